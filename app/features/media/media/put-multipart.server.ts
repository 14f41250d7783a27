import { PART_BYTES } from "./limits";

/**
 * Stores a stream as an object, never with more than one part of it in memory. The object is there once all of it has arrived; an
 * empty stream makes none.
 * @param change may overwrite the bytes of a part, which begins at `start`
 * @returns how many bytes it has
 */
export async function putMultipart(
  storage: R2Bucket,
  key: string,
  stream: AsyncIterable<Uint8Array>,
  change?: (part: Uint8Array, start: number) => Promise<void>,
): Promise<number> {
  const upload = await storage.createMultipartUpload(key, {
    httpMetadata: { contentType: "application/octet-stream" },
  });
  try {
    const parts: R2UploadedPart[] = [];
    let bytes = 0;
    for await (const part of splitIntoParts(stream)) {
      await change?.(part, bytes);
      bytes += part.byteLength;
      parts.push(await upload.uploadPart(parts.length + 1, part));
    }
    await (bytes > 0 ? upload.complete(parts) : upload.abort());
    return bytes;
  } catch (error) {
    await upload.abort();
    throw error;
  }
}

/** The bytes of a stream in parts of PART_BYTES; the last may be shorter. */
async function* splitIntoParts(stream: AsyncIterable<Uint8Array>) {
  let part = new Uint8Array(PART_BYTES);
  let filled = 0;
  for await (const chunk of stream) {
    for (let from = 0; from < chunk.byteLength; ) {
      const taken = chunk.subarray(from, from + PART_BYTES - filled);
      part.set(taken, filled);
      filled += taken.byteLength;
      from += taken.byteLength;
      if (filled < PART_BYTES) continue;
      yield part;
      part = new Uint8Array(PART_BYTES);
      filled = 0;
    }
  }
  if (filled > 0) yield part.subarray(0, filled);
}
