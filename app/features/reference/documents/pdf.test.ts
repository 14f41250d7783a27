import { extractText, getDocumentProxy } from "unpdf";
import { expect, test, vi } from "vitest";
import { assets } from "../../../../tests/support/assets";
import { type Block, listTexts, type PrintDocument } from "./blocks";
import { renderPdf as render } from "./pdf.server";

const renderPdf = (document: PrintDocument) => render(document, assets);

const LONG = "Neither side may assign this agreement without the other’s written consent. ".repeat(
  60,
);

const BLOCKS: Block[] = [
  { kind: "heading", level: 1, text: "Agreement – Ørsted & Żółć" },
  {
    kind: "facts",
    rows: [
      ["Fee", "£900.00"],
      ["Where the work may be shown, and for how long", "United Kingdom, 6 months"],
    ],
  },
  { kind: "heading", level: 2, text: "Deliverables" },
  { kind: "list", items: ["1 reel on Instagram", "2 stories: first office flight, ‘official’"] },
  { kind: "paragraph", text: LONG },
  {
    kind: "table",
    columns: ["Campaign", "Cost", "Result"],
    rows: [
      ["Autumn Tempo Club", "£6,156", LONG.slice(0, 300)],
      ["Ørsted", "£0", "No data yet"],
    ],
  },
  { kind: "page-break" },
  { kind: "heading", level: 3, text: "Certificate" },
  {
    kind: "facts",
    rows: [
      ["Hash", "3f2a90bc".repeat(8)],
      ["Clause", LONG],
    ],
  },
];

const DOCUMENT: PrintDocument = {
  title: "Northlight & Maya <Okafor>",
  language: "en-GB",
  createdAt: Date.UTC(2026, 10, 23, 6),
  blocks: BLOCKS,
};

const read = async (bytes: Uint8Array) => getDocumentProxy(bytes.slice());

/** Lines may break anywhere in a document. */
const letters = (text: string) => text.replaceAll(/\s/g, "");

test("says what its blocks say, in order, and nothing else", async () => {
  const { text } = await extractText(await read(await renderPdf(DOCUMENT)), { mergePages: true });
  expect(letters(text)).toBe(letters(listTexts(BLOCKS).join("")));
});

test("is the same file when it is made again, and another for another text or day", async () => {
  const made = await renderPdf(DOCUMENT);
  expect(Buffer.from(await renderPdf(DOCUMENT)).equals(Buffer.from(made))).toBe(true);
  const others = [{ createdAt: DOCUMENT.createdAt + 1_000 }, { blocks: BLOCKS.slice(1) }];
  for (const other of others)
    expect(Buffer.from(await renderPdf({ ...DOCUMENT, ...other })).equals(Buffer.from(made))).toBe(
      false,
    );
});

test("is tagged, with title and language", async () => {
  const pdf = await read(await renderPdf(DOCUMENT));
  const { info, metadata } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: "Northlight and Maya Okafor", Language: "en-GB" });
  expect(metadata?.getRaw()).toContain("<pdfuaid:part>1</pdfuaid:part>");
  const tree = await (await pdf.getPage(1)).getStructTree();
  const roles = (node: typeof tree): string[] =>
    "role" in node ? [node.role, ...node.children.flatMap((child) => roles(child as never))] : [];
  expect(roles(tree).filter((role) => role !== "Root")).toEqual([
    "Document",
    "H1",
    "L",
    ...["LI", "Lbl", "LBody", "LI", "Lbl", "LBody"],
    "H2",
    "L",
    ...["LI", "LBody", "LI", "LBody"],
    "P",
  ]);
  const second = await (await pdf.getPage(2)).getStructTree();
  expect(roles(second).join(" ")).toContain("Table TR TH TH TH TR TH TD TD TR TH TD TD");
});

test("page breaks start a page, and a heading keeps what follows", async () => {
  const filler: Block[] = Array.from({ length: 80 }, (_, i) => ({
    kind: "heading",
    level: 3,
    text: `Heading ${i}`,
  }));
  const line = { kind: "paragraph", text: "A line" } as const;
  for (const above of [[], [line], [line, line], [line, line, line]])
    for (const n of [20, 21, 22]) {
      const blocks: Block[] = [
        ...above,
        ...filler.slice(0, n),
        { kind: "paragraph", text: "Body" },
      ];
      const { text } = await extractText(await read(await renderPdf({ ...DOCUMENT, blocks })));
      expect(text.find((page) => page.includes("Body"))).toContain(`Heading ${n - 1}`);
    }
  const { totalPages } = await extractText(await read(await renderPdf(DOCUMENT)));
  expect(totalPages).toBeGreaterThanOrEqual(3);
});

const drawn = async (texts: string[]) => {
  const blocks: Block[] = [{ kind: "list", items: texts }];
  const { text } = await extractText(await read(await renderPdf({ ...DOCUMENT, blocks })), {
    mergePages: true,
  });
  return letters(text).normalize("NFC");
};

test.each([
  ["Greek", "Ναταλία Παπαδοπούλου"],
  ["Cyrillic", "Наталья Ёлкина"],
  ["combining marks", "Ọ́lá Nǐ g\u0303o"],
  ["modifier letters and hyphens", "\u02bbOkina non\u2011stop \u20108\u2010 × 3"],
  ["Hebrew", "שרה כהן"],
  ["Arabic", "محمد صلاح"],
  ["Chinese", "李娜 陳小明"],
  ["Japanese", "田中 はなこ サトウ、（株）"],
  ["Korean", "김민수"],
])("draws every letter of a name in %s", async (_, text) => {
  expect(await drawn(["Maya", text])).toBe(letters(`Maya${text}`).normalize("NFC"));
});

test("asks for the font of East Asian letters where there is one", async () => {
  const fetch = vi.fn(assets.fetch);
  const blocksOf = (text: string): Block[] => [{ kind: "paragraph", text }];
  await render({ ...DOCUMENT, blocks: blocksOf("Maya Алёна 🏃") }, { fetch });
  expect(fetch).not.toHaveBeenCalled();
  await render({ ...DOCUMENT, blocks: blocksOf("Maya 李") }, { fetch });
  expect(fetch).toHaveBeenCalledOnce();
  const missing = { fetch: async () => new Response(null, { status: 404 }) };
  await expect(render({ ...DOCUMENT, blocks: blocksOf("李") }, missing)).rejects.toThrow("404");
});

test("draws Devanagari with its own font", async () => {
  expect(await drawn(["दीपा"])).not.toContain("U+");
});

test.each([
  ["Maya 🏃", "Maya[U+1F3C3]"],
  ["≤ 20 s", "<=20s"],
])("writes what no font has as a number: %s", async (text, expected) => {
  expect(await drawn([text])).toBe(expected);
});
