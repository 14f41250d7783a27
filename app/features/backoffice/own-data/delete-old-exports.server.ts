import { sql } from "drizzle-orm";
import { queueFolderDeletions } from "~/features/media/media/objects.server";
import type { RunBatch } from "~/platform/daily-jobs";
import { DAY_MS } from "~/platform/durations";
import { dataExports } from "~db/schema";
import { EXPORT_DAYS } from "./limits";

const BATCH = 200;

/** The daily job: deletes copies of people's data that can no longer be downloaded. */
export const deleteOldExports: RunBatch = async ({ read, orm }, { now }, cursor) => {
  // One more day for making them.
  const isOver = sql`id in (select id from data_exports
    where created_at < ${now - (EXPORT_DAYS + 1) * DAY_MS} limit ${BATCH})`;
  const [rows] = await read(orm.select({ id: dataExports.id }).from(dataExports).where(isOver));
  return {
    writes: [queueFolderDeletions(dataExports, isOver, now), orm.delete(dataExports).where(isOver)],
    next: rows.length < BATCH ? null : String(Number(cursor) + 1),
  };
};
