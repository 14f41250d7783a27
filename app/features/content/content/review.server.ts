import { and, asc, eq, ne, or, sql } from "drizzle-orm";
import type { Claims } from "~/platform/session";
import type { Database } from "~db/client";
import { campaigns, contentSubmissions, profiles } from "~db/schema";
import { isOwnContent, isSubmittedTo } from "./policy.server";

/** The one that waits for this brand after this one, by when they were sent, and the first again after the last; null when no other waits. */
export async function findNextReview(db: Database, brandId: string, contentId: string) {
  const [[next]] = await db.read(
    db.orm
      .select({
        id: contentSubmissions.id,
        title: contentSubmissions.title,
        athleteName: profiles.fullName,
        waiting: sql<number>`count(*) over ()`,
      })
      .from(contentSubmissions)
      .innerJoin(campaigns, eq(campaigns.id, contentSubmissions.campaignId))
      .innerJoin(profiles, eq(profiles.id, contentSubmissions.athleteId))
      .where(
        and(
          isSubmittedTo(brandId),
          eq(contentSubmissions.status, "awaiting_review"),
          ne(contentSubmissions.id, contentId),
        ),
      )
      .orderBy(
        sql`(${contentSubmissions.submittedAt}, ${contentSubmissions.id}) <
          (select submitted_at, id from content_submissions where id = ${contentId})`,
        asc(contentSubmissions.submittedAt),
        asc(contentSubmissions.id),
      )
      .limit(1),
  );
  return next ?? null;
}

/** The athlete who made a content item and the brand it was submitted to may watch its review. */
export async function mayEnterReview(
  db: Database,
  { uid, brandId }: Pick<Claims, "uid" | "brandId">,
  contentId: string,
) {
  const [rows] = await db.read(
    db.orm
      .select({ id: contentSubmissions.id })
      .from(contentSubmissions)
      .innerJoin(campaigns, eq(campaigns.id, contentSubmissions.campaignId))
      .where(
        and(eq(contentSubmissions.id, contentId), or(isOwnContent(uid), isSubmittedTo(brandId))),
      ),
  );
  return rows.length > 0;
}
