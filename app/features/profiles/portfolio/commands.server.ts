import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import {
  entitlementSql,
  loadEntitlements,
} from "~/features/billing/subscriptions/load-entitlements.server";
import { type CommandContext, requireParty } from "~/features/identity/accounts/actor";
import { requireAthlete } from "~/features/identity/accounts/guards.server";
import type { AttachmentTarget } from "~/features/media/media/attachments.server";
import {
  attachFile,
  deleteFiles,
  describeFiles,
  moveFiles,
  newPublicName,
  publishFiles,
  unpublishFiles,
} from "~/features/media/media/files.server";
import type { CheckedFile } from "~/features/media/media/stored-file";
import { paths } from "~/paths";
import { commit } from "~/platform/command";
import { AppError, conflict, notFound } from "~/platform/errors";
import type { Statement } from "~db/client";
import type { AuditAction } from "~db/constants";
import { media } from "~db/schema";
import { filesOfPortfolio } from "./file-addresses";
import { loadOwnPortfolio } from "./queries.server";

const PORTFOLIO_FULL = "Your portfolio is full. Remove something first.";

export const portfolioFull = () => new AppError("invalid", PORTFOLIO_FULL);

/** How many portfolio items an athlete's plan includes, inside the statement that adds one. */
const itemLimit = (athleteId: string | SQL, now: number) =>
  entitlementSql("athlete", "portfolioItems", athleteId, now);

/** Files are added last in order. */
export const portfolioTarget: AttachmentTarget = {
  addresses: filesOfPortfolio,
  guard: requireAthlete,
  page: () => paths.athlete.portfolio,
  uploadColumns: () => ({ forPortfolio: true }),
  async mayAdd(ctx) {
    requireParty(ctx, "athlete");
    const [items, { portfolioItems }] = await Promise.all([
      loadOwnPortfolio(ctx),
      loadEntitlements(ctx, "athlete"),
    ]);
    return {
      isFull: items.length >= portfolioItems,
      add: (file) => addPortfolioItem(ctx, file),
    };
  },
  fullText: PORTFOLIO_FULL,
  task: "add to portfolio",
  addedText: (count) =>
    count === 1 ? "Added to your portfolio" : `${count} items added to your portfolio`,
};

const addPortfolioItem = (ctx: CommandContext, file: CheckedFile) =>
  attachFile(
    ctx,
    file,
    {
      columns: { purpose: "portfolio", publicName: newPublicName(), position: sql`last + 1` },
      source: sql`(select count(*) as pieces, coalesce(max(position), 0) as last from media
          where owner_id = ${ctx.actor.personId} and position is not null)
        where pieces < ${itemLimit(ctx.actor.personId, ctx.now)}`,
    },
    { audit: portfolioAudit(ctx, "portfolio_added", file.id) },
  );

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
