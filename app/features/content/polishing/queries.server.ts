import { asc, desc, eq, ne, sql } from "drizzle-orm";
import { thumbnail } from "~/features/media/media/files.server";
import type { Database } from "~db/client";
import { campaigns, contentSubmissions, polishings, profiles } from "~db/schema";

const PAGE_SIZE = 50;

export type QueuedContent = Awaited<ReturnType<typeof listPolishingQueue>>[number];

/** What waits to be polished, and what someone is polishing; what has waited longest stands first. */
export async function listPolishingQueue(db: Database) {
  const [rows] = await db.read(
    db.orm
      .select({
        id: contentSubmissions.id,
        title: contentSubmissions.title,
        description: contentSubmissions.description,
        athlete: profiles.fullName,
        avatar: profiles.avatar,
        thumbnail,
        campaign: campaigns.title,
        since: polishings.createdAt,
        holderId: polishings.claimedBy,
        holderName: sql<
          string | null
        >`(select full_name from profiles staff where staff.id = polishings.claimed_by)`,
      })
      .from(polishings)
      .innerJoin(contentSubmissions, eq(contentSubmissions.id, polishings.contentId))
      .innerJoin(campaigns, eq(campaigns.id, contentSubmissions.campaignId))
      .innerJoin(profiles, eq(profiles.id, contentSubmissions.athleteId))
      .where(ne(polishings.status, "finished"))
      .orderBy(asc(polishings.createdAt), asc(polishings.id))
      .limit(PAGE_SIZE),
  );
  return rows;
}

export type Polishing = NonNullable<Awaited<ReturnType<typeof loadPolishing>>>;

/** How far the polishing of a content item is; null when it was never sent to it. */
export async function loadPolishing(db: Database, contentId: string) {
  const [[found]] = await db.read(
    db.orm
      .select({
        status: polishings.status,
        since: polishings.createdAt,
        checks: polishings.checks,
        holderId: polishings.claimedBy,
        holderName: profiles.fullName,
        claimedAt: polishings.claimedAt,
      })
      .from(polishings)
      .leftJoin(profiles, eq(profiles.id, polishings.claimedBy))
      .where(eq(polishings.contentId, contentId))
      .orderBy(desc(polishings.createdAt), desc(polishings.id))
      .limit(1),
  );
  return found ?? null;
}
