import { and, eq, gt } from "drizzle-orm";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { partKey, readmeKey } from "~/features/media/media/objects.server";
import { commit } from "~/platform/command";
import { DAY_MS } from "~/platform/durations";
import { notFound } from "~/platform/errors";
import { dataExports, media } from "~db/schema";
import { EXPORT_DAYS } from "./limits";

/** The actor's copy, as long as it can be downloaded; the look is recorded first. @throws AppError not_found */
export async function exportFile(ctx: CommandContext, exportId: string) {
  const { actor, db, now } = ctx;
  const [[found]] = await db.read(
    db.orm
      .select({ parts: dataExports.parts, readyAt: dataExports.readyAt })
      .from(dataExports)
      .where(
        and(
          eq(dataExports.id, exportId),
          eq(dataExports.userId, actor.personId),
          gt(dataExports.readyAt, now - EXPORT_DAYS * DAY_MS),
        ),
      ),
  );
  if (!found) throw notFound();
  await commit(ctx, {
    audit: { action: "data_export_opened", resourceType: "data_export", resourceId: exportId },
  });
  return {
    readme: readmeKey(exportId),
    parts: Array.from({ length: found.parts }, (_, n) => partKey(exportId, n)),
  };
}

/** One of the actor's own files. @throws AppError not_found */
export async function ownFile(ctx: CommandContext, mediaId: string) {
  const { actor, db } = ctx;
  const [[found]] = await db.read(
    db.orm
      .select({ id: media.id, kind: media.kind, width: media.width, name: media.name })
      .from(media)
      .where(and(eq(media.id, mediaId), eq(media.ownerId, actor.personId))),
  );
  if (!found) throw notFound();
  await commit(ctx, {
    audit: { action: "data_file_opened", resourceType: "media", resourceId: mediaId },
  });
  return found;
}

/** Several objects as one stream, each asked for when the last has been read. */
export function inOrder(storage: R2Bucket, keys: readonly string[]): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const pump = async () => {
    for (const key of keys) {
      const object = await storage.get(key);
      if (!object) throw new Error("a part of a copy is missing");
      await object.body.pipeTo(writable, { preventClose: true, preventAbort: true });
    }
    await writable.close();
  };
  pump().catch((error) => writable.abort(error));
  return readable;
}
