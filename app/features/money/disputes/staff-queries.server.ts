import { and, asc, count, eq, min, or, type SQL, sql } from "drizzle-orm";
import { entitlementSql } from "~/features/billing/subscriptions/load-entitlements.server";
import { deadlineIn } from "~/features/campaigns/deadlines/deadline-columns.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import type { Database } from "~db/client";
import type { DisputePriority, DisputeStatus } from "~db/constants";
import { brandProfiles, campaigns, disputes, profiles, userRoles } from "~db/schema";
import { assignee, HEAD, PAGE, pageOf, readPage } from "./dispute-page.server";
import { isActive, isVisibleTo } from "./dispute-row.server";

export interface QueueFilters {
  status: DisputeStatus | "active";
  priority: DisputePriority | null;
  mine: boolean;
}

/**
 * A page of the disputes that staff look at: the most urgent first, then the oldest.
 * @param after the last one of the page before
 */
export async function disputeQueue(
  ctx: CommandContext,
  { status, priority, mine }: QueueFilters,
  after: string | null = null,
) {
  const [rows] = await ctx.db.read(
    ctx.db.orm
      .select({
        ...HEAD,
        assignee: assignee.fullName,
        isAppealed,
        hasPriority:
          sql<boolean>`${entitlementSql("brand", "prioritySupport", sql`${campaigns.brandId}`, ctx.now)}`.mapWith(
            Boolean,
          ),
      })
      .from(disputes)
      .innerJoin(campaigns, eq(campaigns.id, disputes.campaignId))
      .innerJoin(brandProfiles, eq(brandProfiles.id, campaigns.brandId))
      .innerJoin(profiles, eq(profiles.id, disputes.athleteId))
      .leftJoin(assignee, eq(assignee.id, disputes.assignedTo))
      .where(
        and(
          isVisibleTo(ctx),
          status === "active" ? isActive : eq(disputes.status, status),
          priority ? eq(disputes.priority, priority) : undefined,
          mine ? eq(disputes.assignedTo, ctx.actor.personId) : undefined,
          after ? isAfter(after) : undefined,
        ),
      )
      .orderBy(urgencyOf(sql`disputes`), asc(disputes.createdAt), asc(disputes.id))
      .limit(PAGE + 1),
  );
  return pageOf(
    rows.map(({ turn, isAppealed, ...row }) => ({
      ...row,
      isAppealed: Boolean(isAppealed),
      deadline: deadlineIn(turn, ctx.now),
    })),
  );
}

export type QueueItem = Awaited<ReturnType<typeof disputeQueue>>["items"][number];

const urgencyOf = (table: SQL) =>
  sql`case ${table}.priority when 'urgent' then 0 when 'high' then 1 when 'medium' then 2 else 3 end`;

/** By the place that this dispute has now, so that a change of its priority moves the next page too. */
const isAfter = (id: string) =>
  sql`(${urgencyOf(sql`disputes`)}, disputes.created_at, disputes.id) >
    (select ${urgencyOf(sql`start`)}, start.created_at, start.id from disputes start where start.id = ${id})`;

const isAppealed = sql<number>`exists (select 1 from dispute_appeals where dispute_id = disputes.id)`;

/** How many disputes wait for staff. */
export const activeDisputes = async ({ read, orm }: Database) => {
  const [[found]] = await read(
    orm
      .select({ n: count(), oldest: min(disputes.createdAt) })
      .from(disputes)
      .where(isActive),
  );
  return found ?? { n: 0, oldest: null };
};

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

export type StaffDisputePage = Awaited<ReturnType<typeof disputeForStaff>>;
