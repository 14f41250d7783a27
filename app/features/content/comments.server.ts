import { conflict } from "~/platform/errors";
import { brokenUnique } from "~db/client";
import { contentComments } from "~db/schema";
import type { Acting } from "../accounts/actor";
import { contentChanged, tell } from "../notifications/handover";
import { audited, forAthlete, forBrand, known } from "./known.server";
import { visibleToBrand } from "./policy";

/** A word about a piece, from the athlete or the brand. Blank text is ignored; sent twice, it is said once. */
export async function addComment(
  acting: Acting,
  contentId: string,
  { id, comment }: { id: string; comment: string },
) {
  const { actor, db, now } = acting;
  const piece = await known(acting, contentId);
  const fromAthlete = actor.userId === piece.athleteId;
  if (!fromAthlete && !visibleToBrand(piece.status)) throw conflict();
  if (!comment) return;
  try {
    await db.write([
      db.orm.insert(contentComments).values({
        id,
        contentId,
        version: piece.version,
        userId: actor.userId,
        comment,
        createdAt: now,
      }),
      audited(acting, "content_commented", contentId),
      contentChanged(contentId, now),
      ...(fromAthlete && !visibleToBrand(piece.status)
        ? []
        : tell(acting, {
            userId: fromAthlete ? piece.brandId : piece.athleteId,
            title: "New comment",
            message: `${fromAthlete ? piece.athleteName : piece.company} commented on “${piece.title}”: ${comment}`,
            link: fromAthlete ? forBrand(contentId) : forAthlete(contentId),
          })),
    ]);
  } catch (error) {
    if (brokenUnique(error) !== "content_comments.id") throw error;
  }
}
