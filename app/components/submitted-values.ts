import type { SubmissionResult } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";
import { useState } from "react";

/**
 * The version whose text a form began with, also when the page is loaded again. After a conflict the answer names none:
 * the next save replaces the version that the page now shows beside the form.
 * @param version what the page has loaded
 */
export function useExpectedVersion(version: number, answer: FormAnswer): number {
  // Not another form of the page: what is typed here stays as it began.
  const isSending = useNavigation().formData?.has("expectedVersion") ?? false;
  const [initial, setInitial] = useState({ version, isSending });
  const sent = answer?.result?.initialValue;
  if (initial.isSending !== isSending)
    // A form that was taken begins again with what it has stored.
    setInitial({ version: isSending || sent ? initial.version : version, isSending });
  return sent ? Number(sent.expectedVersion ?? version) : initial.version;
}

export type FormAnswer = { result?: SubmissionResult<string[]> } | undefined;

const NONE: readonly string[] = [];

/** The entries of a list as they were last sent; before that, as the form began. */
export function submittedEntries(
  actionData: FormAnswer,
  list: string,
  start: readonly string[] = NONE,
): readonly string[] {
  if (!actionData?.result) return start;
  // A single entry isn't wrapped in a list.
  return [actionData.result.initialValue?.[list] ?? NONE].flat().map(String);
}
