import fc from "fast-check";
import { expect, test } from "vitest";
import { MAX_CAPTIONS, readCaptions } from "./vtt";

const vttOf = (text: string) => (readCaptions(text) as { vtt: string }).vtt;
const faultOf = (text: string) => (readCaptions(text) as { fault: string }).fault;

test("captions are kept as cues of plain text", () => {
  const sent = [
    "\uFEFFWEBVTT - a run\r\nKind: captions\r\n\r\nNOTE by hand\r\n\r\n",
    "1\r\n00:01.000 --> 00:04.500 align:start\r\n<v Maya>Five kilometres & <b>counting</b>\r\n\r\n",
    "STYLE\n::cue { background: url(https://evil.example) }\n\n",
    "01:00:00.000 --> 01:00:01.000\nThe sea\n- at last\n",
  ].join("");
  expect(vttOf(sent)).toBe(
    "WEBVTT\n\n00:00:01.000 --> 00:00:04.500\nFive kilometres &amp; counting\n\n" +
      "01:00:00.000 --> 01:00:01.000\nThe sea\n- at last\n",
  );
});

test("captions in SRT are kept as WebVTT", () => {
  const srt =
    "1\r\n00:00:01,000 --> 00:00:02,500\r\n<i>Hello</i>\r\n\r\n2\r\n0:01:00,000 --> 0:01:01,000\r\nBye\r\n";
  expect(vttOf(srt)).toBe(
    "WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nHello\n\n00:01:00.000 --> 00:01:01.000\nBye\n",
  );
});

test.each([
  ["", "The first line must be WEBVTT"],
  ["Hello\n00:00:01,000 --> 00:00:02,000\nHi", "The first line must be WEBVTT"],
  ["WEBVTT", "There are no captions in this"],
  ["WEBVTT\n\n00:01 --> 00:02\nHi", /^Line 3: a caption starts with its times/],
  ["WEBVTT\n\nHello", /^Line 3: a caption starts with its times/],
  ["WEBVTT\n\n00:02.000 --> 00:01.000\nHi", "Line 3: a caption must end after it starts"],
  [`WEBVTT\n${" ".repeat(MAX_CAPTIONS)}`, /at most 40,000 characters/],
])("%j is refused", (text, fault) => {
  expect(faultOf(text)).toMatch(fault);
});

test("whatever is sent, what is kept has no tag, no style, and reads the same again", () => {
  const line = fc.constantFrom("<c.x>", "-->", "STYLE", "&amp;", "&lt;script&gt;", "<", "a", "");
  const cue = fc.array(line, { maxLength: 6 }).map((parts) => parts.join(""));
  fc.assert(
    fc.property(fc.array(cue, { minLength: 1, maxLength: 5 }), (texts) => {
      const cues = texts.map((text, i) => `00:0${i}.000 --> 00:0${i}.900\n${text}`);
      const read = readCaptions(`WEBVTT\n\n${cues.join("\n\n")}\n`);
      if ("fault" in read) return;
      expect(read.vtt).not.toMatch(/<|\n\nSTYLE/);
      expect(readCaptions(read.vtt)).toEqual(read);
    }),
  );
});
