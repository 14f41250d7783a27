import { expect, test } from "vitest";
import { USUAL_CAMPAIGN_TERMS } from "~db/terms";
import { REEL } from "../../../../tests/support/deliverables";
import { templateOf, toBriefStart } from "./brief-start";
import { SAMPLES, sampleBrief } from "./samples";
import { campaignSchema } from "./schema";

const brief = {
  title: "Winter miles",
  description: "Dark, wet and early",
  requirements: "",
  budget: 120_050,
  startDate: "2026-01-01",
  endDate: "2026-02-01",
  audienceCountries: ["GB" as const],
  overdueReview: "approve" as const,
  category: "footwear" as const,
  targetSports: ["Running"],
  deliverables: [{ ...REEL, due: "2026-01-20" }],
  terms: { ...USUAL_CAMPAIGN_TERMS, feeFrom: 30_000, feeTo: 45_050 },
  minFollowers: null,
  minEngagementRate: 2.5,
};

test("a form shows a stored brief in pounds, and nothing where nothing is stored", () => {
  expect(toBriefStart(brief)).toEqual({
    ...brief,
    budget: 1200.5,
    package: "own",
    deliverables: [{ ...REEL, due: "2026-01-20", note: undefined }],
    minFollowers: undefined,
    terms: expect.objectContaining({ feeFrom: 300, feeTo: 450.5, exclusiveIn: undefined }),
  });
});

test("the budget of a package is shown as its choice, not as an amount", () => {
  expect(toBriefStart({ ...brief, budget: 100_000 })).toMatchObject({
    budget: undefined,
    package: "medium",
  });
});

test("a template is named as a copy and has no dates", () => {
  expect(templateOf(brief)).toMatchObject({
    title: "Winter miles (copy)",
    startDate: undefined,
    endDate: undefined,
    deliverables: [{ ...REEL, due: undefined, note: undefined }],
  });
  expect(templateOf({ ...brief, title: "x".repeat(200) }).title).toHaveLength(200);
});

test.each(Object.keys(SAMPLES))("the sample %s is a brief that can be created", (name) => {
  const id = "01arz3ndektsv4rrffq69g5fav";
  expect(
    campaignSchema.safeParse({ ...sampleBrief(name), audienceCountries: ["GB"], id }).success,
  ).toBe(true);
});

test("the samples have these budgets and minimums", () => {
  expect(
    Object.values(SAMPLES).map(({ brief: { budget, minFollowers } }) => [budget, minFollowers]),
  ).toEqual([
    [5_000, 10_000],
    [7_500, 25_000],
    [3_500, 15_000],
  ]);
  expect(sampleBrief("__proto__")).toBeNull();
});
