import type { Person } from "./presence";

/** How often a visible page reports that it is open. */
export const LOOKING_EVERY_MS = 25_000;

/** After this silence a person is no longer looking: their line was cut. Browsers slow the timers of hidden pages. */
export const GONE_AFTER_MS = 65_000;

/** What the room knows of one connection while it is open. */
export interface Attendee extends Person {
  looking: boolean;
  /** When it was last heard of. */
  lastActive: number;
}

const isThere = ({ looking, lastActive }: Attendee, now: number) =>
  looking && now - lastActive < GONE_AFTER_MS;

/** The names of who else is there, each person once, however many pages they have open. */
export function othersOf(mine: Person, all: readonly Attendee[], now: number): string[] {
  const there = all.filter((other) => other.id !== mine.id && isThere(other, now));
  return [...new Map(there.map(({ id, name }) => [id, name])).values()].sort((a, b) =>
    a.localeCompare(b),
  );
}
