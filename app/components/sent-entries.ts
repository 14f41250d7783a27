import type { SubmissionResult } from "@conform-to/react";

export type Answer = { result?: SubmissionResult<string[]> } | undefined;

const NONE: readonly string[] = [];

/** A list as it was last sent, else as the form began. */
export function sentEntries(
  actionData: Answer,
  list: string,
  start: readonly string[] = NONE,
): readonly string[] {
  if (!actionData?.result) return start;
  const entries = actionData.result.initialValue?.[list];
  return Array.isArray(entries) ? entries.map(String) : NONE;
}
