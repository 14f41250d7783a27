import type { FormActionData } from "~/components/action-data";
import type { CampaignStatus } from "~db/constants";
import { closedText, type ShownStatus, STATUS_LABELS } from "./status";
import { FORM_STATUS } from "./status-tables";

/** Forms that a page shows in every state: they say themselves what is wrong. */
const ALWAYS_THERE = ["comment", "edit-comment"];

export interface StaleFormProps {
  actionData: FormActionData;
  content: { status: ShownStatus; campaignStatus: CampaignStatus };
}

/** Shown when a form arrived after the decision it was for, so its form is no longer on the page. */
export function StaleFormNotice({ actionData, content }: StaleFormProps) {
  const { status, campaignStatus } = content;
  const errors = actionData?.result?.error?.[""];
  const intent = String(actionData?.result?.initialValue?.intent);
  if (!errors || FORM_STATUS[intent] === status || ALWAYS_THERE.includes(intent)) return null;
  const isClosed = status === "closed";
  return (
    <div role="alert" className="rounded-card border-2 border-alert p-4">
      <p className="font-strong">{isClosed ? closedText(campaignStatus) : errors.join(" ")}</p>
      {!isClosed && <p>Status: {STATUS_LABELS[status]}.</p>}
    </div>
  );
}
