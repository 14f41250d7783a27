import { sql } from "drizzle-orm";
import type { Events } from "~/events";
import { FLAG_REASON_LABELS } from "~/features/content/content/fields";
import type { Statement } from "~db/client";
import { newId } from "~db/columns";

/** Opens a case for content that its brand has flagged. A case that is already open gets the reason as a further line. */
export function openCase(
  { contentId, flaggedBy, reason, feedback }: Events["content.flagged"],
  now: number,
): Statement {
  const again = `Flagged again: ${FLAG_REASON_LABELS[reason]}${feedback && ` - ${feedback}`}`;
  return sql`insert into moderation_cases (id, content_id, opened_by, reason, feedback, created_at)
    values (${newId()}, ${contentId}, ${flaggedBy}, ${reason}, ${feedback}, ${now})
    on conflict (content_id) where status = 'open'
    do update set feedback = trim(feedback || char(10) || ${again}, char(10))`;
}
