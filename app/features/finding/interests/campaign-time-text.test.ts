import { expect, test } from "vitest";
import { campaignTimeText } from "./campaign-time-text";

test("counts the days of a running campaign that ends within 30, and dates any other", () => {
  const text = (endDate: string | null, startDate: string | null = null) =>
    campaignTimeText({ startDate, endDate }, "2026-11-18");
  expect(text("2026-11-18")).toBe("Last day today");
  expect(text("2026-11-19")).toBe("1 day left");
  expect(text("2026-12-18", "2026-11-01")).toBe("30 days left");
  expect(text("2026-12-10", "2026-12-01"), "not begun").toMatch(/^1 Dec.* to 10 Dec/);
  expect(text("2026-12-19", "2026-11-01")).toMatch(/^1 Nov.* to 19 Dec/);
  expect(text(null, "2026-11-01")).toMatch(/^From 1 Nov/);
  expect(text(null)).toBe("");
});
