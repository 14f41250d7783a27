import { and, eq, exists, inArray, or } from "drizzle-orm";
import type { AcceptedTerms } from "~/events";
import { hasEnded } from "~/features/campaigns/campaigns/policy";
import { isOpen } from "~/features/campaigns/campaigns/policy.server";
import { recordEntry } from "~/features/campaigns/record/entries.server";
import { markHandled } from "~/features/communication/notifications/mark-handled";
import { notify } from "~/features/communication/notifications/notify";
import { removeNotification } from "~/features/communication/notifications/remove-notification";
import { actsAs, type CommandContext } from "~/features/identity/accounts/actor";
import type { Channel } from "~/features/profiles/channels/channel";
import { channelsColumn } from "~/features/profiles/channels/channel-columns.server";
import { forecastPosts, type Learned } from "~/features/profiles/reach/forecast-posts";
import { learnedColumn } from "~/features/profiles/reach/learned-column.server";
import { audit } from "~/platform/audit";
import { commit, workflow } from "~/platform/command";
import { dayOf } from "~/platform/dates";
import { MINUTE_MS } from "~/platform/durations";
import { appErrorIn, conflict, forbidden, notFound, wrapError } from "~/platform/errors";
import { FieldError } from "~/platform/forms";
import { assertRowChanged } from "~db/client";
import type { DeclineReason, InvitationStatus, ProductCategory, Side } from "~db/constants";
import {
  athleteProfiles,
  brandProfiles,
  campaignInvitations,
  campaigns,
  profiles,
} from "~db/schema";
import { completeOffer, offerSignature } from "../contracts/sign-offers.server";
import { termsOf } from "../contracts/terms";
import { createDeal, storeDeliverables } from "../deals/deals.server";
import { listOfferConflicts } from "../rights/contract-conflicts.server";
import type { BudgetSums } from "./budget";
import { budgetColumns } from "./budget.server";
import { invitationNotifications } from "./notifications";
import type { CarriedTerms } from "./offer";
import { ANSWERED, type Answer, invitationMachine } from "./status";

/** The row concerns its athlete and the brand that sent it. */
export const isOwnInvitation = ({ actor }: CommandContext) =>
  or(eq(campaignInvitations.athleteId, actor.personId), eq(campaigns.brandId, actor.brandId));

export interface InvitationRow {
  id: string;
  campaignId: string;
  athleteId: string;
  status: InvitationStatus;
  title: string;
  brandId: string;
  updatedAt: number;
  /** The number of the newest offer, and who made it. */
  offer: number;
  offeredBy: Side;
  /** Of the campaign. */
  version: number;
  company: string;
  athleteName: string;
  /** What is agreed by accepting: the newest offer, and the brief. */
  terms: CarriedTerms & {
    title: string;
    description: string;
    requirements: string;
    startDate: string | null;
    endDate: string | null;
  };
  /** Of the campaign. */
  category: ProductCategory | null;
  /** The athlete's, at this moment. */
  followers: number;
  channels: Channel[];
  learned: Learned;
  /** Of the campaign. */
  ended: boolean;
  budget: BudgetSums;
  /** Of the brand, under the newest offer of the campaign as it is. */
  signature: { hash: string; name: string; at: number } | null;
  /** What the athlete's fees start from, in pence, and whether brands may not offer less. */
  startingRate: number | null;
  refusesLess: boolean;
}

export const transitionInvitation = workflow({
  machine: invitationMachine,
  table: campaignInvitations,
  resource: "invitation",
  actsAs,
  read: readInvitation,
  unchanged: isUnchanged,
});

/** Whether offer and campaign are still those that were read. */
export function isUnchanged(ctx: CommandContext, { offer, version }: InvitationRow) {
  return and(
    eq(campaignInvitations.offer, offer),
    exists(
      ctx.db.orm
        .select({ id: campaigns.id })
        .from(campaigns)
        .where(
          and(
            eq(campaigns.id, campaignInvitations.campaignId),
            isOwnInvitation(ctx),
            eq(campaigns.version, version),
            isOpen("campaigns"),
          ),
        ),
    ),
  );
}

export async function readInvitation(
  ctx: CommandContext,
  invitationId: string,
): Promise<InvitationRow | undefined> {
  const [found] = await readInvitations(ctx, [invitationId]);
  return found;
}

