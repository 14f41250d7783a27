import { and, asc, count, eq, min, not } from "drizzle-orm";
import { wasCancelled } from "~/features/campaigns/campaigns/policy.server";
import {
  contentDeadline,
  deadlineIn,
} from "~/features/campaigns/deadlines/deadline-columns.server";
import { isLateReview } from "~/features/content/content/policy.server";
import { thumbnail } from "~/features/media/media/files.server";
import { DEFAULT_ZONE } from "~/platform/dates";
import { DAY_MS } from "~/platform/durations";
import { dayIn } from "~/platform/zone-clock";
import type { Database } from "~db/client";
import { brandProfiles, campaigns, contentSubmissions, profiles } from "~db/schema";

const PAGE_SIZE = 50;

const isOpenLateReview = and(isLateReview, not(wasCancelled("campaigns")));

/** The reviews whose deadline has passed, the oldest first, with the days since their last day. */
export async function listLateReviews(db: Database, now: number) {
  const [rows] = await db.read(
    db.orm
      .select({
        id: contentSubmissions.id,
        title: contentSubmissions.title,
        campaign: campaigns.title,
        athlete: profiles.fullName,
        avatar: profiles.avatar,
        company: brandProfiles.companyName,
        thumbnail,
        turn: contentDeadline,
      })
      .from(contentSubmissions)
      .innerJoin(campaigns, eq(campaigns.id, contentSubmissions.campaignId))
      .innerJoin(brandProfiles, eq(brandProfiles.id, campaigns.brandId))
      .innerJoin(profiles, eq(profiles.id, contentSubmissions.athleteId))
      .where(isOpenLateReview)
      .orderBy(asc(contentSubmissions.submittedAt), asc(contentSubmissions.id))
      .limit(PAGE_SIZE),
  );
  return rows.map(({ turn, ...review }) => {
    const lastDay = deadlineIn(turn, now)?.lastDay ?? "";
    const today = dayIn(turn.zone ?? DEFAULT_ZONE, now);
    return { ...review, lastDay, daysLate: (Date.parse(today) - Date.parse(lastDay)) / DAY_MS };
  });
}

export type LateReview = Awaited<ReturnType<typeof listLateReviews>>[number];

export const countLateReviews = ({ orm }: Database) =>
  orm
    .select({ n: count(), oldest: min(contentSubmissions.submittedAt) })
    .from(contentSubmissions)
    .innerJoin(campaigns, eq(campaigns.id, contentSubmissions.campaignId))
    .where(isOpenLateReview);
