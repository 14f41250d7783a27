import { and, eq, or } from "drizzle-orm";
import type { Database } from "~db/client";
import { campaigns, contentSubmissions } from "~db/schema";

/** The athlete who made a piece and the brand it is for may watch its review. */
export async function mayEnterReview(db: Database, userId: string, contentId: string) {
  const [rows] = await db.read(
    db.orm
      .select({ id: contentSubmissions.id })
      .from(contentSubmissions)
      .innerJoin(campaigns, eq(campaigns.id, contentSubmissions.campaignId))
      .where(
        and(
          eq(contentSubmissions.id, contentId),
          or(eq(contentSubmissions.athleteId, userId), eq(campaigns.brandId, userId)),
        ),
      ),
  );
  return rows.length > 0;
}
