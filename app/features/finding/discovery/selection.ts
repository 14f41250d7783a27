/** The athletes ticked in lists: a cookie keeps them while a brand goes from list to list. Pure. */
import { MAX_SELECTED, SEPARATOR } from "./fields";

/** The ids in a cookie's value; none when another account wrote it. */
export function readSelected(owner: string, value: string | null | undefined): string[] {
  const [writer, ...ids] = (value ?? "").split(SEPARATOR);
  return writer === owner ? bounded(ids) : [];
}

export const writeSelected = (owner: string, ids: readonly string[]): string =>
  [owner, ...bounded(ids)].join(SEPARATOR);

/** The selection after a list was sent: athletes it does not show stay selected. */
export const mergeSelection = (
  selected: readonly string[],
  { listed, ticked }: { listed: readonly string[]; ticked: readonly string[] },
): string[] => bounded([...selected.filter((id) => !listed.includes(id)), ...ticked]);

/** As in db/columns.ts, which would bring its library with it. */
const ID = /^[0-9a-z]{26}$/;

const bounded = (ids: readonly string[]): string[] =>
  [...new Set(ids)].filter((id) => ID.test(id)).slice(0, MAX_SELECTED);
