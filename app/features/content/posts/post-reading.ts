import type { Post } from "~/features/profiles/channels/providers/provider";
import type { Country, Platform } from "~db/constants";
import type { postFigures } from "~db/schema";
import { checkDisclosure } from "../disclosure/check-disclosure";

/** What the disclosure check says of a caption as it is posted, a sentence a line; null: nothing. */
export function findDisclosureProblem(
  caption: string,
  countries: readonly Country[],
  platform: Platform,
): string | null {
  return checkDisclosure(caption, { countries, platform }).join("\n") || null;
}

type Counts = Pick<
  typeof postFigures.$inferInsert,
  "impressions" | "reach" | "engagements" | "clicks" | "views"
>;

/** What a platform counts of a post, as we keep it. None tells impressions or clicks. Pure. */
export function readCounts({ likes, comments, shares, views, reach }: Post): Counts {
  const known = [likes, comments, shares].filter((one) => one !== null);
  return {
    impressions: null,
    clicks: null,
    reach,
    views,
    engagements: known.length > 0 ? known.reduce((sum, one) => sum + one, 0) : null,
  };
}
