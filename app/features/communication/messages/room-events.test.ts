import { expect, test } from "vitest";
import type { Message, Thread } from "./load-thread.server";
import { applyEvents, mergeFrames, NO_EVENTS } from "./room-events";

const message = (seq: number, senderId: string, change: Partial<Message> = {}): Message => ({
  seq,
  senderId,
  clientId: null,
  body: `Message ${seq}`,
  file: null,
  createdAt: seq * 10,
  removedAt: null,
  ...change,
});

const loaded = {
  otherId: "them",
  lastSeq: 2,
  newer: null,
  otherReadSeq: 0,
  readUpTo: null,
  now: 20,
  messages: [message(1, "me"), message(2, "me")],
} as unknown as Thread;

const receive = (...entries: Message[]) => applyEvents(loaded, { entries, read: [] }, "me");

test("a message from the other side is shown, is read, and says that they have read", () => {
  const { thread, isBehind } = receive(message(3, "them"));
  expect(thread.messages.map(({ body }) => body)).toEqual(["Message 1", "Message 2", "Message 3"]);
  expect(thread).toMatchObject({ lastSeq: 3, otherReadSeq: 3, readUpTo: 3, now: 30 });
  expect(isBehind).toBe(false);
});

test("an own message from another device is shown, and says nothing of reading", () => {
  expect(receive(message(3, "me")).thread).toMatchObject({
    lastSeq: 3,
    otherReadSeq: 0,
    readUpTo: null,
  });
});

test("a removed message is removed in its place, also one that was only heard", () => {
  const gone = { body: "", removedAt: 99 };
  const { thread } = receive(message(1, "me", gone), message(3, "them"), message(3, "them", gone));
  expect(thread.messages.map(({ removedAt }) => removedAt)).toEqual([99, null, 99]);
  // A frame that comes late brings nothing back.
  expect(
    applyEvents(thread, { entries: [message(1, "me")], read: [] }, "me").thread.messages,
  ).toEqual(thread.messages);
});

test("after a gap the page must load again, and then shows what it had heard", () => {
  const frame = { entries: [message(4, "them")], read: [] };
  expect(applyEvents(loaded, frame, "me")).toMatchObject({
    isBehind: true,
    thread: { lastSeq: 2 },
  });
  const again = { ...loaded, lastSeq: 3, messages: [...loaded.messages, message(3, "them")] };
  expect(applyEvents(again, frame, "me")).toMatchObject({
    isBehind: false,
    thread: { lastSeq: 4 },
  });
});

test("an older part of a thread does not grow", () => {
  const older = { ...loaded, newer: 2, lastSeq: 90 };
  const { thread, isBehind } = applyEvents(
    older,
    { entries: [message(91, "them")], read: [] },
    "me",
  );
  expect([thread.messages, isBehind]).toEqual([loaded.messages, false]);
});

test("only the other side's read position counts, and it only increases", () => {
  const read = [
    { by: "me", seq: 9 },
    { by: "them", seq: 2 },
    { by: "them", seq: 1 },
  ];
  const events = mergeFrames(NO_EVENTS, { entries: [], read });
  expect(applyEvents(loaded, events, "me").thread.otherReadSeq).toBe(2);
});
