import { deliverableName } from "~/features/campaigns/terms/deliverables";
import { hasDeal, type InvitationState } from "~/features/deals/deals/invitation-state";
import { totalFollowers } from "~/features/profiles/athletes/figures";
import { toPence } from "~/platform/money";
import type { CampaignStatus } from "~db/constants";
import type { campaignInvitations, campaigns, dealDeliverables, deals } from "~db/schema";
import { USUAL_TERMS } from "~db/terms";
import type { Athlete } from "./athletes";
import type { BrandKey } from "./brands";
import { CAMPAIGNS, type CampaignText } from "./campaigns";
import { INVITED, MESSAGE_TO_MAYA, MESSAGES } from "./invitations";
import type { SeededRandom } from "./random";

type Campaign = typeof campaigns.$inferInsert;
type Invitation = typeof campaignInvitations.$inferInsert;
type Deal = typeof deals.$inferInsert;

export interface Agreements {
  campaigns: Campaign[];
  invitations: Invitation[];
  deals: Deal[];
  dealDeliverables: (typeof dealDeliverables.$inferInsert)[];
  /** By the key the texts use. */
  byKey: Map<string, { campaign: Campaign; maya: string; accepted: string[] }>;
}

/** Campaigns and who was invited to them. */
export function makeAgreements(
  random: SeededRandom,
  brandIds: Record<BrandKey, string>,
  athletes: Athlete[],
): Agreements {
  const made: Agreements = {
    campaigns: [],
    invitations: [],
    deals: [],
    dealDeliverables: [],
    byKey: new Map(),
  };
  const maya = athletes[0]?.profile.userId ?? "";
  for (const text of CAMPAIGNS) {
    const { maya: answer, others } = INVITED[text.key] ?? { others: [] };
    const fee = feeFor(text, [answer, ...others]);
    const terms = { ...USUAL_TERMS, ...text.terms };
    const deliverables = text.deliverables.map(({ due, ...one }) => ({
      ...one,
      due: due === null ? null : random.day(due),
    }));
    const campaign: Campaign = {
      ...campaignRow(random, brandIds[text.brand], text),
      deliverables,
      terms: { ...offeredFee(text, fee), ...terms },
    };
    const asked = suited(text, athletes.slice(1)).slice(0, others.length);
    const invite = (
      athleteId: string,
      state: InvitationState | undefined,
      message: string | null,
      i: number,
    ) => {
      // Pending invitations are recent enough that the athlete can still answer.
      const ago = state === "pending" ? Math.min(text.created - 1, 1 + (i % 5)) : text.created - 1;
      const createdAt = random.ago(ago, 10 + (i % 8));
      const answered = random.ago(Math.max(1, text.created - 3), 12 + (i % 8));
      const id = random.idAt(createdAt);
      made.invitations.push({
        id,
        campaignId: campaign.id,
        athleteId,
        status: state === "ended" ? "accepted" : state,
        message,
        declineReason: state === "declined" ? "dates" : null,
        fee,
        deliverables,
        terms,
        offeredAt: createdAt,
        createdAt,
        updatedAt: state === "pending" ? createdAt : answered,
      });
      if (state && hasDeal(state)) {
        const closing = closingOf(random, state === "ended" ? "ended" : text.status, text);
        made.deals.push({
          ...{ id, campaignId: campaign.id, brandId: campaign.brandId, athleteId, fee },
          ...{ createdAt: answered, updatedAt: closing.closedAt ?? answered },
          ...closing,
        });
        made.dealDeliverables.push(
          ...deliverables.map(({ note, ...one }, i) => ({
            ...one,
            dealId: id,
            number: i + 1,
            text: deliverableName({ note, ...one }),
          })),
        );
      }
    };
    if (answer) invite(maya, answer, MESSAGE_TO_MAYA[text.key] ?? null, 0);
    asked.forEach(({ profile }, i) => {
      invite(profile.userId, others[i], MESSAGES[i % MESSAGES.length] ?? null, i + 1);
    });
    made.campaigns.push(campaign);
    const accepted = asked.filter((_, i) => others[i] === "accepted").map((a) => a.profile.userId);
    made.byKey.set(text.key, { campaign, maya, accepted });
  }
  return made;
}

/** A deal is completed on the last day of its campaign, and called off on the first. */
const closingOf = (
  random: SeededRandom,
  state: CampaignStatus | "ended",
  { from, to }: CampaignText,
) =>
  state === "draft" || state === "active"
    ? { status: "active" as const, closedAt: null }
    : { status: state, closedAt: random.ago(state === "completed" ? -to : -from) };

function campaignRow(random: SeededRandom, brandId: string, text: CampaignText): Campaign {
  const createdAt = random.ago(text.created);
  const { title, description, requirements, category } = text;
  const { targetSports, minFollowers, minEngagementRate } = text;
  return {
    id: random.idAt(createdAt),
    brandId,
    title,
    description,
    requirements,
    category,
    budget: toPence(text.budget),
    startDate: random.day(text.from),
    endDate: random.day(text.to),
    targetSports,
    minFollowers,
    minEngagementRate,
    status: text.status,
    createdAt,
    updatedAt: text.status === "draft" ? createdAt : random.ago(Math.max(1, text.created - 1)),
  };
}

/** An even share of the budget for those who take part or may yet, in steps of £50, with some kept back. */
function feeFor({ budget }: CampaignText, answers: (InvitationState | undefined)[]): number {
  const taking = answers.filter((one) => one === "accepted" || one === "pending").length;
  return toPence(Math.floor((0.9 * budget) / Math.max(3, taking) / 50) * 50);
}

const offeredFee = ({ pays }: CampaignText, fee: number) => ({
  feeFrom: pays === "rate" ? null : fee,
  feeTo: pays === "rate" ? null : pays === "range" ? fee + toPence(200) : fee,
});

const suited = (text: CampaignText, athletes: Athlete[]) =>
  athletes.filter(
    ({ profile, channels }) =>
      text.targetSports.includes(profile.sport) && totalFollowers(channels) >= text.minFollowers,
  );
