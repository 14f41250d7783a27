import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { USUAL_CAMPAIGN_TERMS } from "~db/terms";
import { ask, REEL } from "../../../../tests/support/deliverables";
import { changedParts, changesLine, describeChange, disallowedChanges } from "./brief-changes";
import type { BriefTerms } from "./brief-parts";

const brief: BriefTerms = {
  title: "Winter miles",
  description: "Dark, wet and early",
  requirements: "",
  budget: 120_000,
  startDate: "2027-01-01",
  endDate: "2027-02-01",
  audienceCountries: ["GB" as const],
  overdueReview: "remind" as const,
  category: null,
  targetSports: ["Running"],
  minFollowers: 10_000,
  minEngagementRate: null,
  terms: USUAL_CAMPAIGN_TERMS,
  deliverables: [REEL, REEL, ask(2, "story")],
};

describe("what differs", () => {
  test("is named with its old and its new text, and nothing else is", () => {
    expect(changedParts(brief, brief)).toEqual([]);
    expect(
      changedParts(brief, {
        ...brief,
        budget: 150_050,
        endDate: null,
        minFollowers: 10_001,
        requirements: "No drones",
      }).flatMap(describeChange),
    ).toEqual([
      { label: "Budget", before: "£1,200", after: "£1,500.50" },
      { label: "End date", before: "1 Feb 2027", after: "To be agreed" },
      { label: "Requirements", before: "None", after: "No drones" },
      { label: "Minimum followers", before: "10,000", after: "10,001" },
    ]);
  });

  test("is a line of short values, and of names where they are long", () => {
    const changes = changedParts(brief, {
      ...brief,
      budget: 150_000,
      description: "Dark, wet, early, and a good deal longer than before",
      deliverables: [...brief.deliverables, ask(1, "post")],
    });
    expect(changesLine(changes)).toBe(
      "Budget: £1,500 (was £1,200). Description changed. Deliverables changed",
    );
  });
});

describe("what may not change once athletes rely on the brief", () => {
  const hurts = (edited: Partial<BriefTerms>) => disallowedChanges(brief, { ...brief, ...edited });

  test.each<[string, Partial<BriefTerms>]>([
    ["words", { title: "Other", description: "", requirements: "More" }],
    ["who fits", { targetSports: [], minFollowers: 1, minEngagementRate: 9 }],
    ["later dates", { startDate: "2027-01-02", endDate: "2027-03-01" }],
    ["a higher budget", { budget: 120_001 }],
    [
      "more deliverables in another order",
      { deliverables: [ask(2, "story"), ask(1, "live"), REEL, REEL] },
    ],
    [
      "deliverables that are due later",
      {
        deliverables: [
          ask(1, "reel", { due: "2027-01-20" }),
          REEL,
          ask(2, "story", { due: "2027-01-31" }),
        ],
      },
    ],
  ])("not %s", (_, edited) => {
    expect(hurts(edited)).toBeNull();
  });

  test.each<[Partial<BriefTerms>, Record<string, string[]>]>([
    [{ budget: 119_999 }, { budget: ["The budget can't be lower than £1,200"] }],
    [{ budget: null }, { budget: ["The budget can't be lower than £1,200"] }],
    [
      { startDate: "2026-12-31", endDate: null },
      {
        startDate: ["The start date can't be earlier than 1 Jan 2027"],
        endDate: ["The end date can't be earlier than 1 Feb 2027"],
      },
    ],
    [
      { deliverables: [REEL, ask(2, "story")] },
      { deliverables: ["You can add deliverables, but these have to stay: 1 Instagram reel"] },
    ],
  ])("%o", (edited, fields) => {
    expect(hurts(edited)).toEqual(fields);
  });

  test("a deliverable may be due later, not earlier, whatever the order of the rows", () => {
    const asked = { ...brief, deliverables: [REEL, ask(1, "reel", { due: "2027-01-10" })] };
    const changeDue = (...days: (string | null)[]) =>
      disallowedChanges(asked, {
        ...asked,
        deliverables: days.map((due) => ask(1, "reel", { due })),
      });
    expect(changeDue("2027-01-10", null)).toBeNull();
    expect(changeDue("2027-01-20", "2027-01-09")).toBeNull();
    for (const days of [
      ["2027-01-09", null],
      [null, null],
    ])
      expect(changeDue(...days)).toEqual({
        deliverables: [
          "You can add deliverables, but these have to stay: 1 Instagram reel, due 10 Jan 2027",
        ],
      });
  });

  test("what was left open may be filled in", () => {
    const open = { ...brief, budget: null, startDate: null, endDate: null, deliverables: [] };
    expect(disallowedChanges(open, brief)).toBeNull();
  });
});

const day = fc.option(fc.integer({ min: 10, max: 28 }).map((n) => `2027-01-${n}`));
const terms: fc.Arbitrary<BriefTerms> = fc.record({
  title: fc.constant("A"),
  description: fc.constant(""),
  requirements: fc.constant(""),
  budget: fc.option(fc.nat(50)),
  startDate: day,
  endDate: day,
  audienceCountries: fc.constant(["GB" as const]),
  overdueReview: fc.constant("remind" as const),
  category: fc.constant(null),
  targetSports: fc.constant([]),
  minFollowers: fc.constant(null),
  minEngagementRate: fc.constant(null),
  terms: fc.constant(USUAL_CAMPAIGN_TERMS),
  deliverables: fc.array(
    fc
      .record({ format: fc.constantFrom("post" as const, "reel" as const), due: day })
      .map((row) => ask(1, row.format, row)),
    { maxLength: 4 },
  ),
});

test("allowed changes made one after the other are allowed together", () => {
  fc.assert(
    fc.property(terms, terms, terms, (first, second, third) => {
      expect(disallowedChanges(first, first)).toBeNull();
      if (disallowedChanges(first, second) || disallowedChanges(second, third)) return;
      expect(disallowedChanges(first, third)).toBeNull();
    }),
    { numRuns: 2_000 },
  );
});
