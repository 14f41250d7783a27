import fc from "fast-check";
import { expect, test } from "vitest";
import { normsFrom } from "./norms";
import { buildReport } from "./report";
import type { ContentRow, DealRow } from "./report-rows.server";

const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null });
const count = fc.nat(2_000_000_000);
const pence = fc.nat(100_000_000_00);

const deal = (dealId: string): fc.Arbitrary<DealRow> =>
  fc
    .record({
      dealId: fc.constant(dealId),
      campaignId: fc.constant("c"),
      athleteId: fc.uuid(),
      name: fc.string(),
      ended: fc.constantFrom(0, 1),
      fee: pence,
      followers: count,
      expected: maybe(count),
      toAthlete: pence,
      platformFee: pence,
      refunded: pence,
      linkedAt: maybe(count),
      clicks: count,
      clickedOn: maybe(fc.constant("2026-01-01")),
      codedAt: maybe(count),
      orders: count,
      revenue: pence,
      reportedAt: maybe(count),
    })
    .map((row) => ({
      ...row,
      expectedLow: row.expected && row.expected / 2,
      expectedHigh: row.expected && row.expected * 2,
    }));

const post: fc.Arbitrary<ContentRow> = fc.record({
  id: fc.uuid(),
  dealId: fc.constantFrom("a", "b"),
  title: fc.string(),
  url: fc.constant(null),
  platform: maybe(fc.constantFrom("instagram", "tiktok")),
  format: maybe(fc.constantFrom("reel", "story")),
  state: maybe(fc.constantFrom("live", "gone")),
  postedAt: maybe(count),
  followers: maybe(fc.integer({ min: 1, max: 2_000_000_000 })),
  followersThen: fc.constantFrom(0, 1),
  span: fc.constant("7d" as const),
  source: fc.constantFrom("typed", "connected"),
  takenAt: maybe(count),
  impressions: maybe(count),
  reach: maybe(count),
  engagements: maybe(count),
  clicks: maybe(count),
  views: maybe(count),
});

/** All numbers in a value, however deep. */
const numbersIn = (value: unknown): number[] => {
  if (typeof value === "number") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(numbersIn) : [];
};

/** All ranges in a value, however deep. */
const rangesIn = (value: unknown): { low: number; high: number | null }[] => {
  if (!value || typeof value !== "object") return [];
  const nested = Object.values(value).flatMap(rangesIn);
  return "low" in value && "high" in value ? [value as never, ...nested] : nested;
};

test("whatever the rows, a report's numbers are finite and its ranges ordered", () => {
  fc.assert(
    fc.property(deal("a"), deal("b"), fc.array(post, { maxLength: 6 }), (a, b, posts) => {
      const report = buildReport([a, b], posts);
      for (const n of numbersIn(report)) expect(Number.isFinite(n)).toBe(true);
      for (const { low, high } of rangesIn(report))
        if (high !== null) expect(low).toBeLessThanOrEqual(high);
      const { costs, athletes } = report;
      expect(costs.total).toBe(costs.athletes + costs.platformFee);
      expect(costs.total).toBe(athletes.reduce((sum, one) => sum + one.costs.total, 0));
      for (const { each, reason } of Object.values(report.per))
        expect(each === null, "a reason where there is no cost").toBe(reason !== null);
    }),
  );
});

test("the order of athletes and posts changes no total", () => {
  fc.assert(
    fc.property(deal("a"), deal("b"), fc.array(post, { maxLength: 6 }), (a, b, posts) => {
      const [one, other] = [buildReport([a, b], posts), buildReport([b, a], posts.toReversed())];
      expect(one.costs).toEqual(other.costs);
      for (const metric of ["engagements", "reach", "clicks", "orders"] as const)
        expect(one.totals[metric].measure.range).toEqual(other.totals[metric].measure.range);
    }),
  );
});

test("norms are ordered, and are of no platform with few campaigns or brands", () => {
  const ended = fc.record({
    campaignId: fc.integer({ min: 1, max: 40 }).map(String),
    brandId: fc.constantFrom(..."xyzw"),
    platform: fc.constantFrom("instagram" as const, "tiktok" as const),
    format: maybe(fc.constantFrom("reel" as const, "story" as const)),
    followers: fc.nat(1_000_000),
    engagementRate: fc.double({ min: 0, max: 100, noNaN: true }),
    reach: maybe(count),
    engagements: maybe(count),
  });
  let shown = 0;
  fc.assert(
    fc.property(fc.array(ended, { minLength: 60, maxLength: 90 }), (posts) => {
      for (const { campaigns, brands, reach, engagements } of normsFrom(posts)) {
        shown++;
        for (const spread of [reach, engagements]) {
          if (!spread) continue;
          expect(Number.isFinite(spread.low + spread.median + spread.high)).toBe(true);
          expect(spread.low).toBeLessThanOrEqual(spread.median);
          expect(spread.median).toBeLessThanOrEqual(spread.high);
        }
        expect([campaigns >= 20, brands >= 3]).toEqual([true, true]);
      }
    }),
  );
  expect(shown).toBeGreaterThan(0);
});
