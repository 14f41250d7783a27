import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Background } from "~/platform/context";
import { enqueue } from "~/platform/enqueue";
import type { Statement } from "~db/client";
import type { MediaKind } from "~db/constants";
import { originalKey, queueDeletion } from "./objects.server";

/** The SHA-256 of what was sent, by which moderators know a file again. */

export const fingerprintSchema = z.object({ mediaId: z.string() });

/**
 * Stands in the batch that adds a file. What was sent of a picture goes: its sizes are kept. A clip is too large to
 * hash while its sender waits, so it is read again.
 */
export const afterArrival = (
  { id, kind }: { id: string; kind: MediaKind },
  now: number,
): Statement =>
  kind === "picture"
    ? queueDeletion({ mediaId: id, originalOnly: true }, now)
    : enqueue("fingerprint", { mediaId: id }, now);

/** Reads the object as a stream; nothing of it is kept in memory. */
export async function storeFingerprint(
  { db, storage }: Pick<Background, "db" | "storage">,
  { mediaId }: z.infer<typeof fingerprintSchema>,
) {
  const stored = await storage.get(originalKey(mediaId));
  if (!stored) return;
  const digest = new workerCrypto.DigestStream("SHA-256");
  await stored.body.pipeTo(digest);
  const sha256 = hex(await digest.digest);
  await db.write([sql`update media set sha256 = ${sha256} where id = ${mediaId}`]);
}

export const sha256Of = async (bytes: Uint8Array) =>
  hex(await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>));

/** What workerd's `crypto` has beside the browser's. */
const workerCrypto = crypto as unknown as { DigestStream: typeof DigestStream };

const hex = (digest: ArrayBuffer) =>
  [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
