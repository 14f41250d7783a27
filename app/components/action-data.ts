import type { SubmissionResult } from "@conform-to/react";
import { useActionData, useLocation } from "@remix-run/react";
import { useState } from "react";

/** The action data of one of several forms on a page. */
export type FormActionData = { result?: SubmissionResult<string[]> } | undefined;

/** Whether a box of a list is ticked: as it was sent, and before that it is. */
export const isTicked = (
  actionData: FormActionData,
  { name, value }: { name: string; value: string },
): boolean =>
  actionData?.result ? [actionData.result.initialValue?.[name]].flat().includes(value) : true;

/** The action data if it belongs to the form with one of these intents. */
export const actionDataFor = (actionData: FormActionData, ...intents: string[]): FormActionData =>
  intents.includes(String(actionData?.result?.initialValue?.intent)) ? actionData : undefined;

/**
 * Remix's `useActionData` for a screen that follows live events: a refresh by an event clears Remix's, and a form would lose what it
 * was answered with while its person reads it. Ends with the next form or address.
 */
export function useLiveActionData<Action>() {
  const { key } = useLocation();
  const given = useActionData<Action>();
  const [last, setLast] = useState({ key, given });
  // An answer comes before the address that it is shown at: both have to be the last ones.
  if (given !== undefined && (given !== last.given || key !== last.key)) setLast({ key, given });
  return given ?? (last.key === key ? last.given : undefined);
}
