import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { listTexts } from "~/features/reference/documents/blocks";
import { ON_APPROVAL } from "~db/terms";
import { ask } from "../../../../tests/support/deliverables";
import { buildClauses } from "./clauses";
import { ContractTerms } from "./contract-terms";
import type { ContractDocument } from "./document";
import { printContract } from "./print";
import { termsOf } from "./terms";

const CONTRACT: ContractDocument = {
  contract: "c",
  number: 2,
  sentAt: 0,
  campaign: { id: "k", title: "Autumn <miles> & more", startDate: null, endDate: null },
  brand: { id: "b", name: "Northlight" },
  athlete: { id: "a", name: "Ada North" },
  audience: ["GB"],
  terms: {
    ...termsOf({ fee: 90_000, deliverables: [ask(2, "reel")], endDate: "2026-12-20" }),
    milestones: [
      { ...ON_APPROVAL, name: "First half", share: 50, release: "signing" },
      { ...ON_APPROVAL, name: "Second half", share: 50, due: "2027-03-31" },
    ],
    exclusiveIn: "footwear",
    exclusiveMonths: 3,
  },
};
const amends = { contract: "c", version: 2, hash: "3f2a", signedOn: "2026-11-23" };
const ending = { endsOn: "2026-12-01", brandPays: 45_000, delivered: "go_on" } as const;

const letters = (text: string) => text.replaceAll(/\s/g, "");

test.each([
  ["contract", CONTRACT],
  ["amendment", { ...CONTRACT, amends }],
  ["cancellation", { ...CONTRACT, amends, ending }],
])("the file of a %s says what its page says, in the same order", (_, document) => {
  const clauses = buildClauses(document);
  const page = renderToStaticMarkup(
    createElement(ContractTerms, {
      contract: { summary: [], clauses: clauses.map((clause) => ({ ...clause, comments: [] })) },
      names: { brand: "Northlight", athlete: "Ada North" },
    }),
  )
    .replace(/^.*<\/summary>/, "")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
  const { blocks } = printContract({
    ...{ document, clauses, hash: "3f2a", verifyAt: "https://laurel.example/verify" },
    signatures: [],
  });
  const [, , ...said] = blocks.slice(
    0,
    blocks.findIndex(({ kind }) => kind === "page-break"),
  );
  expect(letters(page)).toBe(letters(listTexts(said).join("")));
});
