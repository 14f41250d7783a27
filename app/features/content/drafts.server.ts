import { sql } from "drizzle-orm";
import { conflict } from "~/platform/errors";
import { brokenUnique, LostRace, mustChange } from "~db/client";
import { contentSubmissions } from "~db/schema";
import type { Acting } from "../accounts/actor";
import { asRead, audited, known, writeOrConflict } from "./known.server";
import type { EditedPiece } from "./schema";
import { keepVersion } from "./versions.server";

/** Makes a draft for a running campaign whose invitation the athlete accepted. Sent twice, it is made once. */
export async function createPiece(
  acting: Acting,
  { id, campaignId, ...piece }: EditedPiece & { id: string; campaignId: string },
) {
  const { actor, db, now } = acting;
  try {
    await db.write([
      sql`insert into content_submissions
            (id, campaign_id, athlete_id, title, description, media_urls, status, version, created_at, updated_at)
          select ${id}, c.id, ${actor.userId}, ${piece.title}, ${piece.description},
            ${JSON.stringify(piece.mediaUrls)}, 'draft', 1, ${now}, ${now}
          from campaigns c
          join campaign_invitations i on i.campaign_id = c.id and i.athlete_id = ${actor.userId}
          where c.id = ${campaignId} and c.status = 'active' and i.status = 'accepted'`,
      mustChange(),
      audited(acting, "content_created", id),
    ]);
  } catch (error) {
    if (error instanceof LostRace)
      throw conflict(
        "You can make content for running campaigns you accepted. Choose one of them.",
      );
    if (!(await isOwnDouble(acting, error, id))) throw error;
  }
}

/** The same form sent twice by the same athlete. */
async function isOwnDouble(acting: Acting, error: unknown, id: string) {
  if (brokenUnique(error) !== "content_submissions.id") return false;
  return known(acting, id).then(
    () => true,
    () => false,
  );
}

/**
 * Changes a draft, which stays one. What a brand has seen and flagged is kept as it was: the change
 * makes a new version.
 */
export async function saveDraft(acting: Acting, id: string, edited: EditedPiece) {
  const { db, now } = acting;
  const piece = await known(acting, id);
  if (piece.status !== "draft") throw conflict();
  const wasSeen = piece.submittedAt !== null;
  await writeOrConflict(acting, [
    ...(wasSeen ? [keepVersion(acting, id, piece)] : []),
    db.orm
      .update(contentSubmissions)
      .set({
        ...edited,
        updatedAt: now,
        ...(wasSeen ? { version: piece.version + 1, submittedAt: null } : {}),
      })
      .where(asRead(acting, id, piece)),
    mustChange(),
    audited(acting, "content_saved", id),
  ]);
}
