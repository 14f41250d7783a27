import { and, eq, inArray, sql } from "drizzle-orm";
import { takesInvitations } from "~/features/campaigns/campaigns/policy.server";
import { lastDayOf } from "~/features/campaigns/deadlines/deadlines";
import { deliverableText } from "~/features/campaigns/terms/deliverables";
import { notify } from "~/features/communication/notifications/notify";
import { type CommandContext, requireParty } from "~/features/identity/accounts/actor";
import { isConfirmed } from "~/features/identity/accounts/email-confirmation.server";
import type { AuthContext } from "~/features/identity/accounts/sessions.server";
import { audit } from "~/platform/audit";
import { commit } from "~/platform/command";
import { dayOf } from "~/platform/dates";
import { AppError, appErrorIn, notFound, wrapError } from "~/platform/errors";
import { FieldError, TakenIdError } from "~/platform/forms";
import { formatMoney, toPence } from "~/platform/money";
import { brokenUnique } from "~db/client";
import { campaignInvitations, campaigns } from "~db/schema";
import type { ContractDocument } from "../contracts/document";
import { proveOfferSigner, signOffers } from "../contracts/sign-offers.server";
import { termsOf } from "../contracts/terms";
import { VOID_STATES } from "../deals/invitation-state";
import { invitationState } from "../deals/invitation-state.server";
import { overBudget } from "./budget";
import { budgetColumns } from "./budget.server";
import {
  type Invitable,
  type InvitationEligibility,
  ineligibilityReason,
  invitationEligibility,
  isOfferBelowRate,
  loadInvitable,
  type Offer,
  recentInvitations,
  refuses,
  requireMayInvite,
} from "./invitable.server";
import { ALREADY_INVITED, INVITATIONS_PER_HOUR } from "./invitation-limits";
import { invitationNotifications } from "./notifications";
import { chosenDeliverables } from "./offered-work";
import { personalMessage } from "./personal-message";
import type { Invite, InviteMany } from "./schema";
import { storeOffers } from "./store-offers.server";

/**
 * Invites an athlete to one of the brand's draft or active campaigns, for a fee and some of the brief's deliverables.
 * The same form sent twice is one invitation; a second invitation to the same campaign is refused by the unique
 * index, unless the first is void: then it is replaced, and its deal stays. Fees above the budget must be said to be meant.
 * @returns the athlete's name, by how many pence the campaign's budget is exceeded with it, and whether the fee is below the athlete's rate
 * @throws AppError forbidden without a confirmed address, limit after `INVITATIONS_PER_HOUR`
 */
export async function invite(
  ctx: CommandContext,
  athleteId: string,
  form: Invite,
  auth?: AuthContext,
): Promise<{ name: string; over: number; below: boolean }> {
  requireParty(ctx, "brand");
  const offer = { id: form.id, athleteId, fee: toPence(form.fee) };
  const reload = async () => {
    const found = await loadInvitable(ctx, form.campaignId, [athleteId]);
    if (!found.names.has(athleteId)) throw notFound();
    const eligibility = invitationEligibility(found, offer);
    if (eligibility === "invited") throw new FieldError({ campaignId: [ALREADY_INVITED] });
    if (eligibility === "refused")
      throw new FieldError({ fee: [ineligibilityReason(found, offer)] });
    if (eligibility === "free") {
      requireMayInvite(found, 1);
      requireWithinBudget(found, [offer], form);
    }
    return { ...found, eligibility };
  };
  // Side by side: one round trip.
  const [found, signName] = await Promise.all([reload(), signerOf(ctx, form, auth)]);
  const below = isOfferBelowRate(found, offer);
  const name = found.names.get(athleteId) ?? "";
  if (found.eligibility === "sent") return { name, over: 0, below };
  try {
    await send(ctx, found, [offer], form, signName);
  } catch (error) {
    const isConflict = brokenUnique(error) || appErrorIn(error)?.code === "conflict";
    if (!isConflict) throw wrapError("send invitation", error);
    // The second look says what came between: the same form, another invitation, the end, the limit.
    if ((await reload()).eligibility === "sent") return { name, over: 0, below };
    throw brokenUnique(error) ? new TakenIdError() : error;
  }
  return { name, over: overBudget(found.campaign, [offer.fee]), below };
}

/**
 * Invites several athletes to a campaign at once, in one batch. Who cannot be invited is left out and named. The same
 * form sent twice invites once.
 * @throws AppError like `invite`; invalid when no athlete can be invited
 */
