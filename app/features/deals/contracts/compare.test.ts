import { describe, expect, test } from "vitest";
import { ON_APPROVAL } from "~db/terms";
import { ask, REEL } from "../../../../tests/support/deliverables";
import { buildClauses } from "./clauses";
import { changedTerms } from "./compare";
import type { ContractDocument } from "./document";
import { type Terms, termsOf } from "./terms";
import { unusualTerms } from "./unusual-terms";

const TERMS: Terms = {
  ...termsOf({ fee: 90_000, deliverables: [ask(2, "reel")], endDate: "2026-12-20" }),
  exclusiveIn: "footwear",
  exclusiveMonths: 3,
};

const documentWith = (terms: Partial<Terms> = {}): ContractDocument => ({
  contract: "c",
  number: 1,
  sentAt: 0,
  campaign: { id: "k", title: "Autumn miles", startDate: null, endDate: null },
  brand: { id: "b", name: "Northlight" },
  athlete: { id: "a", name: "Ada North" },
  audience: ["GB"],
  terms: { ...TERMS, ...terms },
});

const [deliverable] = TERMS.deliverables as [Terms["deliverables"][number]];

const HALVES: Terms["milestones"] = [
  { ...ON_APPROVAL, name: "First half", share: 50, release: "signing" },
  { ...ON_APPROVAL, name: "Second half", share: 50 },
];

/** One change of each term, and the terms of the contract that it is shown as. */
const CHANGES: [Partial<Terms>, string[]][] = [
  [{ fee: 100_000 }, ["fee"]],
  [{ milestones: HALVES }, ["milestones-1", "milestones-2"]],
  [{ milestones: [{ ...ON_APPROVAL, due: "2027-03-31" }] }, ["milestones-1"]],
  [{ milestones: [{ ...ON_APPROVAL, release: "deliverable-1" }] }, ["milestones-1"]],
  [{ milestones: [{ ...ON_APPROVAL, name: "All of it" }] }, ["milestones-1"]],
  [{ deliverables: [{ ...deliverable, count: 3 }] }, ["deliverable-1"]],
  [{ deliverables: [{ ...deliverable, due: null }] }, ["deliverable-1"]],
  [{ deliverables: [{ ...deliverable, note: "Outdoors" }] }, ["deliverable-1"]],
  [{ deliverables: [deliverable, deliverable] }, ["deliverable-2"]],
  [{ postDays: 60 }, ["postDays"]],
  [{ sendsProduct: true }, ["sendsProduct"]],
  [{ revisions: 1 }, ["revisions"]],
  [{ use: "paid" }, ["use"]],
  [{ use: "none" }, ["use", "useMonths", "useTerritory"]],
  [{ useMonths: 12 }, ["useMonths"]],
  [{ useTerritory: "worldwide" }, ["useTerritory"]],
  [{ exclusiveIn: "nutrition" }, ["exclusiveIn"]],
  [{ exclusiveIn: null }, ["exclusiveIn", "exclusiveMonths", "exclusiveTerritory"]],
  [{ exclusiveMonths: 12 }, ["exclusiveMonths"]],
  [{ exclusiveTerritory: "uk_eu" }, ["exclusiveTerritory"]],
  [{ noticeDays: 30 }, ["notice"]],
  [{ cancellationFee: 0 }, ["cancellation-fee"]],
  [{ law: "scotland" }, ["law"]],
  [{ category: "footwear" }, ["category"]],
];

