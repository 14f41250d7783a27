import fc from "fast-check";
import { expect, it, test } from "vitest";
import { DAY_MS } from "~/platform/durations";
import { findEarliestDay, PERIODS, periodRange } from "./periods";

const NOW = Date.UTC(2026, 2, 31, 23, 59);

test("a period ends today, and the one before it is as long", () => {
  expect(periodRange("30d", NOW)).toEqual({
    from: "2026-03-02",
    before: "2026-01-31",
    months: ["2025-10", "2025-11", "2025-12", "2026-01", "2026-02", "2026-03"],
  });
  expect(periodRange("12m", NOW).months).toHaveLength(12);
});

it("asks for all days that its periods and months need, at any moment", () => {
  const moments = fc.integer({ min: 0, max: Date.UTC(2100, 0) });
  fc.assert(
    fc.property(moments, fc.constantFrom(...PERIODS), (now, period) => {
      const range = periodRange(period, now);
      const days = (Date.parse(range.from) - Date.parse(range.before)) / DAY_MS;
      expect(days).toBe({ "30d": 30, "90d": 90, "12m": 365 }[period]);
      expect(new Set(range.months).size).toBe(range.months.length);
      expect(
        findEarliestDay(range) <= range.before && findEarliestDay(range) <= `${range.months[0]}-01`,
      ).toBe(true);
    }),
  );
});
