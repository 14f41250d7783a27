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
  // One alone comes without a list around it.
  return [actionData.result.initialValue?.[list] ?? NONE].flat().map(String);
}
