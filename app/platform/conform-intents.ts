/** The field in which Conform's buttons say what they do with the form; Conform does not export its name. */
export const CONFORM_INTENT = "__intent__";

/** What the form library can be asked to do with a form instead of taking it. */
interface FormIntents {
  validate: { name: string };
  update: { value: Record<string, unknown>; validated: boolean };
  insert: { name: string; defaultValue: Record<string, string> };
  remove: { name: string; index: number };
}

/** Has Conform change the form as one of its buttons does, and show it again. */
export const setConformIntent = <T extends keyof FormIntents>(
  form: FormData,
  type: T,
  payload: FormIntents[T],
) => form.set(CONFORM_INTENT, JSON.stringify({ type, payload }));
