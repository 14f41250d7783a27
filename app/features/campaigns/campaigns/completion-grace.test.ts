import { expect, test } from "vitest";
import { dayOf } from "~/platform/dates";
import { completionDay, graceStartedBefore } from "./completion-grace";

const asked = Date.parse("2026-11-01T03:16:00Z");

test("a campaign completes by itself on the fourteenth day after the question, whatever the hour", () => {
  expect(completionDay(asked)).toBe("2026-11-15");
  expect(asked < graceStartedBefore("2026-11-14")).toBe(false);
  expect(asked < graceStartedBefore("2026-11-15")).toBe(true);
  const late = Date.parse("2026-11-01T23:59:00Z");
  expect(late < graceStartedBefore(completionDay(late))).toBe(true);
  expect(dayOf(late)).toBe("2026-11-01");
});
