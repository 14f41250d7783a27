import { isCancelledCampaign } from "~/features/campaigns/campaigns/policy";
import { type Steps, stateMachine, type Transitions } from "~/platform/state-machine";
import type { CampaignStatus, ContentStatus, UserType } from "~db/constants";

/**
 * `close` ends a review without a decision, because the campaign was cancelled or the deal ended. `closed_at` keeps it apart from what a
 * brand has rejected, in lists and in the athlete's quality (closing.server.ts).
 */
export const contentMachine = /* @__PURE__ */ stateMachine(
  {
    save: { from: "draft", to: "draft", by: "athlete", audit: "content_saved" },
    submit: { from: "draft", to: "awaiting_review", by: "athlete", audit: "content_submit" },
    withdraw: { from: "awaiting_review", to: "draft", by: "athlete", audit: "content_withdraw" },
    polish: { from: "draft", to: "polishing", by: "athlete", audit: "content_polish" },
    recall: { from: "polishing", to: "draft", by: "athlete", audit: "content_recall" },
    return: { from: "polishing", to: "draft", by: "staff", audit: "content_return" },
    finish: { from: "polishing", to: "awaiting_review", by: "staff", audit: "content_finish" },
    "send-own": {
      from: "awaiting_review",
      to: "awaiting_review",
      by: "athlete",
      audit: "content_send_own",
    },
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
  } as const satisfies Transitions<ContentStatus, UserType>,
  {
    close: { from: ["polishing", "awaiting_review"], to: "rejected" },
  } as const satisfies Steps<ContentStatus>,
);

export type Transition = (typeof contentMachine.names)[number];

/** A draft belongs to the athlete alone. The same rule as a condition of SQL: policy.server.ts. */
export const isVisibleToBrand = (status: ContentStatus) => status !== "draft";

/**
 * Whether content takes its transitions, by the state of its campaign. A completed campaign takes no new content, but
 * what was begun is finished: the brand decides, and approved content may still be posted. A cancellation ends
 * everything; what was approved is never posted after it.
 */
export const ALLOWS_TRANSITIONS: Record<CampaignStatus, boolean> = {
  draft: false,
  active: true,
  completed: true,
  cancelled: false,
};

/** What a form is told that comes after content was closed. */
export const closedText = (campaignStatus: CampaignStatus): string =>
  `${isCancelledCampaign(campaignStatus) ? "The campaign was cancelled" : "The brand ended the deal"}, so its content can't be changed any more.`;

/**
 * A state as screens show it. `flagged`: what the brand sees of a draft that it has flagged. `removed`: moderators have taken a draft away for good. `closed`: the campaign was
 * cancelled, or the deal ended, before the content was approved.
 */
export type ShownStatus = ContentStatus | "flagged" | "removed" | "closed";

export const STATUS_LABELS: Record<ShownStatus, string> = {
  draft: "Draft",
  polishing: "Polishing",
  awaiting_review: "Awaiting Review",
  approved: "Approved",
  rejected: "Changes Requested",
  posted: "Posted",
  flagged: "Flagged",
  removed: "Removed",
  closed: "Closed",
};
