import type { SubmissionResult } from "@conform-to/react";

/** What an action answered to one of the forms on a page. */
export type FormAnswer = { result?: SubmissionResult<string[]> } | undefined;

/** The answer, if it is about the form of this intent. */
export const answerTo = (answer: FormAnswer, ...intents: string[]): FormAnswer =>
  intents.includes(String(answer?.result?.initialValue?.intent)) ? answer : undefined;
