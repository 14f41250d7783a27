import { expect, test } from "vitest";
import { dayOf } from "~/platform/dates";
import { completionDay, graceOver, hasEnded } from "./completion";

const asked = Date.parse("2026-11-01T03:16:00Z");

test("a campaign completes by itself on the fourteenth day after the question, whatever the hour", () => {
  expect(completionDay(asked)).toBe("2026-11-15");
  expect(asked < graceOver("2026-11-14")).toBe(false);
  expect(asked < graceOver("2026-11-15")).toBe(true);
  const late = Date.parse("2026-11-01T23:59:00Z");
  expect(late < graceOver(completionDay(late))).toBe(true);
  expect(dayOf(late)).toBe("2026-11-01");
});

test("only a running campaign has ended, and not on its last day", () => {
  expect(hasEnded({ status: "active", endDate: "2026-11-01" }, "2026-11-02")).toBe(true);
  expect(hasEnded({ status: "active", endDate: "2026-11-01" }, "2026-11-01")).toBe(false);
  expect(hasEnded({ status: "active", endDate: null }, "2026-11-02")).toBe(false);
  expect(hasEnded({ status: "completed", endDate: "2026-11-01" }, "2026-11-02")).toBe(false);
});
