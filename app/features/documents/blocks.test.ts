import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Block, textsOf } from "./blocks";
import { DocumentView } from "./document-view";

const BLOCKS: Block[] = [
  { kind: "heading", level: 1, text: "Agreement" },
  { kind: "paragraph", text: "Between <Northlight> & Maya" },
  { kind: "heading", level: 2, text: "Deliverables" },
  { kind: "list", items: ["1 reel", "2 stories"] },
  { kind: "page-break" },
  { kind: "heading", level: 3, text: "Fee" },
  { kind: "facts", rows: [["Fee", "£900"]] },
];

const html = renderToStaticMarkup(createElement(DocumentView, { blocks: BLOCKS }));

test("the page shows the texts in order, and nothing else", () => {
  const shown = html
    .split(/<[^>]*>/)
    .map((text) => text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&"))
    .filter(Boolean);
  expect(shown).toEqual(textsOf(BLOCKS));
});

test("headings stand one level below the page's own", () => {
  expect([...html.matchAll(/<(h\d)/g)].map(([, name]) => name)).toEqual(["h2", "h3", "h4"]);
});
