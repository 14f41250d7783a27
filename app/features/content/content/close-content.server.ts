import { type SQL, sql } from "drizzle-orm";
import type { Events } from "~/events";
import { enqueueEach } from "~/platform/enqueue";
import type { Statement } from "~db/client";
import { newId } from "~db/columns";
import { endPolishing } from "../polishing/holder.server";
import { deletePolishedFiles } from "./polishing.server";
import { contentMachine } from "./status";

/* Content that ends without an approval. The statements stand in the batch of what ends it. */

/** Ends every review of a campaign that is cancelled, with a word to the athlete, and tells the open pages. */
export const closeReviews = ({ campaignId }: { campaignId: string }, now: number): Statement[] =>
  closeMatching(
    sql`campaign_id = ${campaignId} and status in ${contentMachine.steps.close.from}`,
    "The campaign was cancelled before this was reviewed.",
    now,
  );

/**
 * Closes the content of a deal that is not approved, when the deal ends. A draft stays a draft, because the
 * brand must not see it, and what the brand has said about rejected content stays.
 */
export const closeContent = (
  { dealId, when = sql`true` }: Events["deal.ended"],
  now: number,
): Statement[] =>
  closeMatching(
    sql`deal_id = ${dealId} and closed_at is null
      and status in ('draft', 'polishing', 'awaiting_review', 'rejected') and ${when}`,
    "The deal was ended before this was reviewed.",
    now,
  );

function closeMatching(content: SQL, feedback: string, now: number): Statement[] {
  const inPolishing = sql`select id from content_submissions where status = 'polishing' and ${content}`;
  const { from, to } = contentMachine.steps.close;
  const isInReview = sql`status in ${from}`;
  return [
    enqueueEach(
      "push",
      {
        payload: sql`json_object('room', 'review', 'name', content.id,
          'event', json_object('topic', 'content:' || content.id))`,
        key: sql`${`${newId()}:`} || content.id`,
        from: sql`content_submissions content where ${content}`,
      },
      now,
    ),
    endPolishing(inPolishing),
    ...deletePolishedFiles(inPolishing, now),
    sql`update content_submissions set closed_at = ${now}, updated_at = ${now},
          brand_feedback = iif(${isInReview}, ${feedback}, brand_feedback),
          status = iif(${isInReview}, ${to}, status)
        where ${content}`,
  ];
}
