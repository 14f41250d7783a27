import { PAGE } from "./limits";

/** Which part of a thread an address asks for; messages are numbered without a gap, so a part is a range. */
export type Asked = { at: number } | { before: number } | { after: number } | "newest";

const NUMBER = /^\d{1,9}$/;

/** @param search of the address: `at`, `before` or `after` with the number of a message */
export function readAsked(search: URLSearchParams): Asked {
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

/** The number with which the part begins; null: what is newest. */
export function firstOf(asked: Asked): number | null {
  if (asked === "newest") return null;
  if ("at" in asked) return asked.at - PAGE / 2;
  return "before" in asked ? asked.before - PAGE : asked.after + 1;
}

/** How many messages before the first unread one are shown with it. */
const CONTEXT = 5;

/**
 * Where the newest part would not hold the first unread message: what to ask for instead.
 * @returns the number to go on after, or null
 */
export const unreadBefore = ({ lastSeq, readSeq }: { lastSeq: number; readSeq: number }) =>
  lastSeq - readSeq > PAGE ? Math.max(0, readSeq - CONTEXT) : null;

/**
 * Up to which message a shown part counts as read: when nothing unread lies before it, or when it is the end.
 * @returns the number, or null when the part changes nothing
 */
export function readUpTo(
  { first, last }: { first: number; last: number },
  { lastSeq, readSeq }: { lastSeq: number; readSeq: number },
): number | null {
  const isNext = first <= readSeq + 1 || last === lastSeq;
  return isNext && last > readSeq ? last : null;
}
