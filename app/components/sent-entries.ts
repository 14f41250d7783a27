import type { SubmissionResult } from "@conform-to/react";

export type Answer = { result?: SubmissionResult<string[]> } | undefined;

const NONE: readonly string[] = [];

/** The entries of a list as they were last sent; before that, as the form began. */
export function sentEntries(
  actionData: Answer,
  list: string,
  start: readonly string[] = NONE,
): readonly string[] {
  if (!actionData?.result) return start;
  // A single entry isn't wrapped in a list.
  return [actionData.result.initialValue?.[list] ?? NONE].flat().map(String);
}
