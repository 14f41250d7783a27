/** What a room carries of a numbered stream. The truth of it is elsewhere: a page that misses something asks there. */

/** Numbered without gaps. One that has changed comes again with its number. */
export interface Entry {
  seq: number;
}

/** A person has read everything up to this number. */
interface Read {
  by: string;
  seq: number;
}

export interface StreamFrame<E extends Entry = Entry> {
  entries: E[];
  read: Read[];
}

/**
 * Sorts out what a page that has everything up to `last` makes of the entries it hears. Pure.
 * @returns `next`: the entries that follow without a gap, each once. `again`: entries the page has, sent twice or changed.
 *   `isBehind`: whether entries are missing.
 */
export function follow<E extends Entry>(last: number, entries: readonly E[]) {
  const next: E[] = [];
  const again: E[] = [];
  let isBehind = false;
  for (const entry of [...entries].sort((a, b) => a.seq - b.seq)) {
    const newest = next.at(-1)?.seq ?? last;
    if (entry.seq <= newest) again.push(entry);
    else if (entry.seq === newest + 1) next.push(entry);
    else isBehind = true;
  }
  return { next, again, isBehind };
}
