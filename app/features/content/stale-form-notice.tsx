import type { ContentStatus } from "~db/constants";
import type { FormActionData } from "./action-data";
import { contentMachine, STATUS_LABELS, type Transition } from "./status";

/** Shown when a form arrived after the decision it was for, so its form is no longer on the page. */
export function StaleFormNotice({
  actionData,
  status,
}: {
  actionData: FormActionData;
  status: ContentStatus;
}) {
  const errors = actionData?.result?.error?.[""];
  const intent = String(actionData?.result?.initialValue?.intent);
  if (!errors || neededFor(intent) === status) return null;
  return (
    <div role="alert" className="rounded-card border-2 border-alert p-4">
      <p className="font-[650]">{errors.join(" ")}</p>
      <p>Its status is now {STATUS_LABELS[status]}.</p>
    </div>
  );
}

function neededFor(intent: string): ContentStatus | undefined {
  if (intent === "reject") return contentMachine.transitions["request-changes"].from;
  return contentMachine.transitions[intent as Transition]?.from;
}
