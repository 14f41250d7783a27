import { and, asc, eq, isNull, not, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { isLaunchedCampaign } from "~/features/campaigns/campaigns/policy";
import { isOpen, wasCancelled } from "~/features/campaigns/campaigns/policy.server";
import {
  contentDeadline,
  invitationDeadline,
  soonestFirst,
} from "~/features/campaigns/deadlines/deadline-columns.server";
import { findRemainingWork } from "~/features/content/content/deliverables";
import { progressColumns as deal } from "~/features/content/content/deliverables.server";
import { moderationState } from "~/features/content/content/policy.server";
import { isFeeOwed, isPaidIn } from "~/features/money/payments/funding";
import { fundedParts } from "~/features/money/payments/funding.server";
import { dayOf } from "~/platform/dates";
import type { Database, QueryBuilder } from "~db/client";
import { type Placeholders, prepareReads } from "~db/prepare-reads";
import {
  brandProfiles,
  campaignInvitations,
  campaigns,
  contentSubmissions,
  deals,
} from "~db/schema";

/** Rows shown per kind of task; the count covers all of them. */
const SHOWN = 3;
/** Rows read for each kind, oldest first. More than are shown, because an extended one is due later than newer ones. */
const LOOKED_THROUGH = 100;

/** What an athlete has to do, by kind. */
export async function loadAthleteTasks(db: Database, userId: string, now: number) {
  const [returned, sentBack, invitations, agreed, approved] = await db.read(
    ...readTasks({ userId }),
  );
  return {
    returned: counted(soonestFirst(returned, now)),
    sentBack: counted(soonestFirst(sentBack, now)),
    invitations: counted(soonestFirst(invitations, now)),
    ...agreedTasks(agreed, dayOf(now)),
    approved: counted(soonestFirst(approved, now)),
  };
}

export type AthleteTasks = Awaited<ReturnType<typeof loadAthleteTasks>>;

/** The first rows and the total count. */
function counted<R extends { total: number }>(rows: R[]) {
  const items = rows.slice(0, SHOWN).map(({ total: _, ...item }) => item);
  return { total: rows[0]?.total ?? 0, items };
}

const total = sql<number>`count(*) over ()`;

const pendingInvitations = ({ orm }: QueryBuilder, userId: SQLWrapper) =>
  orm
    .select({
      id: campaignInvitations.id,
      campaignId: campaigns.id,
      title: campaigns.title,
      company: brandProfiles.companyName,
      fee: campaignInvitations.fee,
      deliverables: campaignInvitations.deliverables,
      createdAt: campaignInvitations.createdAt,
      turn: invitationDeadline,
      total,
    })
    .from(campaignInvitations)
    .innerJoin(campaigns, eq(campaigns.id, campaignInvitations.campaignId))
    .innerJoin(brandProfiles, eq(brandProfiles.id, campaigns.brandId))
    .where(
      and(
        eq(campaignInvitations.athleteId, userId),
        eq(campaignInvitations.status, "pending"),
        eq(campaignInvitations.offeredBy, "brand"),
      ),
    )
    .orderBy(asc(campaignInvitations.createdAt), asc(campaignInvitations.id))
    .limit(LOOKED_THROUGH);

/** An athlete's accepted campaigns that are looked through. */
const OPEN = 200;

/** Work to deliver now, and work that waits for the brand: for the launch, or for the fee to be paid in. */
function agreedTasks(rows: Awaited<ReturnType<typeof agreedWork>>, today: string) {
  const open = rows.flatMap(
    ({ contentItems, status, fee, fundedParts: parts, endDate, ...work }) => {
      const progress = findRemainingWork(work.deliverables, contentItems);
      const unpaid = isFeeOwed(parts, fee)
        ? parts.some(isPaidIn)
          ? ("rest" as const)
          : ("funding" as const)
        : null;
      const waitsFor = isLaunchedCampaign(status) ? unpaid : ("launch" as const);
      const deadline = endDate
        ? { lastDay: endDate, overdue: endDate < today, isToday: endDate === today }
        : null;
      return progress ? [{ ...work, deadline, progress, waitsFor }] : [];
    },
  );
  const agreed = open.filter(({ waitsFor }) => waitsFor === null);
  const ahead = open.filter(({ waitsFor }) => waitsFor !== null);
  return {
    agreed: { total: agreed.length, items: agreed.slice(0, SHOWN) },
    ahead: { total: ahead.length, items: ahead.slice(0, SHOWN) },
  };
}

/** Accepted work in open campaigns; what is due first comes first. */
const agreedWork = ({ orm }: QueryBuilder, userId: SQLWrapper) =>
  orm
    .select({
      id: deals.id,
      campaignId: campaigns.id,
      title: campaigns.title,
      company: brandProfiles.companyName,
      endDate: campaigns.endDate,
      status: campaigns.status,
      fee: deals.fee,
      fundedParts,
      ...deal("sent"),
    })
    .from(deals)
    .innerJoin(campaigns, eq(campaigns.id, deals.campaignId))
    .innerJoin(brandProfiles, eq(brandProfiles.id, campaigns.brandId))
    .where(and(eq(deals.athleteId, userId), eq(deals.status, "active"), isOpen("campaigns")))
    .orderBy(asc(sql`coalesce(${campaigns.endDate}, '9999')`), asc(deals.id))
    .limit(OPEN);

/** A draft that staff or moderators returned with a note, or that can be sent again. */
const isSentBack = sql`content_submissions.status = 'draft' and
  (content_submissions.staff_note is not null or ${moderationState} in ('returned', 'dismissed'))`;

const contentWhere = ({ orm }: QueryBuilder, userId: SQLWrapper, where: SQL) =>
  orm
    .select({
      id: contentSubmissions.id,
      title: contentSubmissions.title,
      version: contentSubmissions.version,
      feedback: contentSubmissions.brandFeedback,
      staffNote: contentSubmissions.staffNote,
      company: brandProfiles.companyName,
      updatedAt: contentSubmissions.updatedAt,
      turn: contentDeadline,
      total,
    })
    .from(contentSubmissions)
    .innerJoin(campaigns, eq(campaigns.id, contentSubmissions.campaignId))
    .innerJoin(brandProfiles, eq(brandProfiles.id, campaigns.brandId))
    .where(
      and(
        eq(contentSubmissions.athleteId, userId),
        where,
        isNull(contentSubmissions.closedAt),
        not(wasCancelled("campaigns")),
      ),
    )
    .orderBy(asc(contentSubmissions.updatedAt), asc(contentSubmissions.id))
    .limit(LOOKED_THROUGH);

const readTasks = prepareReads((db, { userId }: Placeholders<{ userId: string }>) => [
  contentWhere(db, userId, eq(contentSubmissions.status, "rejected")),
  contentWhere(db, userId, isSentBack),
  pendingInvitations(db, userId),
  agreedWork(db, userId),
  contentWhere(db, userId, eq(contentSubmissions.status, "approved")),
]);
