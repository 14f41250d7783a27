import { and, asc, desc, eq, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { notFound } from "~/platform/errors";
import { product } from "~/product";
import type { Database } from "~db/client";
import type { DisputePriority, DisputeStatus } from "~db/constants";
import {
  brandProfiles,
  campaigns,
  disputeAppeals,
  disputeExcerpts,
  disputeMessages,
  disputeOffers,
  disputes,
  profiles,
  userRoles,
} from "~db/schema";
import type { CommandContext } from "../accounts/actor";
import { deadlineIn, disputeTurn } from "../hand-overs/turns.server";
import { factQueries } from "./facts.server";
import { concerns, isActive, isParty, SIDES } from "./row.server";
import { appealRefusal } from "./sides.server";

const MOST = 100;
const MESSAGES = 500;

const HEAD = {
  id: disputes.id,
  title: disputes.title,
  campaignId: disputes.campaignId,
  campaign: campaigns.title,
  athleteId: disputes.athleteId,
  ...SIDES,
  filedBy: disputes.filedBy,
  respondentId: disputes.respondentId,
  type: disputes.type,
  priority: disputes.priority,
  status: disputes.status,
  createdAt: disputes.createdAt,
  turn: disputeTurn,
};

const assignee = alias(profiles, "assignee");

/** The disputes of a side, newest first. */
export async function disputesOf(ctx: CommandContext) {
  const [rows] = await ctx.db.read(
    ctx.db.orm
      .select(HEAD)
      .from(disputes)
      .innerJoin(campaigns, eq(campaigns.id, disputes.campaignId))
      .innerJoin(brandProfiles, eq(brandProfiles.userId, campaigns.brandId))
      .innerJoin(profiles, eq(profiles.id, disputes.athleteId))
      .where(isParty(ctx))
      .orderBy(desc(disputes.createdAt), desc(disputes.id))
      .limit(MOST),
  );
  return rows.map(({ turn, ...row }) => ({ ...row, deadline: deadlineIn(turn, ctx.now) }));
}

export type DisputeItem = Awaited<ReturnType<typeof disputesOf>>[number];

export interface QueueFilters {
  status: DisputeStatus | "active";
  priority: DisputePriority | null;
  mine: boolean;
}

/** The disputes that staff look at: the most urgent first, then the oldest. */
export async function disputeQueue(ctx: CommandContext, { status, priority, mine }: QueueFilters) {
  const [rows] = await ctx.db.read(
    ctx.db.orm
      .select({ ...HEAD, assignee: assignee.fullName, isAppealed })
      .from(disputes)
      .innerJoin(campaigns, eq(campaigns.id, disputes.campaignId))
      .innerJoin(brandProfiles, eq(brandProfiles.userId, campaigns.brandId))
      .innerJoin(profiles, eq(profiles.id, disputes.athleteId))
      .leftJoin(assignee, eq(assignee.id, disputes.assignedTo))
      .where(
        and(
          concerns(ctx),
          status === "active" ? isActive : eq(disputes.status, status),
          priority ? eq(disputes.priority, priority) : undefined,
          mine ? eq(disputes.assignedTo, ctx.actor.userId) : undefined,
        ),
      )
      .orderBy(urgency, asc(disputes.createdAt), asc(disputes.id))
      .limit(MOST),
  );
  return rows.map(({ turn, isAppealed, ...row }) => ({
    ...row,
    isAppealed: Boolean(isAppealed),
    deadline: deadlineIn(turn, ctx.now),
  }));
}

export type QueueItem = Awaited<ReturnType<typeof disputeQueue>>[number];

const urgency = sql`case ${disputes.priority} when 'urgent' then 0 when 'high' then 1 when 'medium' then 2 else 3 end`;
const isAppealed = sql<number>`exists (select 1 from dispute_appeals where dispute_id = disputes.id)`;

/** How many disputes wait for staff. */
export const activeDisputes = async ({ read, orm }: Database) => {
  const [[found]] = await read(
    orm.select({ n: sql<number>`count(*)` }).from(disputes).where(isActive),
  );
  return found?.n ?? 0;
};

/**
 * A dispute's page for one of its sides: without the notes of staff and without their names, because they act for the
 * product.
 * @throws AppError not_found
 */
export async function disputeForSide(ctx: CommandContext, id: string) {
  const page = await readPage(ctx, id, eq(disputeMessages.isInternal, false));
  const isSide = (userId: string | null) => userId === page.filedBy || userId === page.respondentId;
  const { appeal, thread, assignedTo: _, assignee: __, resolvedBy, ...rest } = page;
  return {
    ...rest,
    assignedTo: null,
    resolvedBy: isSide(resolvedBy) ? resolvedBy : null,
    appeal: appeal && { ...appeal, ruledBy: null },
    thread: thread.map((message) =>
      isSide(message.senderId) ? message : { ...message, senderId: null, senderName: OUR_TEAM },
    ),
    mayAppeal: page.status === "resolved" && appealRefusal(named(page), ctx.now) === null,
  };
}

const named = ({ appeal, ...page }: Awaited<ReturnType<typeof readPage>>) => ({
  ...page,
  appealId: appeal?.id ?? null,
});

const OUR_TEAM = `${product.name} team`;

/** A dispute's page for staff, with their notes and, for assigning it, all colleagues. @throws AppError not_found */
export async function disputeForStaff(ctx: CommandContext, id: string) {
  const { orm } = ctx.db;
  const [page, [staff]] = await Promise.all([
    readPage(ctx, id),
    ctx.db.read(
      orm
        .selectDistinct({ value: profiles.id, label: profiles.fullName })
        .from(userRoles)
        .innerJoin(profiles, eq(profiles.id, userRoles.userId))
        .where(or(eq(userRoles.role, "admin"), eq(userRoles.role, "moderator")))
        .orderBy(asc(profiles.fullName)),
    ),
  ]);
  return { ...page, staff };
}

async function readPage(ctx: CommandContext, id: string, messages?: SQL) {
  const { db, now } = ctx;
  const sender = alias(profiles, "sender");
  const isTheirs = and(eq(disputes.id, id), concerns(ctx));
  const [[found], thread, offers, [appeal], excerpts, [terms], pieces, steps] = await db.read(
    db.orm
      .select({
        ...HEAD,
        description: disputes.description,
        desiredOutcome: disputes.desiredOutcome,
        evidenceUrls: disputes.evidenceUrls,
        assignedTo: disputes.assignedTo,
        assignee: assignee.fullName,
        answeredAt: disputes.answeredAt,
        resolutionType: disputes.resolutionType,
        resolutionDetails: disputes.resolutionDetails,
        refundAmount: disputes.refundAmount,
        resolvedAt: disputes.resolvedAt,
        resolvedBy: disputes.resolvedBy,
      })
      .from(disputes)
      .innerJoin(campaigns, eq(campaigns.id, disputes.campaignId))
      .innerJoin(brandProfiles, eq(brandProfiles.userId, campaigns.brandId))
      .innerJoin(profiles, eq(profiles.id, disputes.athleteId))
      .leftJoin(assignee, eq(assignee.id, disputes.assignedTo))
      .where(isTheirs),
    db.orm
      .select({
        id: disputeMessages.id,
        senderId: disputeMessages.senderId,
        senderName: sql<string>`coalesce(iif(${sender.id} = ${campaigns.brandId}, ${SIDES.company}, ${sender.fullName}), 'Unknown')`,
        message: disputeMessages.message,
        isInternal: disputeMessages.isInternal,
        createdAt: disputeMessages.createdAt,
      })
      .from(disputeMessages)
      .innerJoin(disputes, eq(disputes.id, disputeMessages.disputeId))
      .innerJoin(campaigns, eq(campaigns.id, disputes.campaignId))
      .innerJoin(brandProfiles, eq(brandProfiles.userId, campaigns.brandId))
      .leftJoin(sender, eq(sender.id, disputeMessages.senderId))
      .where(and(isTheirs, messages))
      .orderBy(asc(disputeMessages.createdAt), asc(disputeMessages.id))
      .limit(MESSAGES),
    db.orm
      .select({
        id: disputeOffers.id,
        madeBy: disputeOffers.madeBy,
        type: disputeOffers.type,
        amount: disputeOffers.amount,
        terms: disputeOffers.terms,
        status: disputeOffers.status,
        createdAt: disputeOffers.createdAt,
      })
      .from(disputeOffers)
      .innerJoin(disputes, eq(disputes.id, disputeOffers.disputeId))
      .where(isTheirs)
      .orderBy(desc(disputeOffers.createdAt), desc(disputeOffers.id))
      .limit(MOST),
    db.orm
      .select({
        id: disputeAppeals.id,
        appellantId: disputeAppeals.appellantId,
        note: disputeAppeals.note,
        ruledBy: disputeAppeals.ruledBy,
        ruledAt: disputeAppeals.ruledAt,
        resolutionType: disputeAppeals.resolutionType,
        resolutionDetails: disputeAppeals.resolutionDetails,
        refundAmount: disputeAppeals.refundAmount,
        createdAt: disputeAppeals.createdAt,
      })
      .from(disputeAppeals)
      .innerJoin(disputes, eq(disputes.id, disputeAppeals.disputeId))
      .where(isTheirs),
    db.orm
      .select({
        id: disputeExcerpts.id,
        attachedBy: disputeExcerpts.attachedBy,
        messages: disputeExcerpts.messages,
        createdAt: disputeExcerpts.createdAt,
      })
      .from(disputeExcerpts)
      .innerJoin(disputes, eq(disputes.id, disputeExcerpts.disputeId))
      .where(isTheirs)
      .orderBy(asc(disputeExcerpts.createdAt), asc(disputeExcerpts.id))
      .limit(MOST),
    ...factQueries(db, id),
  );
  if (!found || !terms) throw notFound();
  const { turn, ...dispute } = found;
  return {
    ...dispute,
    deadline: deadlineIn(turn, now),
    thread,
    offers,
    appeal: appeal ?? null,
    excerpts,
    facts: { ...terms, pieces, steps },
  };
}

export type DisputePage = Awaited<ReturnType<typeof disputeForSide>>;
export type StaffDisputePage = Awaited<ReturnType<typeof disputeForStaff>>;
