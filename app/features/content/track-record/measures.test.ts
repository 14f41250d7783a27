import fc from "fast-check";
import { expect, it, test } from "vitest";
import { DAY_MS, HOUR_MS } from "~/platform/durations";
import {
  type AthleteDeal,
  athleteMeasures,
  type BrandDeal,
  basisText,
  brandMeasures,
  isShownToOthers,
  median,
} from "./measures";

const count = fc.integer({ min: 0, max: 20 });
const athleteDeal = fc
  .record({
    id: fc.uuid(),
    agreed: count,
    onTime: count,
    approved: count,
    rounds: count,
    expected: fc.option(count),
    engagements: fc.option(count),
  })
  .map((deal): AthleteDeal => ({ ...deal, onTime: Math.min(deal.onTime, deal.agreed) }));
const athleteDeals = fc.array(athleteDeal, { maxLength: 12 });

const textOf = (measures: { measure: string; text: string }[], name: string) =>
  measures.find(({ measure }) => measure === name)?.text ?? "";

it("never says more content items on time than were agreed, and what it says does not depend on the order", () => {
  fc.assert(
    fc.property(athleteDeals, (deals) => {
      const measures = athleteMeasures(deals, []);
      const [onTime, agreed] = (textOf(measures, "on_time").match(/\d+/g) ?? ["0", "0"]).map(
        Number,
      );
      expect(onTime).toBeLessThanOrEqual(agreed ?? 0);
      expect(athleteMeasures(deals.toReversed(), [])).toEqual(measures);
    }),
  );
});

it("leaves a deal out of one measure as if it were not there, and of no other", () => {
  fc.assert(
    fc.property(athleteDeals, athleteDeal, (deals, out) => {
      const all = [...deals, out];
      const left = athleteMeasures(all, [{ measure: "revisions", dealId: out.id }]);
      expect(textOf(left, "revisions")).toBe(textOf(athleteMeasures(deals, []), "revisions"));
      expect(textOf(left, "on_time")).toBe(textOf(athleteMeasures(all, []), "on_time"));
    }),
  );
});

const deal: AthleteDeal = {
  ...{ id: "a", agreed: 2, onTime: 1, approved: 2, rounds: 3, expected: 100, engagements: 80 },
};

test("an athlete's measures carry their counts", () => {
  const deals = [deal, { ...deal, id: "b", onTime: 2, rounds: 0, engagements: 100 }];
  expect(athleteMeasures(deals, []).map(({ text }) => text)).toEqual([
    "3 of 4 content items on time",
    "0.8 per content item (3 rounds on 4 approved)",
    "90% of the engagements expected (1 of 2 deals reached them)",
  ]);
  const unknown = [{ ...deal, engagements: null }];
  expect(textOf(athleteMeasures(unknown, []), "forecast")).toBe("Nothing to measure yet");
});

test("a record says how many deals it is measured from, and with how many of the other side", () => {
  expect(basisText({ side: "athlete", deals: 5, others: 3 })).toBe("5 deals with 3 brands");
  expect(basisText({ side: "brand", deals: 1, others: 1 })).toBe("1 deal with 1 athlete");
});

test.each([
  [5, 3, true],
  [4, 3, false],
  [50, 2, false],
])("%i deals with %i others: shown is %s", (deals, others, isShown) => {
  expect(isShownToOthers({ side: "athlete", deals, others })).toBe(isShown);
});

const paid: BrandDeal = {
  ...{ id: "a", agreedAt: 0, fundedAt: 2 * DAY_MS, isPayable: true, isChanged: false },
  ...{ ruled: 0, lost: 0 },
};

test("a brand's measures carry their counts", () => {
  const deals: BrandDeal[] = [
    paid,
    { ...paid, fundedAt: 4 * DAY_MS, isChanged: true, ruled: 2, lost: 1 },
    { ...paid, fundedAt: null },
    { ...paid, fundedAt: null, isPayable: false },
  ];
  expect(brandMeasures(deals, []).map(({ text }) => text)).toEqual([
    "Paid in up front in 2 of 3 deals, typically 3 days after both agreed",
    "1 of 4 deals changed",
    "1 of 2 rulings not in the brand's favour",
  ]);
  expect(brandMeasures([paid], []).at(-1)?.text).toBe("No disputes decided in 1 deal");
  expect(textOf(brandMeasures([{ ...paid, fundedAt: HOUR_MS }], []), "paid")).toContain("1 hour");
});

it("finds a median between the least and the most", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 1 }), (values) => {
      const middle = median(values);
      const below = values.filter((value) => value < middle).length;
      expect(below).toBeLessThanOrEqual(values.length / 2);
      expect(middle).toBeGreaterThanOrEqual(Math.min(...values));
      expect(middle).toBeLessThanOrEqual(Math.max(...values));
    }),
  );
});
