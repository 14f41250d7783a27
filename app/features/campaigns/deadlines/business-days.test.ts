import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DAY_MS } from "~/platform/durations";
import { addBusinessDays, addDays, BANK_HOLIDAYS, byLastDay, isBusinessDay } from "./business-days";

test("the soonest day comes first, and what has no deadline last", () => {
  const days = [null, "2026-12-01", "2026-11-30", undefined, "2027-01-01"];
  // `sort` would put `undefined` last by itself.
  const sorted = days.map((day) => ({ day })).sort((a, b) => byLastDay(a.day, b.day));
  expect(sorted.map(({ day }) => day)).toEqual([
    "2026-11-30",
    "2026-12-01",
    "2027-01-01",
    null,
    undefined,
  ]);
});

const day = fc
  .integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2030, 11, 31) })
  .map((at) => new Date(at).toISOString().slice(0, 10));

/** Easter Sunday, by the Gregorian computus (Meeus). */
function easter(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d =
    (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return new Date(Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1)).toISOString().slice(0, 10);
}

const weekday = (date: string) => new Date(date).getUTCDay();
const mondayFrom = (date: string) => addDays(date, (8 - weekday(date)) % 7);

describe("the list of bank holidays", () => {
  test.each(Object.entries(BANK_HOLIDAYS))(
    "of %s matches the rules for bank holidays",
    (year, listed) => {
      const fixed = [`${year}-01-01`, `${year}-12-25`, `${year}-12-26`];
      const rules = [
        addDays(easter(Number(year)), -2),
        addDays(easter(Number(year)), 1),
        mondayFrom(`${year}-05-01`),
        mondayFrom(`${year}-05-25`),
        mondayFrom(`${year}-08-25`),
      ];
      // A holiday on a weekend moves to the next weekday that is no holiday.
      for (const one of fixed) {
        let moved = one;
        while ([0, 6].includes(weekday(moved)) || rules.includes(moved)) moved = addDays(moved, 1);
        rules.push(moved);
      }
      expect(listed.map((date) => `${year}-${date}`)).toEqual([...rules].sort());
    },
  );

  test("has eight days each year, without a gap between the years", () => {
    const years = Object.keys(BANK_HOLIDAYS).map(Number);
    expect(years).toEqual(years.map((_, index) => 2026 + index));
    for (const days of Object.values(BANK_HOLIDAYS)) expect(days).toHaveLength(8);
  });

  test("reaches at least a year ahead of today: add the next year from gov.uk/bank-holidays", () => {
    const inAYear = new Date(Date.now() + 365 * DAY_MS).getUTCFullYear();
    expect(Object.keys(BANK_HOLIDAYS).map(Number)).toContain(inAYear);
  });
});

describe("business days", () => {
  test.each([
    ["2026-11-20", 3, "2026-11-25", "over a weekend"],
    ["2026-11-21", 3, "2026-11-25", "from a Saturday"],
    ["2026-12-23", 3, "2026-12-30", "over Christmas with its substitute day"],
    ["2026-04-01", 1, "2026-04-02", "to the day before Good Friday"],
    ["2026-04-02", 1, "2026-04-07", "over Easter"],
    ["2029-12-24", 1, "2029-12-25", "in a year without a list, only over weekends"],
  ])("%s and %i is %s: %s", (from, n, to) => {
    expect(addBusinessDays(from, n)).toBe(to);
  });

  test("adding n passes n business days and ends on one", () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 30 }), (from, n) => {
        const to = addBusinessDays(from, n);
        expect(isBusinessDay(to)).toBe(true);
        let counted = 0;
        for (let one = addDays(from, 1); one <= to; one = addDays(one, 1))
          if (isBusinessDay(one)) counted += 1;
        expect(counted).toBe(n);
      }),
    );
  });

  test("a later start never gives an earlier deadline", () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 10 }), (from, n) => {
        expect(addBusinessDays(addDays(from, 1), n) >= addBusinessDays(from, n)).toBe(true);
      }),
    );
  });
});
