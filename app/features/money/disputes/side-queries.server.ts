import { and, desc, eq, sql } from "drizzle-orm";
import { deadlineIn } from "~/features/campaigns/deadlines/deadline-columns.server";
import { type CommandContext, sideIdOf } from "~/features/identity/accounts/actor";
import { product } from "~/product";
import { brandProfiles, campaigns, disputeMessages, disputes, profiles } from "~db/schema";
import { HEAD, PAGE, pageOf, readPage } from "./dispute-page.server";
import { isParty } from "./dispute-row.server";
import { appealRefusal } from "./side-commands.server";

/** A page of a side's disputes, newest first. @param after the last one of the page before */
export async function disputesOf(ctx: CommandContext, after: string | null = null) {
  const [rows] = await ctx.db.read(
    ctx.db.orm
      .select(HEAD)
      .from(disputes)
      .innerJoin(campaigns, eq(campaigns.id, disputes.campaignId))
      .innerJoin(brandProfiles, eq(brandProfiles.id, campaigns.brandId))
      .innerJoin(profiles, eq(profiles.id, disputes.athleteId))
      .where(and(isParty(ctx), after ? isAfter(ctx, after) : undefined))
      .orderBy(desc(disputes.createdAt), desc(disputes.id))
      .limit(PAGE + 1),
  );
  return pageOf(rows.map(({ turn, ...row }) => ({ ...row, deadline: deadlineIn(turn, ctx.now) })));
}

export type DisputeItem = Awaited<ReturnType<typeof disputesOf>>["items"][number];

/** An id that is not the side's own has no place in the list, so nothing comes after it. */
const isAfter = ({ actor }: CommandContext, id: string) =>
  sql`(disputes.created_at, disputes.id) < (select start.created_at, start.id from disputes start
    where start.id = ${id} and ${sideIdOf(actor)} in (start.filed_by, start.respondent_id))`;

/**
 * A dispute's page for one of its sides: without the notes of staff and without their names, because they act for the
 * product.
 * @throws AppError not_found
 */
export async function disputeForSide(ctx: CommandContext, id: string) {
  const page = await readPage(ctx, id, eq(disputeMessages.isInternal, false));
  const isSide = (who: string | null) => who === page.filedBy || who === page.respondentId;
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

export type DisputePage = Awaited<ReturnType<typeof disputeForSide>>;
