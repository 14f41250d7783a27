import type { Person, Position } from "./presence";

/** How often a visible page reports that it is open. */
export const LOOKING_EVERY_MS = 25_000;

/** After this silence a person is no longer looking: their line was cut. Browsers slow the timers of hidden pages. */
export const GONE_AFTER_MS = 65_000;

/** What the room knows of one connection while it is open. */
export interface Attendee extends Person {
  looking: boolean;
  /** When it was last heard of. */
  lastActive: number;
  watching: boolean;
  /** The last that it said while watching together, and when. */
  said: { position: Position; at: number } | null;
}

const isThere = ({ looking, lastActive }: Attendee, now: number) =>
  looking && now - lastActive < GONE_AFTER_MS;

/** Who else is there, each person once, however many pages they have open. */
export function othersOf(mine: Person, all: readonly Attendee[], now: number) {
  const others = new Map<string, { name: string; watching: boolean }>();
  for (const other of all) {
    if (other.id === mine.id || !isThere(other, now)) continue;
    const watching = other.watching || others.get(other.id)?.watching === true;
    others.set(other.id, { name: other.name, watching });
  }
  return [...others.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** Where those who watch together are by now; null when none of them has said. */
export function positionNow(watchers: readonly Attendee[], now: number): Position | null {
  const said = watchers.flatMap(({ said }) => said ?? []).sort((a, b) => b.at - a.at)[0];
  if (!said) return null;
  const { position, at } = said;
  return position.playing ? { ...position, ms: position.ms + now - at } : position;
}
