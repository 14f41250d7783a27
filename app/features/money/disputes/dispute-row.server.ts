import { and, eq, inArray, ne, or, type SQLWrapper, sql } from "drizzle-orm";
import { disputeDeadline } from "~/features/campaigns/deadlines/deadline-columns.server";
import { markHandled } from "~/features/communication/notifications/mark-handled";
import { notify } from "~/features/communication/notifications/notify";
import { may } from "~/features/identity/accounts/abilities";
import { type CommandContext, sideIdOf } from "~/features/identity/accounts/actor";
import type { NotificationKind } from "~/notifications";
import { workflow } from "~/platform/command";
import { notFound } from "~/platform/errors";
import type { Statement } from "~db/client";
import { ACTIVE_DISPUTES } from "~db/constants";
import { brandProfiles, campaigns, disputeAppeals, disputes, profiles } from "~db/schema";
import { heldFee, paidAmount } from "./paid-amounts.server";
import { isSecondPerson } from "./second-person.server";
import { type DisputeParty, disputeMachine, offerMachine } from "./status";

/** The dispute is the actor's own. */
export const isParty = ({ actor }: CommandContext) => isPartyTo(sideIdOf(actor));

/** The dispute is of this side. */
export const isPartyTo = (sideId: string | SQLWrapper) =>
  or(eq(disputes.filedBy, sideId), eq(disputes.respondentId, sideId));

/** Staff see every dispute but one of their own. */
export const isVisibleTo = (ctx: CommandContext) =>
  may(ctx.actor, "manage disputes")
    ? and(ne(disputes.filedBy, sideIdOf(ctx.actor)), ne(disputes.respondentId, sideIdOf(ctx.actor)))
    : isParty(ctx);

/** The actor did not make the ruling that was appealed. */
const isNotFirstRuler = ({ actor }: CommandContext) =>
  sql`not exists (select 1 from dispute_appeals made
    where made.dispute_id = disputes.id and made.ruled_by = ${actor.personId})`;

export const isActive = inArray(disputes.status, ACTIVE_DISPUTES);

/** How the two sides are called. The query joins `campaigns`, `brand_profiles` and the athlete's `profiles`. */
export const SIDES = {
  brandId: campaigns.brandId,
  company: sql<string>`coalesce(nullif(${brandProfiles.companyName}, ''), 'The brand')`,
  athleteName: profiles.fullName,
};

/** A dispute with all that a command needs of it; undefined if it is none of the actor's. */
async function readDispute(ctx: CommandContext, id: string) {
  const [[found]] = await ctx.db.read(
    ctx.db.orm
      .select({
        id: disputes.id,
        status: disputes.status,
        title: disputes.title,
        dealId: disputes.dealId,
        campaignId: disputes.campaignId,
        campaign: campaigns.title,
        athleteId: disputes.athleteId,
        ...SIDES,
        filedBy: disputes.filedBy,
        respondentId: disputes.respondentId,
        assignedTo: disputes.assignedTo,
        priority: disputes.priority,
        turn: disputeDeadline,
        answeredAt: disputes.answeredAt,
        resolvedAt: disputes.resolvedAt,
        resolvedBy: disputes.resolvedBy,
        resolutionType: disputes.resolutionType,
        resolutionDetails: disputes.resolutionDetails,
        refundAmount: disputes.refundAmount,
        appealId: disputeAppeals.id,
        appellantId: disputeAppeals.appellantId,
        appealNote: disputeAppeals.note,
        firstRuledBy: disputeAppeals.ruledBy,
        paid: paidAmount,
        feeHeld: heldFee,
        isSecondPerson: isSecondPerson(ctx).mapWith(Boolean),
      })
      .from(disputes)
      .innerJoin(campaigns, eq(campaigns.id, disputes.campaignId))
      .innerJoin(brandProfiles, eq(brandProfiles.id, campaigns.brandId))
      .innerJoin(profiles, eq(profiles.id, disputes.athleteId))
      .leftJoin(disputeAppeals, eq(disputeAppeals.disputeId, disputes.id))
      .where(and(eq(disputes.id, id), isVisibleTo(ctx))),
  );
  return found;
}

export type DisputeRow = NonNullable<Awaited<ReturnType<typeof readDispute>>>;

/** @throws AppError not_found */
export async function requireDispute(ctx: CommandContext, id: string): Promise<DisputeRow> {
  const found = await readDispute(ctx, id);
  if (!found) throw notFound();
  return found;
}

/** Whether the actor is of a party. Which of the two sides files and answers is a matter of the row. */
export const actsAsParty = (ctx: CommandContext, party: DisputeParty) =>
  party === "staff" ? may(ctx.actor, "manage disputes") : ctx.actor.type !== "staff";

export const transitionDispute = workflow({
  machine: disputeMachine,
  table: disputes,
  resource: "dispute",
  actsAs: actsAsParty,
  read: readDispute,
  // What the actor's rights depend on, as it was read; and an appeal belongs to another member of staff.
  unchanged: (ctx: CommandContext, { assignedTo, priority, resolvedAt, appealId, paid, turn }) =>
    and(
      isVisibleTo(ctx),
      sql`${paidAmount} = ${paid}`,
      sql`assigned_to is ${assignedTo} and priority = ${priority} and resolved_at is ${resolvedAt}`,
      sql`${disputeDeadline.extendedTo} is ${turn.extendedTo}`,
      sql`(select id from dispute_appeals where dispute_id = disputes.id) is ${appealId}`,
      isNotFirstRuler(ctx),
    ),
});

type Sides = Pick<DisputeRow, "athleteId" | "athleteName" | "company">;

export const nameOf = ({ athleteId, athleteName, company }: Sides, sideId: string): string =>
  sideId === athleteId ? athleteName : company;

const otherSide = (
  { filedBy, respondentId }: Pick<DisputeRow, "filedBy" | "respondentId">,
  sideId: string,
): string => (sideId === filedBy ? respondentId : filedBy);

/** Notifies both sides. */
export const notifyBothSides = <Params>(
  ctx: CommandContext,
  kind: NotificationKind<Params>,
  { id, filedBy, respondentId }: Pick<DisputeRow, "id" | "filedBy" | "respondentId">,
  notice: { params: Params; bundle?: string },
) =>
  [filedBy, respondentId].flatMap((userId) =>
    notify(ctx, kind, { ...notice, userId, subjectId: id }),
  );

/** The parameters of a notification that the actor's side causes. */
export const noticeParams = ({ actor }: CommandContext, row: Sides & { title: string }) => ({
  name: nameOf(row, sideIdOf(actor)),
  title: row.title,
});

/** The recipient and the subject of a notification that the actor's side causes. */
export const toOtherSide = (
  { actor }: CommandContext,
  row: Pick<DisputeRow, "id" | "filedBy" | "respondentId">,
) => ({ userId: otherSide(row, sideIdOf(actor)), subjectId: row.id });

/** What follows from each step of a side: its time as an answer, and what it was asked is done. */
export const markAnswered = (ctx: CommandContext, id: string): Statement[] => [
  sql`update disputes set answered_at = ${ctx.now}
    where id = ${id} and respondent_id = ${sideIdOf(ctx.actor)} and answered_at is null`,
  ...markHandled(sideIdOf(ctx.actor), ctx.now, id),
];

/** Open offers end with their dispute. */
export const expireOffers = (ctx: CommandContext, id: string): Statement =>
  sql`update dispute_offers set status = ${expire.to}, decided_at = ${ctx.now}
    where dispute_id = ${id} and status in ${expire.from}`;

const { expire } = offerMachine.steps;
