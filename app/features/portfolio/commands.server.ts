import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { commit } from "~/platform/command";
import { AppError, conflict, notFound, wrapError } from "~/platform/errors";
import type { Statement } from "~db/client";
import type { AuditAction } from "~db/constants";
import { media } from "~db/schema";
import { type CommandContext, requireParty } from "../accounts/actor";
import {
  deleteFiles,
  describeFiles,
  endUpload,
  insertFile,
  moveFiles,
  publishFiles,
  unpublishFiles,
} from "../media/files.server";
import { newPublicName } from "../media/public.server";
import type { CheckedFile } from "../media/stored-file";
import { requireQuota, selectStoredBytes } from "../media/uploads.server";
import { entitlementSql, loadEntitlements } from "../subscriptions/load-entitlements.server";
import { loadOwnPortfolio } from "./queries.server";

export const portfolioFull = () =>
  new AppError("invalid", "Your portfolio is full. Remove a piece first.");

/** How many portfolio items an athlete's plan includes, inside the statement that adds one. */
const itemLimit = (athleteId: string | SQL, now: number) =>
  entitlementSql("athlete", "portfolioItems", athleteId, now);

/** @returns a check that throws AppError if the portfolio is full or the athlete's quota is used up */
export async function loadPortfolioCapacity(ctx: CommandContext) {
  requireParty(ctx, "athlete");
  const [[[stored]], items, { portfolioItems }] = await Promise.all([
    ctx.db.read(selectStoredBytes(ctx)),
    loadOwnPortfolio(ctx),
    loadEntitlements(ctx, "athlete"),
  ]);
  return (bytes: number) => {
    if (items.length >= portfolioItems) throw portfolioFull();
    requireQuota(stored, bytes);
  };
}

/** Adds a file that is stored and checked, last in order. */
export async function addPortfolioItem(ctx: CommandContext, file: CheckedFile) {
  requireParty(ctx, "athlete");
  const { actor, now } = ctx;
  try {
    await commit(
      ctx,
      {
        change: insertFile(
          ctx,
          file,
          { purpose: "portfolio", publicName: newPublicName(), position: sql`last + 1` },
          sql`(select count(*) as pieces, coalesce(max(position), 0) as last from media
              where owner_id = ${actor.personId} and position is not null)
            where pieces < ${itemLimit(actor.personId, now)}`,
        ),
        effects: endUpload(ctx, file),
        audit: portfolioAudit(ctx, "portfolio_added", file.id),
      },
      portfolioFull,
    );
  } catch (error) {
    throw wrapError("add to portfolio", error);
  }
}

/**
 * Adds a file of content at the end of the portfolio, unless the portfolio is full or already shows it.
 * @param where an additional condition
 */
export const addToPortfolio = (
  mediaId: string,
  now: number,
  condition: SQL = sql`true`,
): Statement =>
  publishFiles(
    sql`id = ${mediaId} and position is null and ${condition} and ${itemLimit(sql`media.owner_id`, now)} > (
      select count(*) from media shown where shown.owner_id = media.owner_id and shown.position is not null)`,
    newPublicName(),
    sql`(select coalesce(max(shown.position), 0) + 1 from media shown where shown.owner_id = media.owner_id)`,
  );

/** Removes the files of content from the portfolio and deletes their public names. */
export const removeFromPortfolio = (contentId: string): Statement =>
  unpublishFiles(sql`content_id = ${contentId}`);

const portfolioAudit = ({ actor }: CommandContext, action: AuditAction, mediaId: string) => ({
  action,
  resourceType: "portfolio",
  resourceId: actor.personId,
  detail: { mediaId },
});

/** Swaps a portfolio item with its neighbour. */
export async function movePortfolioItem(ctx: CommandContext, id: string, direction: "up" | "down") {
  requireParty(ctx, "athlete");
  const items = await loadOwnPortfolio(ctx);
  const index = items.findIndex((item) => item.id === id);
  const item = items[index];
  const neighbour = items[index + (direction === "up" ? -1 : 1)];
  if (!item) throw notFound();
  if (!neighbour) return;
  await commit(
    ctx,
    {
      change: moveFiles(
        sql`owner_id = ${ctx.actor.personId} and ((id = ${id} and position = ${item.position})
          or (id = ${neighbour.id} and position = ${neighbour.position}))`,
        sql`case id when ${id} then ${neighbour.position} else ${item.position} end`,
      ),
      audit: portfolioAudit(ctx, "portfolio_moved", id),
    },
    () => conflict("Your portfolio has changed since you opened it. Try again."),
  );
}

/** Says in words what a portfolio item shows. */
export async function describePortfolioItem(ctx: CommandContext, id: string, alt: string) {
  requireParty(ctx, "athlete");
  await commit(
    ctx,
    {
      change: describeFiles(
        and(
          eq(media.id, id),
          eq(media.ownerId, ctx.actor.personId),
          eq(media.purpose, "portfolio"),
          isNotNull(media.position),
        ),
        alt,
      ),
      audit: portfolioAudit(ctx, "portfolio_described", id),
    },
    notFound,
  );
}

/** Takes a portfolio item out: a file of the portfolio's own is deleted, one of a campaign stays with its content. */
export async function removePortfolioItem(ctx: CommandContext, id: string) {
  requireParty(ctx, "athlete");
  const { actor, now } = ctx;
  const own = sql`id = ${id} and owner_id = ${actor.personId} and position is not null`;
  const ownFile = sql`id = ${id} and owner_id = ${actor.personId} and purpose = 'portfolio'`;
  await commit(
    ctx,
    {
      change: unpublishFiles(own),
      effects: deleteFiles(ownFile, now),
      audit: portfolioAudit(ctx, "portfolio_removed", id),
    },
    notFound,
  );
}
