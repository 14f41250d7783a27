import { sql } from "drizzle-orm";
import { z } from "zod";
import { commitIfUnchanged } from "~/platform/command";
import type { Background } from "~/platform/context";
import type { RunBatch } from "~/platform/daily-jobs";
import { DAY_MS } from "~/platform/durations";
import { enqueue, enqueueEach } from "~/platform/enqueue";
import { hexOf } from "~/platform/signing";
import type { Statement } from "~db/client";
import { newId } from "~db/columns";
import type { MediaKind } from "~db/constants";
import { originalKey, queueDeletion } from "./objects.server";

/** The SHA-256 of what was sent, by which moderators know a file again. */

export const fingerprintSchema = z.object({ mediaId: z.string() });

/**
 * Stands in the batch that adds a file. What was sent of a picture goes: its sizes are kept. A clip is too large to
 * hash while its sender waits, so it is read again, unless it had to be read to empty it.
 */
export const enqueueFileProcessing = (
  { id, kind }: { id: string; kind: MediaKind },
  now: number,
): Statement =>
  kind === "picture"
    ? queueDeletion({ mediaId: id, originalOnly: true }, now)
    : enqueue("fingerprint", { mediaId: id }, now);

/** A clip of 500 MB in a single read would block other requests for seconds. */
const CHUNK_BYTES = 4 * 1024 * 1024;
/** The pause between two reads, in which the Worker answers other requests. */
const PAUSE_MS = 15;

/** Reads the object piece by piece, each as a stream. */
export async function storeFingerprint(
  { db, storage }: Pick<Background, "db" | "storage">,
  { mediaId }: z.infer<typeof fingerprintSchema>,
) {
  const key = originalKey(mediaId);
  const stored = await storage.head(key);
  if (!stored) return;
  const digest = new workerCrypto.DigestStream("SHA-256");
  for (let offset = 0; offset < stored.size; offset += CHUNK_BYTES) {
    const chunk = await storage.get(key, { range: { offset, length: CHUNK_BYTES } });
    if (!chunk) return;
    await chunk.body.pipeTo(digest, { preventClose: true });
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  await digest.close();
  const sha256 = hexOf(new Uint8Array(await digest.digest));
  const change = sql`update media set sha256 = ${sha256} where id = ${mediaId} and sha256 is null`;
  await commitIfUnchanged({ db }, { change });
}

const BATCH = 200;

/** The daily job. It queues the clips and documents that have no hash after a day. */
export const queueMissingFingerprints: RunBatch = async ({ read, orm }, { now }, cursor) => {
  const missing = sql`media where sha256 is null and kind <> 'picture' and created_at < ${now - DAY_MS}
    and id > ${cursor} order by id limit ${BATCH}`;
  const [files] = await read(orm.all<{ id: string }>(sql`select id from ${missing}`));
  return {
    writes: [
      enqueueEach(
        "fingerprint",
        {
          payload: sql`json_object('mediaId', id)`,
          key: sql`id || ${`:${newId()}`}`,
          from: sql`(select id from ${missing})`,
        },
        now,
      ),
    ],
    next: files.length < BATCH ? null : (files.at(-1)?.id ?? null),
  };
};

/** What workerd's `crypto` has beside the browser's. */
export const workerCrypto = crypto as unknown as { DigestStream: typeof DigestStream };
