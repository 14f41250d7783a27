import { convertV4MiniflareOptions, Miniflare } from "../miniflare.mjs";
import { type DemoFile, storedOf } from "./media";

/** The bucket as wrangler.toml names it. */
const BUCKET = "laurel-media";

/** Writes what it is sent under each of the names. */
const WRITER = `export default {
  async fetch(request, { MEDIA }) {
    const body = await request.arrayBuffer();
    const keys = request.headers.get("Keys").split(" ");
    await Promise.all(keys.map((key) => MEDIA.put(key, body)));
    return new Response();
  },
};`;

/**
 * Puts the files of the demo data where the Worker of this machine keeps its own, while that is not running.
 * @param directory that wrangler is told to keep its data in
 */
export async function store(files: readonly DemoFile[], directory: string) {
  const idsOf = new Map<string, string[]>();
  for (const { drawing, row } of files) idsOf.set(drawing, [...(idsOf.get(drawing) ?? []), row.id]);
  const worker = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: WRITER,
      r2Buckets: { MEDIA: BUCKET },
      resourcePersistencePath: `${directory}/v3`,
    }),
  );
  try {
    for (const [drawing, ids] of idsOf)
      await Promise.all(
        storedOf(drawing).map(({ name, bytes }) =>
          worker.dispatchFetch("http://writer/", {
            method: "POST",
            headers: { Keys: ids.map((id) => `media/${id}/${name}`).join(" ") },
            body: new Uint8Array(bytes),
          }),
        ),
      );
  } finally {
    await worker.dispose();
  }
}