async function readInvitations(
  ctx: CommandContext,
  ids: readonly string[],
): Promise<InvitationRow[]> {
  const [rows] = await ctx.db.read(
    ctx.db.orm
      .select({
        id: campaignInvitations.id,
        campaignId: campaignInvitations.campaignId,
        athleteId: campaignInvitations.athleteId,
        status: campaignInvitations.status,
        updatedAt: campaignInvitations.updatedAt,
        title: campaigns.title,
        brandId: campaigns.brandId,
        version: campaigns.version,
        offer: campaignInvitations.offer,
        offeredBy: campaignInvitations.offeredBy,
        athleteName: profiles.fullName,
        signature: offerSignature,
        startingRate: athleteProfiles.startingRate,
        refusesLess: athleteProfiles.refusesLess,
        budget: { budget: campaigns.budget, ...budgetColumns },
        terms: {
          fee: campaignInvitations.fee,
          deliverables: campaignInvitations.deliverables,
          terms: campaignInvitations.terms,
          title: campaigns.title,
          description: campaigns.description,
          requirements: campaigns.requirements,
          startDate: campaigns.startDate,
          endDate: campaigns.endDate,
        },
        category: campaigns.category,
        followers: athleteProfiles.totalFollowers,
        channels: channelsColumn(athleteProfiles.userId),
        learned: learnedColumn(athleteProfiles.userId),
        campaignStatus: campaigns.status,
        company: brandProfiles.companyName,
      })
      .from(campaignInvitations)
      .innerJoin(campaigns, eq(campaigns.id, campaignInvitations.campaignId))
      .innerJoin(brandProfiles, eq(brandProfiles.id, campaigns.brandId))
      .innerJoin(profiles, eq(profiles.id, campaignInvitations.athleteId))
      .innerJoin(athleteProfiles, eq(athleteProfiles.userId, campaignInvitations.athleteId))
      .where(and(inArray(campaignInvitations.id, [...ids]), isOwnInvitation(ctx))),
  );
  return rows.map(({ campaignStatus: status, ...invitation }) => ({
    ...invitation,
    ended: hasEnded({ status, endDate: invitation.terms.endDate }, dayOf(ctx.now)),
  }));
}

/** What the athlete has read: the version of the campaign, and the number of the offer. */
interface Read {
  version?: number | undefined;
  offer?: number | undefined;
}

/**
 * The invited athlete's answer. Giving the same answer twice is as good as once.
 * @param reason why it is declined
 * @throws AppError conflict when the invitation was decided otherwise or withdrawn, or its campaign has changed or ended
 */
export async function respondToInvitation(
  ctx: CommandContext,
  invitationId: string,
  answer: Answer,
  {
    version,
    offer = 1,
    reason = null,
    ...signature
  }: Read & Signature & { reason?: DeclineReason | null | undefined } = {},
) {
  const { actor, now } = ctx;
  const status = ANSWERED[answer];
  // Side by side with the invitation: one round trip.
  const conflicts = answer === "accept" ? listOfferConflicts(ctx, { invitationId }) : [];
  try {
    await transitionInvitation(ctx, invitationId, answer, async (row) => {
      if (version !== undefined && version !== row.version) throw conflict(STALE_FORM);
      if (answer === "accept") requireNewestOffer(row, "athlete", offer);
      if (answer === "accept" && row.ended) throw conflict(PAST_LAST_DAY);
      if (answer === "accept") requireSignature(row, signature, await conflicts);
      return {
        set: { updatedAt: now, declineReason: answer === "decline" ? reason : null },
        effects: [
          ...markHandled(ctx.actor.personId, ctx.now, row.campaignId),
          ...(answer === "accept" ? makeAgreement(ctx, row, signature.name) : []),
          ...notify(ctx, invitationNotifications.answered, {
            userId: row.brandId,
            subjectId: row.campaignId,
            params: {
              athleteName: actor.name,
              answer: status,
              campaign: row.title,
              fee: row.terms.fee,
              reason,
              isSigned: answer === "accept" && row.signature !== null,
            },
            // Its mail waits, so that it is not sent when the athlete takes the answer back.
            ...(answer === "decline" && { bundle: `declined:${row.campaignId}` }),
          }),
        ],
      };
    });
  } catch (error) {
    if (appErrorIn(error)?.code !== "conflict") throw wrapError("respond", error);
    const current = await readInvitation(ctx, invitationId);
    if (current?.status !== status) throw error;
    if (answer === "accept" && current.offer !== offer) throw conflict(STALE_OFFER);
  }
}

/** How long an athlete may take a decline back. The page offers it at once; a bad line needs some more time. */
export const UNDO_DECLINE_MS = MINUTE_MS;

/**
 * Takes a decline back: the invitation waits for an answer again, with the time that it had, and the brand's notice is removed.
 * @throws AppError conflict after `UNDO_DECLINE_MS`
 */
export async function undoDecline(ctx: CommandContext, invitationId: string) {
  try {
    await transitionInvitation(ctx, invitationId, "undoDecline", (row) => {
      if (row.updatedAt < ctx.now - UNDO_DECLINE_MS) throw conflict(TOO_LATE);
      return {
        set: { updatedAt: ctx.now, declineReason: null },
        effects: [
          removeNotification(invitationNotifications.answered, {
            sideId: row.brandId,
            subjectId: row.campaignId,
            senderId: row.athleteId,
            at: row.updatedAt,
          }),
        ],
      };
    });
  } catch (error) {
    throw wrapError("undo decline", error);
  }
}

const TOO_LATE = "It's too late to undo this. Write to the brand if you'd like another invitation.";