describe("the terms that changed", () => {
  test("the table changes every term", () => {
    const changed = new Set(CHANGES.flatMap(([change]) => Object.keys(change)));
    expect([...changed].sort()).toEqual(Object.keys(TERMS).sort());
  });

  test("the same terms show no change", () => {
    expect(changedTerms(documentWith(), { ...documentWith(), number: 2, sentAt: 9 })).toEqual([]);
  });

  for (const [change, keys] of CHANGES)
    test(`${JSON.stringify(change).slice(0, 60)} shows ${keys.join(", ")}, and back again`, () => {
      const [before, after] = [documentWith(), documentWith(change)];
      const changes = changedTerms(before, after);
      expect(changes.map(({ key }) => key).sort()).toEqual([...keys].sort());
      expect(changedTerms(after, before).map((one) => [one.key, one.after, one.before])).toEqual(
        expect.arrayContaining(changes.map((one) => [one.key, one.before, one.after])),
      );
    });

  for (const [change] of CHANGES)
    test(`${JSON.stringify(change).slice(0, 60)} changes what the contract says`, () => {
      const textOf = (document: ContractDocument) =>
        buildClauses(document).flatMap(({ plain, text, terms }) => [plain, ...text, terms]);
      expect(textOf(documentWith(change))).not.toEqual(textOf(documentWith()));
    });
});

test("every clause says what it means in one line", () => {
  for (const { plain, text } of buildClauses(documentWith())) {
    expect(plain).toMatch(/^[A-Z£0-9“].*\.$/);
    expect(text.length).toBeGreaterThan(0);
  }
});

describe("terms beyond what is usual", () => {
  const textsOf = (terms: Partial<Terms>, shorter: number | null = null) =>
    unusualTerms({ ...TERMS, ...terms }, shorter).map(({ text }) => text);

  test("the usual terms say nothing", () => {
    expect(textsOf({})).toEqual([]);
  });

  const ASKS: [Partial<Terms>, string][] = [
    [{ useMonths: 13 }, "13 months of reposts is longer than usual (12 months)."],
    [{ use: "paid", useMonths: 7 }, "7 months of paid ads is longer than usual (6 months)."],
    [
      { use: "paid", useTerritory: "worldwide" },
      "Paid ads in all countries is wider than usual (one region).",
    ],
    [
      { exclusiveMonths: 24 },
      "24 months of exclusivity in running and sports shoes is longer than usual (3 months).",
    ],
    [
      { exclusiveTerritory: "worldwide" },
      "Exclusivity in all countries is wider than usual (one region).",
    ],
    [{ revisions: 4 }, "4 rounds of changes is more than usual (3)."],
    [
      { milestones: [{ ...ON_APPROVAL, release: "signing" }] },
      "100% of the fee on signing is more than usual (50%).",
    ],
    [
      { cancellationFee: 0 },
      "Nothing is owed if the brand ends it early. Half of the fee is usual.",
    ],
    [{ noticeDays: 31 }, "31 days' notice is longer than usual (30)."],
  ];
  for (const [terms, text] of ASKS)
    test(text, () => {
      expect(textsOf(terms)).toEqual([text]);
    });

  test("half of the fee on signing says nothing", () => {
    expect(textsOf({ milestones: HALVES })).toEqual([]);
  });

  test("a time without a right says nothing", () => {
    expect(textsOf({ use: "none", useMonths: 60, exclusiveIn: null, exclusiveMonths: 36 })).toEqual(
      [],
    );
  });

  test("an exclusivity that most others exceed is compared with what is usual", () => {
    expect(textsOf({ exclusiveMonths: 6 }, 4)).toEqual([
      "6 months of exclusivity in running and sports shoes is longer than usual (3 months).",
    ]);
  });

  test("an exclusivity is compared with other contracts where there are enough", () => {
    expect(textsOf({ exclusiveMonths: 24 }, 9)).toEqual([
      "24 months of exclusivity in running and sports shoes is longer than in 9 of 10 contracts here.",
    ]);
  });
});

test("work without a date is due days before the campaign ends, so that it can be posted in time", () => {
  const { deliverables } = termsOf({
    fee: 1,
    deliverables: [REEL, ask(1, "post", { due: "2027-02-10" })],
    endDate: "2027-03-02",
  });
  expect(deliverables.map(({ due }) => due)).toEqual(["2027-02-27", "2027-02-10"]);
});
