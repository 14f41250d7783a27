import { sql } from "drizzle-orm";
import type { RunBatch } from "~/platform/daily-jobs";
import { DAY_MS } from "~/platform/durations";
import { isAbandoned } from "~db/schema";
import { RESUME_DAYS } from "./limits";
import { queueDeletions, queueUploadDeletions } from "./objects.server";

const BATCH = 200;

/** The daily job: deletes media that belong to nothing any more, and uploads that were never finished. */
export const sweepMedia: RunBatch = async ({ read, orm }, { now }, cursor) => {
  const tooOld = now - RESUME_DAYS * DAY_MS;
  const abandoned = sql`id in (
    select id from media where ${isAbandoned} and created_at < ${now - DAY_MS} limit ${BATCH})`;
  const unfinished = sql`id in (
    select id from uploads where created_at < ${tooOld}
      or coalesce(iif(for_portfolio, owner_id, content_id), conversation_id, dispute_id, verification_id) is null
    limit ${BATCH})`;
  const [[left]] = await read(
    orm.all<{ n: number }>(sql`select
      (select count(*) from media where ${abandoned}) + (select count(*) from uploads where ${unfinished}) as n`),
  );
  return {
    writes: [
      queueDeletions(abandoned, now),
      sql`delete from media where ${abandoned}`,
      queueUploadDeletions(unfinished, now),
      sql`delete from uploads where ${unfinished}`,
    ],
    next: (left?.n ?? 0) < BATCH ? null : String(Number(cursor) + 1),
  };
};
