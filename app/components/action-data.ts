import type { SubmissionResult } from "@conform-to/react";

/** The action data of one of several forms on a page. */
export type FormActionData = { result?: SubmissionResult<string[]> } | undefined;

/** The action data if it belongs to the form with one of these intents. */
export const actionDataFor = (actionData: FormActionData, ...intents: string[]): FormActionData =>
  intents.includes(String(actionData?.result?.initialValue?.intent)) ? actionData : undefined;
