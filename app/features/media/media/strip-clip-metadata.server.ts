import { hexOf } from "~/platform/sha256";
import { workerCrypto } from "./fingerprint.server";
import { emptyRemarks, type Remark } from "./mp4";
import { putMultipart } from "./put-multipart.server";

/**
 * Stores a clip again without what its camera wrote into it.
 * @returns the SHA-256 of the clip as it was sent; null for one that tells nothing, which stays as it is
 */
export async function stripClipMetadata(
  storage: R2Bucket,
  key: string,
  remarks: readonly Remark[],
): Promise<string | null> {
  const stored = remarks.length > 0 ? await storage.get(key) : null;
  if (!stored) return null;
  const digest = new workerCrypto.DigestStream("SHA-256");
  const sent = digest.getWriter();
  // The types of Workers lack that a stream can be iterated.
  const body = stored.body as unknown as AsyncIterable<Uint8Array>;
  await putMultipart(storage, key, body, async (part, start) => {
    await sent.write(part);
    emptyRemarks(part, start, remarks);
  });
  await sent.close();
  return hexOf(new Uint8Array(await digest.digest));
}
