import { and, eq, inArray, sql } from "drizzle-orm";
import { takesInvitations } from "~/features/campaigns/campaigns/policy.server";
import { lastDayOf } from "~/features/campaigns/deadlines/deadlines";
import { deliverableText } from "~/features/campaigns/terms/deliverables";
import { notify } from "~/features/communication/notifications/notify";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { isConfirmed } from "~/features/identity/accounts/confirm-email.server";
import { audit } from "~/platform/audit";
import { commit } from "~/platform/command";
import { dayOf } from "~/platform/dates";
import { campaignInvitations, campaigns } from "~db/schema";
import { type OfferSigner, signOffers } from "../contracts/sign-offers.server";
import { VOID_STATES } from "../deals/invitation-state";
import { invitationState } from "../deals/invitation-state.server";
import { budgetColumns } from "./budget.server";
import { type Invitable, type Offer, recentInvitations, refuses } from "./invitable.server";
import { INVITATIONS_PER_HOUR } from "./invitation-limits";
import { invitationNotifications } from "./notifications";
import { chosenDeliverables } from "./offered-work";
import { personalMessage } from "./personal-message";
import type { Invite } from "./schema";
import { storeOffers } from "./store-offers.server";

/**
 * Stores the invitations and notifies the athletes, all or none.
 * @param signer who signs the offers for the brand; null: they are not signed
 * @throws what `commit` does, also for a second invitation to an athlete
 */
export async function sendInvitations(
  ctx: CommandContext,
  { campaign, names, zones }: Invitable,
  offers: readonly Offer[],
  form: Pick<Invite, "deliverables" | "allDeliverables" | "message" | "overBudget">,
  signer: OfferSigner | null,
) {
  const { actor, db, now } = ctx;
  const deliverables = chosenDeliverables(campaign, form);
  const rows = offers.map((offer) => ({
    ...offer,
    message: personalMessage(form.message ?? "", names.get(offer.athleteId) ?? "") || null,
  }));
  const replaceVoid = db.orm.delete(campaignInvitations).where(
    and(
      eq(campaignInvitations.campaignId, campaign.id),
      inArray(
        campaignInvitations.athleteId,
        offers.map(({ athleteId }) => athleteId),
      ),
      inArray(invitationState("campaign_invitations"), [...VOID_STATES]),
    ),
  );
  const total = offers.reduce((sum, { fee }) => sum + fee, 0);
  const change = sql`insert into campaign_invitations
      (id, campaign_id, athlete_id, status, message, fee, deliverables, terms, offered_at, created_at, updated_at)
    select offer.value ->> 'id', campaigns.id, offer.value ->> 'athleteId', 'pending',
      offer.value ->> 'message', offer.value ->> 'fee', ${JSON.stringify(deliverables)},
      json_remove(campaigns.terms, '$.feeFrom', '$.feeTo'), ${now}, ${now}, ${now}
    from campaigns join json_each(${JSON.stringify(rows)}) offer
    where ${and(
      eq(campaigns.id, campaign.id),
      eq(campaigns.brandId, actor.brandId),
      takesInvitations(dayOf(now)),
      signer ? eq(campaigns.version, campaign.version) : undefined,
    )} and ${isConfirmed(actor.personId)}
      and ${recentInvitations(ctx)} + ${offers.length} <= ${INVITATIONS_PER_HOUR}
      and not exists (select 1 from json_each(${JSON.stringify(rows)}) offer
        join athlete_profiles asked on asked.user_id = offer.value ->> 'athleteId'
        where ${refuses(sql`offer.value ->> 'fee'`)})
      and (${form.overBudget ? 1 : 0} or campaigns.budget is null
        or ${budgetColumns.accepted} + ${budgetColumns.pending} + ${total} <= campaigns.budget)`;
  const until = (athleteId: string) =>
    lastDayOf({
      kind: "invitation",
      since: now,
      zone: zones.get(athleteId) ?? null,
      starts: campaign.startDate,
      ends: campaign.endDate,
    });
  const { startDate, endDate } = campaign;
  const notices = offers.flatMap(({ athleteId, fee }) =>
    notify(ctx, invitationNotifications.sent, {
      userId: athleteId,
      subjectId: campaign.id,
      params: {
        company: campaign.company || actor.name,
        campaign: campaign.title,
        fee,
        deliverables: deliverables.map(deliverableText),
        lastDay: until(athleteId),
        startDate,
        endDate,
      },
    }),
  );
  const [first, ...others] = offers.map(({ id, athleteId, fee }) => ({
    action: "invitation_sent" as const,
    resourceType: "invitation",
    resourceId: id,
    detail: { campaignId: campaign.id, athleteId, fee },
  }));
  if (!first) return;
  const { feeFrom: _, feeTo: __, ...terms } = campaign.terms;
  const toSign = offers.map(({ id, athleteId, fee }) => ({
    ...{ id, number: 1, fee, deliverables, terms },
    athlete: { id: athleteId, name: names.get(athleteId) ?? "" },
  }));
  await commit(ctx, {
    before: [...(signer?.proof ?? []), replaceVoid],
    change,
    effects: [
      storeOffers(
        offers.map(({ id }) => id),
        null,
        now,
      ),
      ...(signer
        ? await signOffers(ctx, signer.name, { ...campaign, brandId: actor.brandId }, toSign)
        : []),
      ...ctx.emit(
        "invitation.sent",
        {
          campaignId: campaign.id,
          brandId: actor.brandId,
          athleteIds: offers.map(({ athleteId }) => athleteId),
        },
        now,
      ),
      ...notices,
      ...others.map((one) => audit(ctx, { userId: actor.personId, ...one })),
    ],
    audit: first,
  });
}
