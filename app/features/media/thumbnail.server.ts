import { sql } from "drizzle-orm";

/**
 * A small picture of the piece that the query finds: of the first file of its version, a polished one before the
 * athlete's own. As `<media id>/<file>`; null where there is none.
 */
export const thumbnail = sql<string | null>`(
  select shown.id || '/' || iif(shown.kind = 'clip', 'poster', min(shown.width, 160)) || '.webp' from media shown
  where shown.content_id = content_submissions.id and shown.since_version <= content_submissions.version
    and coalesce(shown.until_version, content_submissions.version) >= content_submissions.version
    and (shown.kind = 'picture' or shown.poster)
  order by shown.replaces_id is null, shown.id limit 1)`;
