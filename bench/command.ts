export interface Command {
  who: string;
  path: string;
  send: () => Promise<Response>;
  /** Statuses that mean the command did what it is for. */
  expected: number;
}

/** What the table calls a command: its address without ids, and which form it was. */
export const label = (path: string, { intent, step }: Record<string, string> = {}) =>
  path.split("?")[0]?.replace(/[0-9a-hjkmnp-tv-z]{26}/g, ":id") +
  (intent ? ` (${[intent, step].filter(Boolean).join(", ")})` : "");
