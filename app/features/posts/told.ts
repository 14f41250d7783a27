import type { postFigures } from "~db/schema";
import type { Post } from "../channels/providers/provider";

type Counts = Pick<
  typeof postFigures.$inferInsert,
  "impressions" | "reach" | "engagements" | "clicks" | "views"
>;

/** What a platform counts of a post, as we keep it. None tells impressions or clicks. Pure. */
export function countsOf({ likes, comments, shares, views, reach }: Post): Counts {
  const told = [likes, comments, shares].filter((one) => one !== null);
  return {
    impressions: null,
    clicks: null,
    reach,
    views,
    engagements: told.length > 0 ? told.reduce((sum, one) => sum + one, 0) : null,
  };
}
