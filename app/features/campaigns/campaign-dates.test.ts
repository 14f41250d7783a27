import { expect, test } from "vitest";
import { dayOf } from "~/platform/dates";
import { completionDay, graceOver } from "./campaign-dates";

const asked = Date.parse("2026-11-01T03:16:00Z");

test("a campaign completes by itself on the fourteenth day after the question, whatever the hour", () => {
  expect(completionDay(asked)).toBe("2026-11-15");
  expect(asked < graceOver("2026-11-14")).toBe(false);
  expect(asked < graceOver("2026-11-15")).toBe(true);
  const late = Date.parse("2026-11-01T23:59:00Z");
  expect(late < graceOver(completionDay(late))).toBe(true);
  expect(dayOf(late)).toBe("2026-11-01");
});