/** Makes the deal of an invitation that is accepted, on the terms of its newest offer. */
export function makeAgreement(ctx: CommandContext, row: InvitationRow, name?: string) {
  const { category, terms, signature } = row;
  const { deliverables } = signature ? termsOf({ ...terms, category }) : terms;
  return [
    createDeal(row.id, ctx.now),
    ...storeDeliverables(row.id, deliverables),
    ...recordAgreement(row, ctx.now),
    ...ctx.emit("invitation.accepted", agreedIn(row), ctx.now),
    ...(signature && name ? completeOffer(ctx, { ...row, signature }, name) : []),
  ];
}

/** Of the athlete, where the brand has signed its offer: accepting signs the contract. */
interface Signature {
  /** Of the contract that was read. */
  hash?: string | undefined;
  name?: string | undefined;
  /** Whether the athlete has read what the contract conflicts with. */
  acknowledged?: boolean | undefined;
}

/** @throws FieldError at `name` or `acknowledged`; AppError conflict when another contract, or none, was read */
function requireSignature(
  { signature }: InvitationRow,
  { hash, name, acknowledged }: Signature,
  conflicts: readonly string[],
) {
  if (signature?.hash !== hash) throw conflict(STALE_OFFER);
  if (!signature) return;
  if (!name) throw new FieldError({ name: ["Please type your full name"] });
  if (conflicts.length > 0 && !acknowledged)
    throw new FieldError({ acknowledged: ["Tick the box to sign although it conflicts"] });
}

/** @throws AppError conflict unless this side may accept this offer */
export function requireNewestOffer(row: InvitationRow, side: Side, offer: number) {
  if (offer !== row.offer) throw conflict(STALE_OFFER);
  if (row.offeredBy === side) throw conflict(OWN_OFFER);
}

export const STALE_OFFER = "There's a newer offer. Reload the page to read it before you answer.";
const OWN_OFFER = "This is your own offer. The other side answers it.";

const agreedIn = ({ id, campaignId, terms, ...athlete }: InvitationRow): AcceptedTerms => ({
  dealId: id,
  campaignId,
  followers: athlete.followers,
  expected: forecastPosts(athlete.channels, terms.deliverables, athlete.learned),
});

/** The entry of an acceptance in the record of its campaign. */
export const recordAgreement = (
  {
    id,
    campaignId,
    athleteId,
    brandId,
    version,
    terms,
  }: Pick<InvitationRow, "id" | "campaignId" | "athleteId" | "brandId" | "version" | "terms">,
  at: number,
) =>
  recordEntry({
    campaignId,
    athleteId,
    kind: "invitation_accepted",
    subjectId: id,
    body: { brand: brandId, briefVersion: version, currency: "GBP", ...terms },
    at,
  });

export const PAST_LAST_DAY =
  "The campaign's last day has passed. You can accept once the brand moves its end date.";

const STALE_FORM =
  "The brand has changed this campaign since you opened it. Read it again before you accept.";

/**
 * Takes a pending invitation back and tells the athlete. Done twice, it is done once.
 * @throws AppError conflict when the athlete has answered, or the campaign has ended
 */
export async function withdrawInvitation(ctx: CommandContext, invitationId: string) {
  try {
    await transitionInvitation(ctx, invitationId, "withdraw", (row) => ({
      set: { updatedAt: ctx.now },
      effects: notifyWithdrawn(ctx, row),
    }));
  } catch (error) {
    if (appErrorIn(error)?.code !== "conflict") throw wrapError("withdraw invitation", error);
    const current = await readInvitation(ctx, invitationId);
    if (current?.status !== "withdrawn") throw error;
  }
}

/**
 * The same for several, all or none. Those that are not pending are passed over.
 * @returns how many were withdrawn
 * @throws AppError forbidden, not_found when none is pending, conflict when an athlete answers at this moment
 */
export async function withdrawInvitations(ctx: CommandContext, ids: readonly string[]) {
  const { from, to, by, audit: action } = invitationMachine.transitions.withdraw;
  if (!actsAs(ctx, by)) throw forbidden();
  const { db, actor, now } = ctx;
  const rows = (await readInvitations(ctx, ids)).filter(({ status }) => status === from);
  if (rows.length === 0) throw notFound(NONE_PENDING);
  const effects = rows.flatMap((row) => [
    db.orm
      .update(campaignInvitations)
      .set({ status: to, updatedAt: now })
      .where(
        and(
          eq(campaignInvitations.id, row.id),
          eq(campaignInvitations.status, from),
          isUnchanged(ctx, row),
        ),
      ),
    assertRowChanged(),
    audit(ctx, {
      userId: actor.personId,
      action,
      resourceType: "invitation",
      resourceId: row.id,
    }),
    ...notifyWithdrawn(ctx, row),
  ]);
  await commit({ db }, { effects });
  return rows.length;
}

const NONE_PENDING = "None of these is waiting for an answer. Reload the page.";

const notifyWithdrawn = (ctx: CommandContext, row: InvitationRow) =>
  notify(ctx, invitationNotifications.withdrawn, {
    userId: row.athleteId,
    subjectId: row.campaignId,
    params: { company: row.company || ctx.actor.name, campaign: row.title },
  });
