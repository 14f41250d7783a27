export interface Command {
  who: string;
  path: string;
  send: () => Promise<Response>;
  /** Statuses that mean the command has succeeded. */
  expected: number;
}

/** The name of a command in the table: its address without ids, and the form. */
export const label = (path: string, { intent, step }: Record<string, string> = {}) =>
  path.split("?")[0]?.replace(/[0-9a-hjkmnp-tv-z]{26}/g, ":id") +
  (intent ? ` (${[intent, step].filter(Boolean).join(", ")})` : "");
