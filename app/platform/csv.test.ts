import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CsvError, csvCell, csvLine, csvStart, readCsv } from "./csv";
import { decodeText } from "./decode-text";

it("neutralises every formula, however it is hidden", () => {
  for (const text of ["=1+1", "+1", "-1+1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "  =1"])
    expect(csvCell(text)).toBe(`"'${text}"`);
  for (const sign of ["＝", "＋", "－", "＠", "﹦", "₌", "−"])
    expect(csvCell(`${sign}cmd`)).toBe(`"'${sign}cmd"`);
  for (const hidden of ["\u200b=1", "\u202e \ufeff=1", "\ue000=1", "\u0000=1"])
    expect(csvCell(hidden)).toBe(`"'${hidden}"`);
  expect(csvCell("Zz;=cmd|' /C calc'!A0")).toBe("\"Zz;'=cmd|' /C calc'!A0\"");
  for (const separator of [",", ";", "|", "\t", "\n"])
    expect(csvCell(`Zz${separator} @SUM(A1)`)).toBe(`"Zz${separator}' @SUM(A1)"`);
  expect(csvCell("Leeds, UK; est. 1990 (e-mail: a@b)")).toBe(
    '"Leeds, UK; est. 1990 (e-mail: a@b)"',
  );
  expect(csvCell("Anne-Marie")).toBe('"Anne-Marie"');
  expect(csvCell(-1.5)).toBe("-1.5");
  expect(csvCell("-42.50")).toBe("-42.50");
});

const cellsOf = (text: string) => readCsv(text).map(({ cells }) => cells);

/** Text that our writer guards with an apostrophe is another one when it comes back. */
const harmless = fc
  .string({ unit: fc.constantFrom(..."abc äé£€\"';,\t\r\n0123".split("")), minLength: 1 })
  .filter((text) => csvLine([text]) === `"${text.replaceAll('"', '""')}"\r\n`);

describe("reading CSV", () => {
  it("gives back what our writer has written", () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(harmless, { minLength: 2, maxLength: 2 }), {
          minLength: 1,
          maxLength: 20,
        }),
        (rows) => {
          const text = csvStart(["code", "reference"]) + rows.map(csvLine).join("");
          expect(cellsOf(text)).toEqual([["code", "reference"], ...rows]);
        },
      ),
    );
  });

  it("never fails otherwise than by saying so, and never hangs", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'a",;\t\r\n'.split("")), maxLength: 60 }),
        (text) => {
          try {
            for (const { line, cells } of readCsv(text)) {
              expect(line).toBeGreaterThan(0);
              expect(cells.length).toBeGreaterThan(0);
            }
          } catch (error) {
            expect(error).toBeInstanceOf(CsvError);
          }
        },
      ),
    );
  });

  it.each([
    ["commas", "a,b\n1,2"],
    ["semicolons", "a;b\r\n1;2\r\n"],
    ["tabs", "a\tb\r1\t2"],
    ["a first line for spreadsheets", "sep=;\r\na;b\r\n1;2"],
    ["a byte order mark", "\ufeffa,b\n1,2"],
    ["a separator in quotes in the first line", '"a";b\n1;2'],
  ])("takes %s", (_, text) => {
    expect(cellsOf(text)).toEqual([
      ["a", "b"],
      ["1", "2"],
    ]);
  });

  it("counts lines, also within quotes and of empty rows", () => {
    const text = 'a,b\n"one\r\ntwo","say ""hi"""\n\n,\n3,4';
    expect(readCsv(text)).toEqual([
      { line: 1, cells: ["a", "b"] },
      { line: 2, cells: ["one\r\ntwo", 'say "hi"'] },
      { line: 6, cells: ["3", "4"] },
    ]);
  });

  it("says on which line a quotation mark is wrong", () => {
    for (const text of ['a,b\n"1,2\n3,4', 'a,b\n"1"2,3'])
      expect(() => readCsv(text)).toThrow(expect.objectContaining({ line: 2 }));
  });
});

describe("the encoding of a file", () => {
  const text = "code;revenue\r\nMAYA10;£12\r\n";
  const utf16 = (little: boolean, mark: string) => {
    const view = new DataView(new ArrayBuffer((mark + text).length * 2));
    [...(mark + text)].forEach((letter, i) => {
      view.setUint16(i * 2, letter.charCodeAt(0), little);
    });
    return new Uint8Array(view.buffer);
  };
  it.each([
    ["UTF-8", new TextEncoder().encode(text)],
    ["UTF-8 with a mark", new TextEncoder().encode(`\ufeff${text}`)],
    ["UTF-16 LE", utf16(true, "\ufeff")],
    ["UTF-16 BE", utf16(false, "\ufeff")],
    ["UTF-16 LE without a mark", utf16(true, "")],
    ["UTF-16 BE without a mark", utf16(false, "")],
    ["Windows-1252", Uint8Array.from(text, (letter) => letter.charCodeAt(0))],
  ])("is found: %s", (_, bytes) => {
    expect(decodeText(bytes)).toBe(text);
  });
});
