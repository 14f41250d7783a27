import { PAGE } from "./fields";

/** The part of a thread that an address asks for. Messages are numbered without gaps, so a part is a range. */
export type ThreadRange = { at: number } | { before: number } | { after: number } | "newest";

const NUMBER = /^\d{1,9}$/;

/** @param search the query of the address: `at`, `before` or `after` with the number of a message */
export function parseThreadRange(search: URLSearchParams): ThreadRange {
  const numberOf = (text: string | null) => (text && NUMBER.test(text) ? Number(text) : null);
  const [at, before, after] = [
    numberOf(search.get("at")),
    numberOf(search.get("before")),
    numberOf(search.get("after")),
  ];
  if (at !== null) return { at };
  if (before !== null) return { before };
  return after === null ? "newest" : { after };
}

/** The number of the first message of the part; null: the newest part. */
export function findFirstSeq(range: ThreadRange): number | null {
  if (range === "newest") return null;
  if ("at" in range) return range.at - PAGE / 2;
  return "before" in range ? range.before - PAGE : range.after + 1;
}

/** How many messages before the first unread one are shown with it. */
const CONTEXT = 5;

/**
 * The part to open if the newest part does not contain the first unread message.
 * @returns the number after which the part begins, or null
 */
export const findUnreadStart = ({ lastSeq, readSeq }: { lastSeq: number; readSeq: number }) =>
  lastSeq - readSeq > PAGE ? Math.max(0, readSeq - CONTEXT) : null;

/**
 * The last message of a part that its display marks as read. Only a part without unread messages before it, or the end of
 * the thread, counts.
 * @returns the number, or null if nothing changes
 */
export function findLastReadSeq(
  { first, last }: { first: number; last: number },
  { lastSeq, readSeq }: { lastSeq: number; readSeq: number },
): number | null {
  const isNext = first <= readSeq + 1 || last === lastSeq;
  return isNext && last > readSeq ? last : null;
}
