import { sql } from "drizzle-orm";
import { z } from "zod";
import { commit } from "~/platform/command";
import type { Background } from "~/platform/context";
import { DAY_MS } from "~/platform/durations";
import { enqueue } from "~/platform/enqueue";
import { log } from "~/platform/log";
import type { Statement } from "~db/client";
import { queueDeletion } from "./objects.server";

/** The kind of these rows in the outbox. */
export const FILES_COMPARISON = "files-comparison";

/** The last name of the page before. */
export const filesComparisonSchema = z.object({ after: z.string().nullable() });

/** How long a file without a row stays, in case the database is brought to another moment. */
const ORPHAN_RETENTION_MS = 30 * DAY_MS;
const PREFIX = "media/";

const mediaIdOfKey = (key: string) => key.slice(PREFIX.length).split("/")[0] ?? "";

/**
 * Compares a page of the stored files with the rows, in both directions. A file without a row is deleted 30 days after it was
 * uploaded: its row came after the moment to which the database was restored. A row without a file is logged for staff.
 */
export async function compareFiles(
  { db, storage, clock }: Pick<Background, "db" | "storage" | "clock">,
  { after }: z.infer<typeof filesComparisonSchema>,
): Promise<void> {
  const now = clock();
  const { objects, truncated } = await storage.list({
    prefix: PREFIX,
    ...(after !== null && { startAfter: after }),
  });
  const uploaded = new Map(
    objects.map(({ key, uploaded }) => [mediaIdOfKey(key), uploaded.getTime()]),
  );
  const lastKey = objects.at(-1)?.key;
  const first = after === null ? "" : mediaIdOfKey(after);
  // The last page is compared with all the rows that follow.
  const last = truncated && lastKey ? mediaIdOfKey(lastKey) : "~";
  const ids = JSON.stringify([...uploaded.keys()]);
  const [known, missing] = await db.read(
    db.orm.all<{ id: string }>(sql`select value as id from json_each(${ids}) listed
      where exists (select 1 from media where media.id = listed.value)
        or exists (select 1 from uploads where uploads.id = listed.value)
        or exists (select 1 from data_exports where data_exports.id = listed.value)`),
    db.orm.all<{ id: string }>(sql`select id from media
      where id > ${first} and id <= ${last} and id not in (select value from json_each(${ids}))
      order by id limit ${MISSING_LOGGED}`),
  );
  for (const { id } of missing) log("error", "media.missing", { media: id });
  const knownIds = new Set(known.map(({ id }) => id));
  const effects: Statement[] = [...uploaded]
    .filter(([id]) => !knownIds.has(id))
    .map(([id, at]) =>
      queueDeletion({ mediaId: id }, now, Math.max(now, at + ORPHAN_RETENTION_MS)),
    );
  if (truncated && lastKey) effects.push(enqueue(FILES_COMPARISON, { after: lastKey }, now));
  if (effects.length > 0) await commit({ db }, { effects });
}

const MISSING_LOGGED = 1_000;
