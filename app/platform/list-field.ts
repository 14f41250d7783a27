/**
 * Lists in forms, filled one entry at a time: the entries are hidden fields (`name[0]`, `name[1]`, ...),
 * beside them stands a box to type the next one. The same rules serve the page (at once) and the server
 * (without scripts, where every added or removed entry is a round trip).
 */
export interface ListRule {
  name: string;
  /** The same entry twice counts once, in any capitalisation. */
  unique?: boolean;
  /** 'Golf, Tennis' are two entries. */
  commas?: boolean;
}

import { setConformIntent } from "./conform-intents";
/** The form's buttons say with this name what they were pressed for. */
export const INTENT = "intent";
/** What the Enter key means: the first submit button of a form with lists carries it. */
export const ENTER = "enter";

export const entryName = (list: string, index: number) => `${list}[${index}]`;
/** A list as hidden fields. */
export const entryFields = (list: string, entries: readonly string[] = []) =>
  Object.fromEntries(entries.map((entry, i) => [entryName(list, i), entry]));
const BOX = "-add";
export const boxName = (list: string) => list + BOX;
/** The list of a box. */
export const listOf = (box: string) => box.slice(0, -BOX.length);
export const addIntent = (list: string) => `add ${list}`;
export const removeIntent = (list: string, index: number) => `remove ${list} ${index}`;

/** The lists of a posted form, by their boxes. */
export const listsIn = (form: FormData): ListRule[] =>
  [...form.keys()].filter((key) => key.endsWith(BOX)).map((key) => ({ name: listOf(key) }));

/** The list with what was typed at its end; the same list when that is nothing new. */
export function withEntry(entries: readonly string[], typed: string, rule: ListRule): string[] {
  const added = rule.commas ? typed.split(",") : [typed];
  return added.reduce((list, entry) => withOne(list, entry, rule), [...entries]);
}

/** Pages carry this module, so it is no full list of what shows nothing. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

function withOne(entries: readonly string[], typed: string, rule: ListRule): string[] {
  const entry = VISIBLE.test(typed) ? typed.trim().replaceAll(/\s+/g, " ") : "";
  const same = (other: string) => other.toLowerCase() === entry.toLowerCase();
  return entry === "" || (rule.unique && entries.some(same)) ? [...entries] : [...entries, entry];
}

/**
 * Brings a posted form's lists up to date: what stands in a box becomes an entry, what was to be removed
 * goes. Nothing typed gets lost.
 * @param enter what the Enter key does where no entry is typed: it sends the form, or shows its page again
 * @returns whether the form was sent for that alone, and its page shall be shown again
 */
export function editLists(
  form: FormData,
  rules: readonly ListRule[],
  enter: "sends" | "stays" = "sends",
): boolean {
  const intent = String(form.get(INTENT) ?? "");
  let typedFor: string | undefined;
  let shownFor: string | undefined;
  for (const rule of rules) {
    const { name } = rule;
    let entries: string[] = [];
    for (const key of new Set(form.keys()))
      if (key.startsWith(`${name}[`)) {
        for (const value of form.getAll(key))
          if (typeof value === "string") entries = withEntry(entries, value, rule);
        form.delete(key);
      }
    const remaining = entries.filter((_, i) => intent !== removeIntent(name, i));
    const box = form.get(boxName(name));
    const typed = typeof box === "string" ? box.trim() : "";
    const list = withEntry(remaining, typed, rule);
    if (typed) typedFor ??= name;
    if (intent === addIntent(name) || intent.startsWith(`remove ${name} `)) shownFor = name;
    form.delete(boxName(name));
    for (const [i, entry] of list.entries()) form.append(entryName(name, i), entry);
  }
  if (intent === ENTER) shownFor = typedFor ?? (enter === "stays" ? rules[0]?.name : undefined);
  // To the form library this is the check of one field: the others are not found fault with yet.
  if (shownFor) setConformIntent(form, "validate", { name: shownFor });
  return shownFor !== undefined;
}
