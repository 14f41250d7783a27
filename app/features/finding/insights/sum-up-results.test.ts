import fc from "fast-check";
import { expect, test } from "vitest";
import type {
  CampaignRow,
  ContentRow,
  DealRow,
} from "~/features/content/campaign-results/report-rows.server";
import { type ResultsGroup, sumUpResults } from "./sum-up-results";

const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null });

const campaigns = ["one", "two", "empty"].map(
  (id): CampaignRow => ({
    ...{
      id,
      title: id,
      status: "active",
      company: "Northlight",
      logo: null,
      printedLogo: null,
      startDate: null,
      endDate: null,
    },
    ...{ goal: null, target: null, baseline: null, method: null, goalAt: null },
  }),
);

const deal = (dealId: string): fc.Arbitrary<DealRow> =>
  fc
    .record({
      campaignId: fc.constantFrom("one", "two"),
      athleteId: fc.constantFrom("ada", "ben", "cleo"),
      ended: fc.constantFrom(0, 1),
      ...{ fee: fc.nat(100_000), toAthlete: fc.nat(100_000), platformFee: fc.nat(9_000) },
      ...{ refunded: fc.nat(100_000), clicks: fc.nat(500), orders: fc.nat(50) },
      ...{ linkedAt: maybe(fc.constant(1)), codedAt: maybe(fc.constant(1)) },
    })
    .map((row) => ({
      ...row,
      ...{ dealId, name: row.athleteId, followers: 10_000, revenue: row.orders * 1_000 },
      ...{ expectedLow: null, expected: null, expectedHigh: null },
      ...{ clickedOn: null, reportedAt: row.codedAt },
    }));

const post: fc.Arbitrary<ContentRow> = fc
  .record({
    id: fc.uuid(),
    dealId: fc.constantFrom("1", "2", "3", "4"),
    platform: fc.constantFrom("instagram", "tiktok"),
    format: maybe(fc.constantFrom("reel", "story")),
    source: fc.constantFrom("typed", "connected"),
    engagements: maybe(fc.nat(9_000)),
    reach: maybe(fc.nat(90_000)),
  })
  .map((row) => ({
    ...row,
    ...{ title: "", url: null, state: null, postedAt: 1, followers: 1_000, followersThen: 1 },
    span: row.engagements === null && row.reach === null ? null : "7d",
    ...{ takenAt: 1, impressions: null, clicks: null, views: null },
  }));

const rows = fc.record({
  deals: fc.tuple(deal("1"), deal("2"), deal("3"), deal("4")),
  posts: fc.array(post, { maxLength: 12 }),
});

const sum = <Row>(list: readonly Row[], of: (row: Row) => number) =>
  list.reduce((total, row) => total + of(row), 0);

test("every deal and post counts once: campaigns and athletes each add up to the whole", () => {
  fc.assert(
    fc.property(rows, ({ deals, posts }) => {
      const {
        all,
        campaigns: shown,
        athletes,
        formats,
      } = sumUpResults({ campaigns, deals, posts });
      for (const groups of [shown, athletes] as ResultsGroup[][]) {
        for (const part of ["athletes", "platformFee", "total", "unsettled"] as const)
          expect(sum(groups, ({ report }) => report.costs[part])).toBe(all.report.costs[part]);
        for (const metric of ["reach", "engagements", "clicks", "orders", "revenue"] as const)
          for (const end of ["low", "high"] as const)
            expect(
              sum(groups, ({ report }) => report.totals[metric].measure.range?.[end] ?? 0),
            ).toBe(all.report.totals[metric].measure.range?.[end] ?? 0);
        expect(sum(groups, (group) => group.posts)).toBe(posts.length);
        expect(sum(groups, ({ measured }) => measured)).toBe(all.measured);
      }
      expect(sum(formats, (format) => format.posts)).toBe(posts.length);
      expect(sum(formats, ({ reach }) => reach.measure.range?.low ?? 0)).toBe(
        all.report.totals.reach.measure.range?.low ?? 0,
      );
      expect(shown.map(({ campaign }) => campaign.id)).not.toContain("empty");
    }),
  );
});

test("no athlete stands before one whose order, else click, else engagement costs less", () => {
  fc.assert(
    fc.property(rows, ({ deals, posts }) => {
      const costs = sumUpResults({ campaigns, deals, posts }).athletes.map(({ report: { per } }) =>
        [per.sale, per.click, per.engagement].map(({ each }) => each?.low ?? Infinity),
      );
      for (const [i, own] of costs.entries())
        for (const later of costs.slice(i + 1)) {
          const place = own.findIndex((cost, at) => cost !== later[at]);
          if (place >= 0) expect(own[place]).toBeLessThan(later[place] ?? 0);
        }
    }),
  );
});