export async function inviteMany(
  ctx: CommandContext,
  form: InviteMany,
  auth?: AuthContext,
): Promise<{
  sent: number;
  over: number;
  /** How many fees are below the athlete's rate. */
  below: number;
  refused: { name: string; reason: string }[];
}> {
  requireParty(ctx, "brand");
  const offers = offersIn(form);
  const reload = async () => {
    const ids = offers.map(({ athleteId }) => athleteId);
    const found = await loadInvitable(ctx, form.campaignId, ids);
    const having = (eligibility: InvitationEligibility) =>
      offers.filter((offer) => invitationEligibility(found, offer) === eligibility);
    const [free, sent] = [having("free"), having("sent")];
    const left = [...having("invited"), ...having("refused"), ...having("unknown")];
    const refused = left.map((offer) => ({
      name: found.names.get(offer.athleteId) ?? "An athlete",
      reason: ineligibilityReason(found, offer),
    }));
    if (free.length > 0) {
      requireMayInvite(found, free.length);
      requireWithinBudget(found, free, form);
    } else if (sent.length === 0) throw new AppError("invalid", "None of them can be invited");
    return { found, free, sent, refused };
  };
  let [invitable, signName] = await Promise.all([reload(), signerOf(ctx, form, auth)]);
  if (invitable.free.length > 0) {
    try {
      await send(ctx, invitable.found, invitable.free, form, signName);
    } catch (error) {
      const isConflict = brokenUnique(error) || appErrorIn(error)?.code === "conflict";
      if (!isConflict) throw wrapError("send invitations", error);
      // One of them has just been invited, or this form was sent twice at once: tried once more without them.
      invitable = await reload();
      if (invitable.free.length > 0)
        await send(ctx, invitable.found, invitable.free, form, signName);
    }
  }
  const invited = [...invitable.free, ...invitable.sent];
  return {
    sent: invited.length,
    over: overBudget(
      invitable.found.campaign,
      invitable.free.map(({ fee }) => fee),
    ),
    below: invited.filter((offer) => isOfferBelowRate(invitable.found, offer)).length,
    refused: invitable.refused,
  };
}

/** The name of a brand's member who signs the offers; null: they are not signed. */
const signerOf = async (
  { actor }: CommandContext,
  { signName: name, signPassword: password }: Pick<Invite, "signName" | "signPassword">,
  auth: AuthContext | undefined,
) => (name && password && auth ? proveOfferSigner(actor, { auth, name, password }) : null);

/** Each has an id of the form and the athlete: the same form names the same invitations. */
const offersIn = ({ id, fee, offers }: InviteMany): Offer[] =>
  offers
    .filter((offer) => offer.invite)
    .map((offer) => ({
      id: id.slice(0, 18) + offer.athleteId.slice(-8),
      athleteId: offer.athleteId,
      fee: toPence(offer.fee ?? fee ?? 0),
    }));

/** @throws FieldError when these fees exceed what is left of the budget, and the brand has not said that they may */
function requireWithinBudget(
  { campaign }: Invitable,
  offers: readonly Offer[],
  { overBudget: mayExceed }: Pick<Invite, "overBudget">,
) {
  const over = overBudget(
    campaign,
    offers.map(({ fee }) => fee),
  );
  if (over > 0 && !mayExceed)
    throw new FieldError({
      overBudget: [
        `This goes ${formatMoney(over)} over the campaign's budget. Lower the fee, or tick the box if you mean it`,
      ],
    });
}

/** Stores the invitations and tells the athletes, all or none. */
async function send(
  ctx: CommandContext,
  { campaign, names, zones }: Invitable,
  offers: readonly Offer[],
  form: Pick<Invite, "deliverables" | "allDeliverables" | "message" | "overBudget">,
  signName: string | null,
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
      signName ? eq(campaigns.version, campaign.version) : undefined,
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
  const documents = offers.map(
    ({ id, athleteId, fee }): ContractDocument => ({
      contract: id,
      number: 1,
      sentAt: now,
      campaign: { id: campaign.id, title: campaign.title, startDate, endDate },
      brand: { id: actor.brandId, name: campaign.company || "The brand" },
      athlete: { id: athleteId, name: names.get(athleteId) ?? "" },
      audience: campaign.audience,
      terms: termsOf({ fee, deliverables, endDate, terms, category: campaign.category }),
    }),
  );
  await commit(ctx, {
    before: [replaceVoid],
    change,
    effects: [
      storeOffers(
        offers.map(({ id }) => id),
        null,
        now,
      ),
      ...(signName ? await signOffers(ctx, signName, documents, campaign.version) : []),
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
