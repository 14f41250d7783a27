import { follow, type StreamFrame } from "~party/stream";
import type { Message, Thread } from "./thread.server";

export type Heard = StreamFrame<Message>;

export const NOTHING_HEARD: Heard = { entries: [], read: [] };

export const hearAlso = (heard: Heard, frame: Heard): Heard => ({
  entries: [...heard.entries, ...frame.entries],
  read: [...heard.read, ...frame.read],
});

/**
 * The thread as it was loaded, with what its room has said: new messages at its end, removed ones in their places, and how
 * far the other side has read. Pure.
 * @returns `isBehind`: whether the page must load the thread again
 */
export function withHeard(thread: Thread, { entries, read }: Heard, userId: string) {
  // An older part of the thread does not grow: its links lead to the newest part.
  const isNewest = thread.newer === null;
  const { next, again, isBehind } = follow(isNewest ? thread.lastSeq : Infinity, entries);
  const removed = new Map(
    again.flatMap((message) => (message.removedAt === null ? [] : [[message.seq, message]])),
  );
  const theirs = next.filter(({ senderId }) => senderId !== userId);
  const lastSeq = next.at(-1)?.seq ?? thread.lastSeq;
  const seen = read.filter(({ by }) => by === thread.otherId).map(({ seq }) => seq);
  return {
    isBehind,
    thread: {
      ...thread,
      messages: [...thread.messages, ...next].map((one) => removed.get(one.seq) ?? one),
      lastSeq,
      // Who answers has read what came before.
      otherReadSeq: Math.max(thread.otherReadSeq, ...seen, ...theirs.map(({ seq }) => seq)),
      readUpTo: theirs.length > 0 ? lastSeq : thread.readUpTo,
      now: Math.max(thread.now, ...next.map(({ createdAt }) => createdAt)),
    },
  };
}
