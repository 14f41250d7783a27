/**
 * Rows of several fields in forms (`name[0].field`). Adding or removing one is a round trip, with and without scripts: the
 * server answers with the form, one row longer or shorter, and everything that was typed.
 */
import { setConformIntent } from "./conform-intents";
import { addIntent, INTENT, removeIntent } from "./list-field";

/** The attributes of the button that adds a row, and of the one that removes this row. */
export const addsRow = (list: string) => ({ name: INTENT, value: addIntent(list) });
export const removesRow = (list: string, index: number) => ({
  name: INTENT,
  value: removeIntent(list, index),
});

/**
 * Passes a button that adds or removes a row on to the form library.
 * @param empty the fields of a new row
 * @returns the index of the removed row
 */
export function editRows(
  form: FormData,
  list: string,
  empty: Record<string, string>,
): number | null {
  const intent = String(form.get(INTENT) ?? "");
  if (intent === addIntent(list))
    setConformIntent(form, "insert", { name: list, defaultValue: empty });
  const removed = /^remove \S+ (\d{1,3})$/.exec(intent)?.[1];
  if (!removed || intent !== removeIntent(list, Number(removed))) return null;
  setConformIntent(form, "remove", { name: list, index: Number(removed) });
  return Number(removed);
}
