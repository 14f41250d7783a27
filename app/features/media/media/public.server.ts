import type { AppLoadContext } from "@remix-run/cloudflare";
import { eq } from "drizzle-orm";
import { notFound } from "~/platform/errors";
import { media } from "~db/schema";
import { findObject, serveObject } from "./serve";

/** 144 random bits: too many to find a name by trying. A multiple of 3, so that no padding follows. */
const NAME_BYTES = 18;

export const newPublicName = () =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(NAME_BYTES))))
    .replaceAll("+", "-")
    .replaceAll("/", "_");

/** `/media/public/<name>/<width>.webp` or `…/clip.mp4`, for everybody. What has no public name is never found. */
export async function servePublicMedia(
  request: Request,
  { db, storage }: AppLoadContext,
  { name, file }: { name: string; file: string },
) {
  const [[found]] = await db.read(
    db.orm
      .select({ id: media.id, kind: media.kind, width: media.width })
      .from(media)
      .where(eq(media.publicName, name)),
  );
  const object = found && findObject(found, file);
  if (!object) throw notFound();
  return serveObject(storage, { ...object, name: file, isPublic: true }, request);
}
