import { and, count, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import { takesInvitations } from "~/features/campaigns/campaigns/policy.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { dayOf } from "~/platform/dates";
import { HOUR_MS, SECOND_MS } from "~/platform/durations";
import { AppError, notFound } from "~/platform/errors";
import { FieldError } from "~/platform/forms";
import { auditLogs, brandProfiles, campaignInvitations, campaigns } from "~db/schema";
import { isVoid } from "../deals/invitation-state";
import { invitationState } from "../deals/invitation-state.server";
import { isBelowRate, lowestFeeText } from "./budget";
import { budgetColumns } from "./budget.server";
import { selectAthleteNames, selectSender } from "./choices.server";
import { CONFIRM_FIRST, INVITATIONS_PER_HOUR } from "./invitation-limits";
import { INVITATION_LABELS } from "./status-badge";

/** One athlete's invitation. */
export interface Offer {
  id: string;
  athleteId: string;
  /** Pence. */
  fee: number;
}

export type Invitable = Awaited<ReturnType<typeof loadInvitable>>;
export type InvitationEligibility = "free" | "sent" | "invited" | "refused" | "unknown";

/** Whether an athlete may be invited; `sent`: this very form did that before; `refused`: the athlete takes no such fee. */
export function invitationEligibility(found: Invitable, offer: Offer): InvitationEligibility {
  const { names, existing, refuseLess } = found;
  const { id, athleteId } = offer;
  if (!names.has(athleteId)) return "unknown";
  const invitation = existing.get(athleteId);
  if (invitation?.id === id) return "sent";
  if (invitation && !isVoid(invitation.status)) return "invited";
  return refuseLess.has(athleteId) && isOfferBelowRate(found, offer) ? "refused" : "free";
}

/** Whether the fee is below what the athlete's fees start from. */
export const isOfferBelowRate = ({ rates }: Invitable, { athleteId, fee }: Offer): boolean =>
  isBelowRate(rates.get(athleteId) ?? null, fee);

/** Why an athlete cannot be invited, for a list of those who were left out. */
export function ineligibilityReason(found: Invitable, offer: Offer): string {
  const { existing, names, rates } = found;
  const { athleteId } = offer;
  if (invitationEligibility(found, offer) === "refused")
    return lowestFeeText(names.get(athleteId) ?? "", rates.get(athleteId) ?? 0);
  const invitation = existing.get(athleteId);
  return invitation
    ? `already invited (${INVITATION_LABELS[invitation.status].toLowerCase()})`
    : "no longer here";
}

/** A condition on `athlete_profiles asked`: the athlete refuses a fee. @param fee pence */
export const refuses = (fee: SQL | number) =>
  sql`(asked.refuses_less and asked.starting_rate > ${fee})`;

/** What inviting these athletes to a campaign of this brand depends on. */
export async function loadInvitable(ctx: CommandContext, campaignId: string, athleteIds: string[]) {
  const { actor, db } = ctx;
  const [athletes, [campaign], invitations, [brand], [recent]] = await db.read(
    selectAthleteNames(ctx, athleteIds),
    db.orm
      .select({
        id: campaigns.id,
        title: campaigns.title,
        takesInvitations: sql<boolean>`${takesInvitations(dayOf(ctx.now))}`.mapWith(Boolean),
        startDate: campaigns.startDate,
        endDate: campaigns.endDate,
        version: campaigns.version,
        deliverables: campaigns.deliverables,
        terms: campaigns.terms,
        audience: campaigns.audienceCountries,
        category: campaigns.category,
        budget: campaigns.budget,
        ...budgetColumns,
        company: brandProfiles.companyName,
      })
      .from(campaigns)
      .innerJoin(brandProfiles, eq(brandProfiles.id, campaigns.brandId))
      .where(and(eq(campaigns.id, campaignId), eq(campaigns.brandId, actor.brandId))),
    db.orm
      .select({
        id: campaignInvitations.id,
        athleteId: campaignInvitations.athleteId,
        status: invitationState("campaign_invitations"),
      })
      .from(campaignInvitations)
      .innerJoin(campaigns, eq(campaigns.id, campaignInvitations.campaignId))
      .where(
        and(
          eq(campaignInvitations.campaignId, campaignId),
          inArray(campaignInvitations.athleteId, athleteIds),
          eq(campaigns.brandId, actor.brandId),
        ),
      ),
    selectSender(ctx),
    recentInvitations(ctx),
  );
  if (!campaign) throw notFound();
  return {
    campaign,
    names: new Map(athletes.map(({ id, name }) => [id, name])),
    zones: new Map(athletes.map(({ id, timeZone }) => [id, timeZone])),
    rates: new Map(athletes.map(({ id, startingRate }) => [id, startingRate])),
    refuseLess: new Set(athletes.filter(({ refusesLess }) => refusesLess).map(({ id }) => id)),
    existing: new Map(invitations.map((invitation) => [invitation.athleteId, invitation])),
    confirmed: Boolean(brand?.confirmedAt),
    recent: recent?.n ?? 0,
  };
}

/** @throws AppError with the reason why this brand cannot invite to this campaign now */
export function requireMayInvite({ campaign, confirmed, recent }: Invitable, more: number) {
  if (!campaign.takesInvitations)
    throw new FieldError({
      campaignId: ["This campaign has ended. Please select another campaign"],
    });
  if (!confirmed) throw new AppError("forbidden", CONFIRM_FIRST);
  const left = INVITATIONS_PER_HOUR - recent;
  if (more <= left) return;
  throw new AppError(
    "limit",
    left > 0
      ? `You can send ${left} more invitations this hour. Please select fewer athletes.`
      : `You can send ${INVITATIONS_PER_HOUR} invitations an hour. Please try again later.`,
    HOUR_MS / SECOND_MS,
  );
}

/** By the audit rows: an invitation that was withdrawn and sent again counts twice. */
export const recentInvitations = ({ actor, db, now }: CommandContext) =>
  db.orm
    .select({ n: count() })
    .from(auditLogs)
    .where(
      and(
        eq(auditLogs.userId, actor.personId),
        gt(auditLogs.createdAt, now - HOUR_MS),
        eq(auditLogs.action, "invitation_sent"),
      ),
    );
