import { expect, test } from "vitest";
import { CONTENT_STATUSES, USER_TYPES } from "~db/constants";
import { nextStatus, TRANSITIONS, type Transition } from "./status";

/** Every state x transition x role, written out; all others lead nowhere. */
const ALLOWED: Record<string, string> = {
  "draft submit athlete": "awaiting_review",
  "draft polish athlete": "polishing",
  "polishing finish staff": "awaiting_review",
  "awaiting_review approve brand": "approved",
  "awaiting_review request-changes brand": "rejected",
  "awaiting_review flag brand": "draft",
  "rejected revise athlete": "awaiting_review",
  "approved post athlete": "posted",
};

const cases = CONTENT_STATUSES.flatMap((status) =>
  (Object.keys(TRANSITIONS) as Transition[]).flatMap((transition) =>
    USER_TYPES.map((who) => ({ status, transition, who })),
  ),
);

test.each(cases)("$status, $transition by $who", ({ status, transition, who }) => {
  expect(nextStatus(status, transition, who)).toBe(
    ALLOWED[`${status} ${transition} ${who}`] ?? null,
  );
});

test("nothing leads out of posted, and every other state has a way on", () => {
  const leaving = new Set(Object.values(TRANSITIONS).map(({ from }) => from as string));
  expect(CONTENT_STATUSES.filter((status) => !leaving.has(status))).toEqual(["posted"]);
});
