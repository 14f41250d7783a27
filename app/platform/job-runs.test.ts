import { expect, it } from "vitest";
import { isLate, nextRun } from "./job-runs";

const at = (time: string) => Date.parse(`2026-11-23T${time}Z`);

it.each([
  ["* * * * *", "16:00:00", "16:01:00"],
  ["* * * * *", "16:00:59", "16:01:00"],
  ["*/10 * * * *", "16:09:59", "16:10:00"],
  ["*/10 * * * *", "16:10:00", "16:20:00"],
  ["15 3 * * *", "03:14:59", "03:15:00"],
] as const)("%s after %s is due at %s", (cron, now, next) => {
  expect(nextRun(cron, at(now))).toBe(at(next));
});

it("is due the next day when today's time has passed", () => {
  expect(nextRun("15 3 * * *", at("03:15:00"))).toBe(Date.parse("2026-11-24T03:15:00Z"));
});

it("is late after two runs were left out", () => {
  const job = { when: "* * * * *" };
  expect(isLate(job, at("16:00:00"), at("16:03:00"))).toBe(false);
  expect(isLate(job, at("16:00:00"), at("16:03:01"))).toBe(true);
});
