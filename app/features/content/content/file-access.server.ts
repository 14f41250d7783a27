import { and, eq, or, sql } from "drizzle-orm";
import { may } from "~/features/identity/accounts/abilities";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { requireStaff, requireUser } from "~/features/identity/accounts/guards.server";
import type { ServedFiles } from "~/features/media/media/serve";
import { paths } from "~/paths";
import { notFound } from "~/platform/errors";
import { campaigns, contentSubmissions, media, mediaCaptions } from "~db/schema";
import { isClaimedBy } from "../polishing/holder.server";
import { isNotRemoved, isReadableByStaff, isSubmittedTo } from "./policy.server";

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
            may(actor, "moderate content") ? isReadableByStaff() : undefined,
          ),
        ),
      ),
  );
  return found ?? null;
}

/** `/media/<id>/<width>.webp`, `…/clip.mp4`, `…/poster.webp` or `…/captions.vtt`. */
export const contentFiles: ServedFiles<{ mediaId: string }> = {
  path: paths.media(":mediaId", ":file"),
  guard: requireUser,
  async mayOpen(ctx, { mediaId }) {
    const found = await findViewableFile(ctx, mediaId);
    if (!found) throw notFound();
    return found;
  },
};

/** A file as its athlete sent it, saved by the one who has claimed its content item for polishing. */
export const filesToPolish: ServedFiles<{ contentId: string; fileId: string }> = {
  path: paths.admin.original(":contentId", ":fileId"),
  guard: (context) => requireStaff(context, "polish content"),
  async mayOpen(ctx, { contentId, fileId }) {
    const [[found]] = await ctx.db.read(
      ctx.db.orm
        .select({ id: media.id, kind: media.kind, name: media.name, width: media.width })
        .from(media)
        .where(
          and(eq(media.id, fileId), eq(media.contentId, contentId), isClaimedBy(ctx, contentId)),
        ),
    );
    if (!found) throw notFound();
    return found;
  },
  isSaved: true,
};
