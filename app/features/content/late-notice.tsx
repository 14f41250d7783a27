import type { ContentStatus } from "~db/constants";
import type { FormAnswer } from "./form-answer";
import { STATUS_LABELS, TRANSITIONS, type Transition } from "./status";

/** Said when a form came too late: what it was for has been decided, so it no longer stands on the page. */
export function LateNotice({ answer, status }: { answer: FormAnswer; status: ContentStatus }) {
  const errors = answer?.result?.error?.[""];
  const intent = String(answer?.result?.initialValue?.intent);
  if (!errors || neededFor(intent) === status) return null;
  return (
    <div role="alert" className="rounded-card border-2 border-alert p-4">
      <p className="font-[650]">{errors.join(" ")}</p>
      <p>It is now: {STATUS_LABELS[status]}.</p>
    </div>
  );
}

function neededFor(intent: string): ContentStatus | undefined {
  if (intent === "save") return "draft";
  if (intent === "reject") return TRANSITIONS["request-changes"].from;
  return TRANSITIONS[intent as Transition]?.from;
}
