import { and, eq, isNotNull, ne, or, type SQL } from "drizzle-orm";
import { campaigns, contentSubmissions } from "~db/schema";
import type { Actor } from "../accounts/actor";

/**
 * Who may see a content item. Each function is a condition on `content_submissions` joined with
 * `campaigns`; all queries, commands and the review room use these.
 */

export const ownContent = (athleteId: string): SQL => eq(contentSubmissions.athleteId, athleteId);

/** What a brand sees of the content for its campaigns: a draft belongs to the athlete alone. */
export const submittedTo = (brandId: string) =>
  and(eq(campaigns.brandId, brandId), ne(contentSubmissions.status, "draft")) as SQL;

/** The same, with the drafts this brand flagged: it may learn that they were decided, not what they say. */
export const submittedOrFlagged = (brandId: string) =>
  and(
    eq(campaigns.brandId, brandId),
    or(ne(contentSubmissions.status, "draft"), isNotNull(contentSubmissions.brandFeedback)),
  ) as SQL;

/** The content a command of this person may name; undefined for staff, who may name any. */
export function addressableContent({ type, userId }: Pick<Actor, "type" | "userId">) {
  if (type === "athlete") return ownContent(userId);
  return type === "brand" ? submittedOrFlagged(userId) : undefined;
}
