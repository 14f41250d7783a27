import { stateMachine, type Transitions } from "~/platform/state-machine";
import type { CampaignStatus, ContentStatus, UserType } from "~db/constants";

export const contentMachine = /* @__PURE__ */ stateMachine({
  save: { from: "draft", to: "draft", by: "athlete", audit: "content_saved" },
  submit: { from: "draft", to: "awaiting_review", by: "athlete", audit: "content_submit" },
  withdraw: { from: "awaiting_review", to: "draft", by: "athlete", audit: "content_withdraw" },
  polish: { from: "draft", to: "polishing", by: "athlete", audit: "content_polish" },
  recall: { from: "polishing", to: "draft", by: "athlete", audit: "content_recall" },
  return: { from: "polishing", to: "draft", by: "staff", audit: "content_return" },
  finish: { from: "polishing", to: "awaiting_review", by: "staff", audit: "content_finish" },
  approve: { from: "awaiting_review", to: "approved", by: "brand", audit: "content_approve" },
  "request-changes": {
    from: "awaiting_review",
    to: "rejected",
    by: "brand",
    audit: "content_request_changes",
  },
  flag: { from: "awaiting_review", to: "draft", by: "brand", audit: "content_flag" },
  revise: { from: "rejected", to: "awaiting_review", by: "athlete", audit: "content_revise" },
  post: { from: "approved", to: "posted", by: "athlete", audit: "content_post" },
} as const satisfies Transitions<ContentStatus, UserType>);

export type Transition = (typeof contentMachine.names)[number];

/** A draft belongs to the athlete alone. The same rule as a condition of SQL: policy.server.ts. */
export const isVisibleToBrand = (status: ContentStatus) => status !== "draft";

/** Its campaign was cancelled before it was approved: it stays as it is. A cancelled campaign ends what is in review (closing.server.ts). */
export const isClosed = ({
  status,
  campaignStatus,
}: {
  status: ShownStatus;
  campaignStatus: CampaignStatus;
}) => campaignStatus === "cancelled" && status !== "approved" && status !== "posted";

/** A state as screens show it: moderators have removed some drafts for good. */
export type ShownStatus = ContentStatus | "removed";

export const STATUS_LABELS: Record<ShownStatus, string> = {
  draft: "Draft",
  polishing: "Polishing",
  awaiting_review: "Awaiting Review",
  approved: "Approved",
  rejected: "Changes Requested",
  posted: "Posted",
  removed: "Removed",
};
