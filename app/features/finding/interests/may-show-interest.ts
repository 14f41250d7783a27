import { isRunningCampaign } from "~/features/campaigns/campaigns/policy";
import { type InvitationState, isVoid } from "~/features/deals/deals/invitation-state";
import type { CampaignStatus, InterestStatus } from "~db/constants";

/** Whether an athlete may show interest in a campaign now, beside the limit. Pure. */
export const mayShowInterest = ({
  status,
  ended,
  invitation,
  interest,
}: {
  status: CampaignStatus;
  /** Past its last day. */
  ended: boolean;
  invitation: InvitationState | null;
  interest: InterestStatus | null;
}): boolean =>
  isRunningCampaign(status) &&
  !ended &&
  (invitation === null || isVoid(invitation)) &&
  (interest === null || interest === "withdrawn" || interest === "lapsed");

/** What an athlete reads about an interest of their own. */
export const INTEREST_LABELS: Record<InterestStatus, string> = {
  open: "Interested",
  invited: "Invited",
  declined: "Not this time",
  withdrawn: "Interest withdrawn",
  lapsed: "No answer",
};
