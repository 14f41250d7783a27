import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import {
  deadlineIn,
  disputeDeadline,
} from "~/features/campaigns/deadlines/deadline-columns.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { brandOfPerson, sideOfPerson } from "~/features/identity/accounts/brand-members";
import { notFound } from "~/platform/errors";
import {
  brandProfiles,
  campaigns,
  disputeAppeals,
  disputeExcerpts,
  disputeMessages,
  disputeOffers,
  disputes,
  profiles,
} from "~db/schema";
import { factQueries } from "./dispute-facts.server";
import { isVisibleTo, SIDES } from "./dispute-row.server";
import { evidenceQuery } from "./evidence.server";

/** What the screens of both sides and of staff have in common. */

/** The disputes on a page of a list. */
export const PAGE = 50;

/** @param rows one more than fit on a page, if there are more */
export const pageOf = <Row extends { id: string }>(rows: Row[]) => ({
  items: rows.slice(0, PAGE),
  /** The dispute after which the next page begins. */
  next: rows.length > PAGE ? (rows[PAGE - 1]?.id ?? null) : null,
});

const MOST = 100;
const MESSAGES = 500;

/** What lists and pages show of a dispute. The query joins `campaigns`, `brand_profiles` and the athlete's `profiles`. */
export const HEAD = {
  id: disputes.id,
  title: disputes.title,
  campaignId: disputes.campaignId,
  dealId: disputes.dealId,
  campaign: campaigns.title,
  athleteId: disputes.athleteId,
  ...SIDES,
  filedBy: disputes.filedBy,
  respondentId: disputes.respondentId,
  type: disputes.type,
  priority: disputes.priority,
  status: disputes.status,
  createdAt: disputes.createdAt,
  turn: disputeDeadline,
};

/** The member of staff who handles it. */
export const assignee = alias(profiles, "assignee");

/**
 * A dispute with everything that belongs to it.
 * @param messages a condition for the messages that the reader may see
 * @throws AppError not_found
 */
export async function readPage(ctx: CommandContext, id: string, messages?: SQL) {
  const { db, now } = ctx;
  const sender = alias(profiles, "sender");
  const isTheirs = and(eq(disputes.id, id), isVisibleTo(ctx));
  const [
    [found],
    thread,
    offers,
    [appeal],
    excerpts,
    evidence,
    [terms],
    contentItems,
    steps,
    contracts,
  ] = await db.read(
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
      .innerJoin(brandProfiles, eq(brandProfiles.id, campaigns.brandId))
      .innerJoin(profiles, eq(profiles.id, disputes.athleteId))
      .leftJoin(assignee, eq(assignee.id, disputes.assignedTo))
      .where(isTheirs),
    db.orm
      .select({
        id: disputeMessages.id,
        senderId: sql<string | null>`${sideOfPerson(disputeMessages.senderId)}`,
        senderName: sql<string>`coalesce(iif(${brandOfPerson(sender.id)} = ${campaigns.brandId}, ${SIDES.company}, ${sender.fullName}), 'Unknown')`,
        message: disputeMessages.message,
        isInternal: disputeMessages.isInternal,
        createdAt: disputeMessages.createdAt,
      })
      .from(disputeMessages)
      .innerJoin(disputes, eq(disputes.id, disputeMessages.disputeId))
      .innerJoin(campaigns, eq(campaigns.id, disputes.campaignId))
      .innerJoin(brandProfiles, eq(brandProfiles.id, campaigns.brandId))
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
    evidenceQuery(db, isTheirs),
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
    evidence,
    facts: { ...terms, contentItems, steps, contracts },
  };
}
