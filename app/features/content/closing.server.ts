import { sql } from "drizzle-orm";
import { enqueueEach } from "~/platform/enqueue";
import type { Statement } from "~db/client";
import { newId } from "~db/columns";
import { endPolishing } from "../polishing/holder.server";
import { dropPolished } from "./polishing.server";

const CLOSING_WORD = "The campaign was cancelled before this was reviewed.";

/**
 * Ends every review of a campaign that is cancelled, with a word to the athlete, and tells the open pages.
 * The statements stand in the batch of the cancellation. This is not a transition of the state machine, because no one has
 * decided on the content: `closed_at` keeps it apart from what a brand has rejected, in lists and in the athlete's quality.
 */
export function closeReviews(campaignId: string, now: number): Statement[] {
  const inPolishing = sql`select id from content_submissions
    where campaign_id = ${campaignId} and status = 'polishing'`;
  const inReview = sql`campaign_id = ${campaignId} and status in ('polishing', 'awaiting_review')`;
  return [
    enqueueEach(
      "push",
      {
        payload: sql`json_object('room', 'review', 'name', piece.id,
          'event', json_object('topic', 'content:' || piece.id))`,
        key: sql`${`${newId()}:`} || piece.id`,
        from: sql`content_submissions piece where ${inReview}`,
      },
      now,
    ),
    endPolishing(inPolishing),
    ...dropPolished(inPolishing, now),
    sql`update content_submissions set status = 'rejected', brand_feedback = ${CLOSING_WORD},
          closed_at = ${now}, updated_at = ${now}
        where ${inReview}`,
  ];
}
