/** Captions in WebVTT or SRT, read strictly and written as WebVTT: what is served holds cues of plain text and nothing else. Pure. */

export const MAX_CAPTIONS = 40_000;
const MAX_CUES = 2_000;

interface Cue {
  startMs: number;
  endMs: number;
  text: string;
}

/** @returns the captions as they are kept, or what is wrong with them */
export function readCaptions(text: string): { vtt: string } | { fault: string } {
  if (text.length > MAX_CAPTIONS)
    return { fault: `Captions must be at most ${MAX_CAPTIONS.toLocaleString("en-GB")} characters` };
  const lines = text
    .replace(/^\uFEFF/, "")
    .replaceAll(/\r\n?/g, "\n")
    .trimEnd()
    .split("\n");
  const start = startOf(lines);
  if (start === null)
    return {
      fault: "The first line must be WEBVTT, or the number of the first caption, as in SRT",
    };
  const cues: Cue[] = [];
  for (const { number, block } of blocksOf(lines, start)) {
    if (/^(NOTE|STYLE|REGION)\b/.test(block[0] ?? "")) continue;
    const cue = readCue(block);
    if (typeof cue === "string") return { fault: `Line ${number}: ${cue}` };
    if (cue.text) cues.push(cue);
  }
  if (cues.length === 0) return { fault: "There are no captions in this" };
  if (cues.length > MAX_CUES) return { fault: `Captions must be at most ${MAX_CUES} entries` };
  return { vtt: write(cues) };
}

/** The line with which captions may begin: below what a WebVTT file says of itself, and at once in SRT. Null: in neither. */
function startOf(lines: string[]): number | null {
  const first = lines.findIndex((line) => line.trim() !== "");
  const line = lines[first] ?? "";
  if (/^\d+$/.test(line.trim()) || line.includes("-->")) return first;
  if (!/^WEBVTT([ \t].*)?$/.test(line)) return null;
  const end = lines.findIndex((one, i) => i > first && (one.trim() === "" || one.includes("-->")));
  return end < 0 ? lines.length : end;
}

/** What stands between empty lines, each with the number of its first line. */
function blocksOf(lines: string[], start: number) {
  const blocks: { number: number; block: string[] }[] = [];
  let block: string[] = [];
  for (const [i, line] of lines.entries()) {
    if (i < start) continue;
    if (line.trim() === "") {
      block = [];
      continue;
    }
    if (block.length === 0) blocks.push({ number: i + 1, block });
    block.push(line);
  }
  return blocks;
}

const TIMING = /^(\S+)[ \t]+-->[ \t]+(\S+)([ \t].*)?$/;

function readCue(block: string[]): Cue | string {
  const at = block.findIndex((line) => line.includes("-->"));
  const [, from = "", to = ""] = TIMING.exec(block[at]?.trim() ?? "") ?? [];
  const [startMs, endMs] = [momentOf(from), momentOf(to)];
  // One line may name the cue.
  if (at > 1 || startMs === null || endMs === null)
    return "a caption starts with its times, such as 00:01.000 --> 00:04.000";
  if (endMs <= startMs) return "a caption must end after it starts";
  const text = block
    .slice(at + 1)
    .map((line) => line.replaceAll(/<[^>]*>?/g, "").trim())
    .filter((line) => line !== "")
    .join("\n");
  return { startMs, endMs, text };
}

/** '01:02.500' or '00:01:02.500'; in SRT '00:01:02,500'. */
function momentOf(text: string): number | null {
  const match = /^(?:(\d{1,}):)?([0-5]\d):([0-5]\d)[.,](\d{3})$/.exec(text);
  if (!match) return null;
  const [hours = 0, minutes = 0, seconds = 0, ms = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  return ((hours * 60 + minutes) * 60 + seconds) * 1000 + ms;
}

const write = (cues: readonly Cue[]) =>
  `WEBVTT\n\n${cues
    .map(({ startMs, endMs, text }) => `${textOf(startMs)} --> ${textOf(endMs)}\n${escaped(text)}`)
    .join("\n\n")}\n`;

/** An arrow would begin a cue; an ampersand that was one already stays. */
const escaped = (text: string) =>
  text
    .replaceAll(/&(?!(amp|lt|gt|nbsp|lrm|rlm);)/g, "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");

function textOf(ms: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const seconds = Math.floor(ms / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return `${two(h)}:${two(m)}:${two(s)}.${String(ms % 1000).padStart(3, "0")}`;
}
