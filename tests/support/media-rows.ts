import type { Database } from "~db/client";
import { newId } from "~db/columns";
import { media } from "~db/schema";

/** A media row without stored objects: a picture, unless `values` say otherwise, of a content item or of none. */
export async function makeMedia(
  db: Database,
  contentId: string | null,
  ownerId: string,
  values: Partial<typeof media.$inferInsert> = {},
): Promise<string> {
  const id = newId();
  await db.write([
    db.orm.insert(media).values({
      kind: "picture",
      name: values.kind === "clip" ? "clip.mp4" : "picture.jpg",
      bytes: 1_000,
      width: 800,
      height: 600,
      createdAt: Date.now(),
      ...values,
      id,
      contentId,
      ownerId,
    }),
  ]);
  return id;
}
