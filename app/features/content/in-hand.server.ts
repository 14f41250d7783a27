import { sql } from "drizzle-orm";

/**
 * A row of `media` that the athlete has in hand: nothing has taken it out, and no polished file stands in for it.
 * The same rule for a list of files: filesInHand in file-versions.ts.
 */
export const isInHand = sql`(media.until_version is null and not exists (
  select 1 from media polished where polished.replaces_id = media.id and polished.until_version is null))`;
