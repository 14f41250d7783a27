import type { Emit, Events } from "~/events";
import {
  createAthleteProfile,
  deleteAthleteProfile,
  overtakeProfileForms,
} from "~/features/athletes/athlete-rows.server";
import { createBrandProfile, deleteBrandProfile } from "~/features/brands/brand-rows.server";
import { storeForecast } from "~/features/campaign-results/deal-forecast.server";
import { closeContent, closeReviews } from "~/features/content/closing.server";
import { withdrawContract, withdrawContracts } from "~/features/contracts/closing.server";
import { cancelDeals, completeDeals } from "~/features/deals/deals.server";
import { answerInterests } from "~/features/interests/answer-interests";
import { lapseInterestsIn } from "~/features/interests/lapse.server";
import { lapseInvitations } from "~/features/invitations/lapse.server";
import { storeMatches } from "~/features/matching/ranking.server";
import {
  markCampaignForRanking,
  markRecommendersForRanking,
} from "~/features/matching/ranking-jobs.server";
import {
  settleCampaignLater,
  settleContentLater,
  settleContractLater,
  settleDealLater,
  settleDisputeLater,
} from "~/features/payments/settle-later.server";
import { sendWaiting } from "~/features/payments/transfer.server";
import {
  loseBadgeByChannel,
  loseBadgeByCompanyName,
  loseBadgeByName,
} from "~/features/verification/lose-badge.server";
import type { Statement } from "~db/client";

type Consequence<Event> = (event: Event, now: number) => Statement | readonly Statement[];

/** What follows from each event, in the batch of the command that causes it. */
export const CONSEQUENCES: { [Name in keyof Events]: readonly Consequence<Events[Name]>[] } = {
  "account.created": [createAthleteProfile, createBrandProfile],
  "account.renamed": [loseBadgeByName, overtakeProfileForms],
  "account.became_staff": [deleteAthleteProfile, deleteBrandProfile],
  "athlete.saved": [loseBadgeByName, loseBadgeByChannel, markRecommendersForRanking],
  "channels.saved": [loseBadgeByChannel],
  "brand.saved": [loseBadgeByCompanyName],
  "verification.approved": [markRecommendersForRanking],
  "invitation.sent": [answerInterests],
  "invitation.accepted": [storeForecast],
  "contract.signed": [settleContractLater],
  "content.approved": [settleContentLater],
  "deal.ended": [closeContent, withdrawContract, settleDealLater],
  "dispute.closed": [settleDisputeLater],
  "payouts.ready": [sendWaiting],
  "campaign.created": [storeMatches],
  "campaign.launched": [markCampaignForRanking],
  "campaign.edited": [markCampaignForRanking],
  "campaign.completed": [lapseInvitations, lapseInterestsIn, completeDeals],
  "campaign.cancelled": [
    lapseInvitations,
    lapseInterestsIn,
    cancelDeals,
    closeReviews,
    withdrawContracts,
    settleCampaignLater,
  ],
};

export const emit: Emit = (name, event, now) =>
  CONSEQUENCES[name].flatMap((consequence) => consequence(event, now));
