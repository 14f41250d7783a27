import { expect, test } from "vitest";
import { CAMPAIGN_STATUSES, CONTENT_STATUSES, USER_TYPES } from "~db/constants";
import {
  approveSchema,
  editContentSchema,
  flagSchema,
  polishSchema,
  postSchema,
  requestChangesSchema,
} from "./schema";
import { ALLOWS_TRANSITIONS, contentMachine, isVisibleToBrand } from "./status";
import { FORM_STATUS } from "./status-tables";

/** Every state x transition x role, written out; all others lead nowhere. */
const ALLOWED: Record<string, string> = {
  "draft save athlete": "draft",
  "draft submit athlete": "awaiting_review",
  "awaiting_review withdraw athlete": "draft",
  "draft polish athlete": "polishing",
  "polishing recall athlete": "draft",
  "polishing return staff": "draft",
  "polishing finish staff": "awaiting_review",
  "awaiting_review send-own athlete": "awaiting_review",
  "awaiting_review approve brand": "approved",
  "awaiting_review request-changes brand": "rejected",
  "awaiting_review flag brand": "draft",
  "rejected revise athlete": "awaiting_review",
  "approved post athlete": "posted",
};

const cases = CONTENT_STATUSES.flatMap((status) =>
  contentMachine.names.flatMap((transition) =>
    USER_TYPES.map((who) => ({ status, transition, who })),
  ),
);

test.each(cases)("$status, $transition by $who", ({ status, transition, who }) => {
  expect(contentMachine.next(status, transition, who)).toBe(
    ALLOWED[`${status} ${transition} ${who}`] ?? null,
  );
});

test("posted is final, and every other state has a transition", () => {
  const leaving = new Set(
    Object.values(contentMachine.transitions).map(({ from }): string => from),
  );
  expect(CONTENT_STATUSES.filter((status) => !leaving.has(status))).toEqual(["posted"]);
});

test("content moves in running and completed campaigns, never after a cancellation", () => {
  expect(CAMPAIGN_STATUSES.filter((status) => ALLOWS_TRANSITIONS[status])).toEqual([
    "active",
    "completed",
  ]);
});

test("a brand sees every content but a draft", () => {
  expect(CONTENT_STATUSES.filter((status) => !isVisibleToBrand(status))).toEqual(["draft"]);
});

test("each form that takes a content on has its state", () => {
  const forms = [polishSchema, editContentSchema, approveSchema, requestChangesSchema, flagSchema];
  const intents = [...forms, postSchema].flatMap(({ shape }) => [
    ...("options" in shape.intent ? shape.intent.options : shape.intent.values),
  ]);
  expect(Object.keys(FORM_STATUS).toSorted()).toEqual(intents.toSorted());
});

test.each(Object.entries(FORM_STATUS))(
  "the form of %s is for %s, as its transition is",
  (intent, status) => {
    const aliases: Record<string, string> = { "save-submit": "submit" };
    const { transitions } = contentMachine;
    expect(transitions[(aliases[intent] ?? intent) as keyof typeof transitions].from).toBe(status);
  },
);
