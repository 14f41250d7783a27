import type { Emit, Events } from "~/events";
import { openCase } from "~/features/backoffice/moderation/open-case";
import { addFirstAdmin } from "~/features/backoffice/staff/staff-roles.server";
import { moveSubscription } from "~/features/communication/web-push/devices.server";
import { storeForecast } from "~/features/content/campaign-results/deal-forecast.server";
import { storeGoal } from "~/features/content/campaign-results/goal.server";
import { closeContent, closeReviews } from "~/features/content/content/close-content.server";
import { insertMissingLinks } from "~/features/content/links/insert-missing-links.server";
import {
  withdrawContract,
  withdrawContracts,
} from "~/features/deals/contracts/withdraw-contracts.server";
import { cancelDeals, completeDeals } from "~/features/deals/deals/deals.server";
import { expireInvitations } from "~/features/deals/invitations/expire-invitations.server";
import { answerInterests } from "~/features/finding/interests/answer-interests";
import { expireCampaignInterests } from "~/features/finding/interests/expire-interests.server";
import { storeMatches } from "~/features/finding/matching/ranking.server";
import {
  markCampaignForRanking,
  markRecommendersForRanking,
} from "~/features/finding/matching/ranking-jobs.server";
import {
  enqueueCampaignSettlement,
  enqueueContentSettlement,
  enqueueContractSettlement,
  enqueueDealSettlement,
  enqueueDisputeSettlement,
} from "~/features/money/payments/enqueue-settlement.server";
import { queueWaitingTransfers } from "~/features/money/payments/send-transfer.server";
import {
  createAthleteProfile,
  deleteAthleteProfile,
  invalidateProfileForms,
} from "~/features/profiles/athletes/athlete-rows.server";
import {
  createBrandProfile,
  deleteBrandProfile,
} from "~/features/profiles/brands/brand-rows.server";
import {
  revokeBadgeOnChannelChange,
  revokeBadgeOnCompanyRename,
  revokeBadgeOnRename,
} from "~/features/profiles/verification/revoke-badge.server";
import type { Statement } from "~db/client";

type Consequence<Event> = (event: Event, now: number) => Statement | readonly Statement[];

/** What follows from each event, in the batch of the command that causes it. */
export const CONSEQUENCES: { [Name in keyof Events]: readonly Consequence<Events[Name]>[] } = {
  "account.created": [createAthleteProfile, createBrandProfile],
  "account.renamed": [revokeBadgeOnRename, invalidateProfileForms],
  "account.became_staff": [deleteAthleteProfile, deleteBrandProfile],
  "admin.set_up": [addFirstAdmin],
  "athlete.saved": [revokeBadgeOnRename, revokeBadgeOnChannelChange, markRecommendersForRanking],
  "channels.saved": [revokeBadgeOnChannelChange],
  "brand.saved": [revokeBadgeOnCompanyRename],
  "session.renewed": [moveSubscription],
  "verification.approved": [markRecommendersForRanking],
  "invitation.sent": [answerInterests],
  "invitation.accepted": [insertMissingLinks, storeForecast],
  "contract.signed": [enqueueContractSettlement],
  "content.approved": [enqueueContentSettlement],
  "content.flagged": [openCase],
  "deal.ended": [closeContent, withdrawContract, enqueueDealSettlement],
  // Money waits until the decision can no longer be appealed: decideSettlements.
  "dispute.ended": [enqueueDisputeSettlement],
  "payouts.ready": [queueWaitingTransfers],
  "campaign.created": [storeMatches, storeGoal],
  "campaign.launched": [markCampaignForRanking],
  "campaign.edited": [markCampaignForRanking],
  "campaign.completed": [expireInvitations, expireCampaignInterests, completeDeals],
  "campaign.cancelled": [
    expireInvitations,
    expireCampaignInterests,
    cancelDeals,
    closeReviews,
    withdrawContracts,
    enqueueCampaignSettlement,
  ],
};

export const emit: Emit = (name, event, now) =>
  CONSEQUENCES[name].flatMap((consequence) => consequence(event, now));
