import { expect, test } from "vitest";
import { CONSEQUENCES, emit } from "~/server/events";

/** The consequences of each event. Whoever adds or removes one changes this list. */
test("each event has its consequences", () => {
  const named = Object.fromEntries(
    Object.entries(CONSEQUENCES).map(([event, all]) => [event, all.map(({ name }) => name)]),
  );
  expect(named).toEqual({
    "account.created": ["createAthleteProfile", "createBrandProfile"],
    "account.renamed": ["revokeBadgeOnRename", "invalidateProfileForms"],
    "account.became_staff": ["deleteAthleteProfile", "deleteBrandProfile"],
    "admin.set_up": ["addFirstAdmin"],
    "athlete.saved": [
      "revokeBadgeOnRename",
      "revokeBadgeOnChannelChange",
      "markRecommendersForRanking",
    ],
    "channels.saved": ["revokeBadgeOnChannelChange"],
    "brand.saved": ["revokeBadgeOnCompanyRename"],
    "session.renewed": ["moveSubscription"],
    "verification.approved": ["markRecommendersForRanking"],
    "invitation.sent": ["answerInterests"],
    "invitation.accepted": ["insertMissingLinks", "storeForecast"],
    "contract.signed": ["enqueueContractSettlement"],
    "content.approved": ["enqueueContentSettlement"],
    "content.flagged": ["openCase"],
    "deal.ended": ["closeContent", "withdrawContract", "enqueueDealSettlement"],
    "dispute.ended": ["enqueueDisputeSettlement"],
    "payouts.ready": ["queueWaitingTransfers"],
    "campaign.created": ["storeMatches", "storeGoal"],
    "campaign.launched": ["markCampaignForRanking"],
    "campaign.edited": ["markCampaignForRanking"],
    "campaign.completed": ["expireInvitations", "expireCampaignInterests", "completeDeals"],
    "campaign.cancelled": [
      "expireInvitations",
      "expireCampaignInterests",
      "cancelDeals",
      "closeReviews",
      "withdrawContracts",
      "enqueueCampaignSettlement",
    ],
  });
  expect(Object.values(CONSEQUENCES).every((all) => all.length > 0)).toBe(true);
});

test("an event adds the statements of each consequence", () => {
  const statements = emit("campaign.completed", { campaignId: "campaign" }, 1);
  expect(statements).toHaveLength(CONSEQUENCES["campaign.completed"].length);
});
