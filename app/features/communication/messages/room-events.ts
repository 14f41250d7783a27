import { follow, type StreamFrame } from "~party/stream";
import type { Message, Thread } from "./load-thread.server";

export type RoomEvents = StreamFrame<Message>;

export const NO_EVENTS: RoomEvents = { entries: [], read: [] };

export const mergeFrames = (events: RoomEvents, frame: RoomEvents): RoomEvents => ({
  entries: [...events.entries, ...frame.entries],
  read: [...events.read, ...frame.read],
});

/**
 * The thread as it was loaded, with what its room has said: new messages at its end, removed ones in their places, and how
 * far the other side has read. Pure.
 * @returns `isBehind`: whether the page must load the thread again
 */
export function applyEvents(thread: Thread, { entries, read }: RoomEvents, userId: string) {
  // An older part of the thread does not grow: its links lead to the newest part.
  const isNewest = thread.newer === null;
  const { next, again, isBehind } = follow(isNewest ? thread.lastSeq : Infinity, entries);
  const removed = new Map(
    again.flatMap((message) => (message.removedAt === null ? [] : [[message.seq, message]])),
  );
  const theirs = next.filter(({ senderId }) => senderId !== userId);
  const lastSeq = next.at(-1)?.seq ?? thread.lastSeq;
  const readSeqs = read.filter(({ by }) => by === thread.otherId).map(({ seq }) => seq);
  return {
    isBehind,
    thread: {
      ...thread,
      messages: [...thread.messages, ...next].map((message) => removed.get(message.seq) ?? message),
      lastSeq,
      // Who answers has read what came before.
      otherReadSeq: Math.max(thread.otherReadSeq, ...readSeqs, ...theirs.map(({ seq }) => seq)),
      readUpTo: theirs.length > 0 ? lastSeq : thread.readUpTo,
      now: Math.max(thread.now, ...next.map(({ createdAt }) => createdAt)),
    },
  };
}
