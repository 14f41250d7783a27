import { expect, it } from "vitest";
import { dayOf } from "~/platform/dates";
import { MINUTE_MS } from "~/platform/durations";
import { groupByDay } from "./grouping";

const NOON = Date.UTC(2026, 10, 18, 12);
const said = (seq: number, senderId: string, minutes: number) => ({
  seq,
  senderId,
  createdAt: NOON + minutes * MINUTE_MS,
});

const shape = (messages: ReturnType<typeof said>[]) =>
  groupByDay(messages, dayOf).map(({ groups }) =>
    groups.map((group) => group.messages.map(({ seq }) => seq)),
  );

it("groups the messages that one person sends within five minutes", () => {
  expect(shape([said(1, "a", 0), said(2, "a", 4), said(3, "b", 5), said(4, "a", 6)])).toEqual([
    [[1, 2], [3], [4]],
  ]);
  expect(shape([said(1, "a", 0), said(2, "a", 5)])).toEqual([[[1], [2]]]);
});

it("begins a new group each day", () => {
  expect(shape([said(1, "a", 12 * 60 - 1), said(2, "a", 12 * 60)])).toEqual([[[1]], [[2]]]);
});

it("leaves out days without messages", () => {
  expect(groupByDay([], dayOf)).toEqual([]);
});
