import { expect, test } from "vitest";
import { hasEnded } from "./last-day";

test("only a running campaign has ended, and not on its last day", () => {
  expect(hasEnded({ status: "active", endDate: "2026-11-01" }, "2026-11-02")).toBe(true);
  expect(hasEnded({ status: "active", endDate: "2026-11-01" }, "2026-11-01")).toBe(false);
  expect(hasEnded({ status: "active", endDate: null }, "2026-11-02")).toBe(false);
  expect(hasEnded({ status: "completed", endDate: "2026-11-01" }, "2026-11-02")).toBe(false);
});
