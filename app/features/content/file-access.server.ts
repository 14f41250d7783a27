import { and, eq, or, sql } from "drizzle-orm";
import { campaigns, contentSubmissions, media, mediaCaptions } from "~db/schema";
import { may } from "../accounts/abilities";
import type { CommandContext } from "../accounts/actor";
import { isClaimedBy } from "../polishing/holder.server";
import { isHeldByStaff, isNotRemoved, isSubmittedTo } from "./policy.server";

/**
 * A stored file, if this person may see it: its athlete, the brand that the content item was sent to (the versions it was
 * sent), and staff where they hold the content item. What moderators have removed is seen by staff alone.
 */
export async function findViewableFile({ actor, db }: CommandContext, mediaId: string) {
  const [[found]] = await db.read(
    db.orm
      .select({
        id: media.id,
        kind: media.kind,
        name: media.name,
        width: media.width,
        poster: media.poster,
        captions: mediaCaptions.vtt,
      })
      .from(media)
      .leftJoin(mediaCaptions, eq(mediaCaptions.mediaId, media.id))
      .innerJoin(contentSubmissions, eq(contentSubmissions.id, media.contentId))
      .innerJoin(campaigns, eq(campaigns.id, contentSubmissions.campaignId))
      .where(
        and(
          eq(media.id, mediaId),
          or(
            and(eq(media.ownerId, actor.personId), isNotRemoved),
            and(
              isSubmittedTo(actor.brandId),
              sql`${media.sinceVersion} <= ${contentSubmissions.version}`,
              isNotRemoved,
            ),
            may(actor, "moderate content") ? isHeldByStaff() : undefined,
          ),
        ),
      ),
  );
  return found ?? null;
}

/** A file of a content item that this person has claimed for polishing. */
export async function findFileToPolish(ctx: CommandContext, contentId: string, mediaId: string) {
  const [[found]] = await ctx.db.read(
    ctx.db.orm
      .select({ kind: media.kind, name: media.name, width: media.width })
      .from(media)
      .where(
        and(eq(media.id, mediaId), eq(media.contentId, contentId), isClaimedBy(ctx, contentId)),
      ),
  );
  return found ?? null;
}
