import { and, eq, isNull, sql } from "drizzle-orm";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { requireStaff } from "~/features/identity/accounts/guards.server";
import { requireAbility } from "~/features/identity/accounts/staff-access.server";
import type { AttachmentTarget } from "~/features/media/media/attachments.server";
import { attachFile, deleteFiles } from "~/features/media/media/files.server";
import type { CheckedFile } from "~/features/media/media/stored-file";
import { paths } from "~/paths";
import { type Change, commit } from "~/platform/command";
import { AppError, conflict, notFound } from "~/platform/errors";
import type { MediaKind } from "~db/constants";
import { contentSubmissions, media } from "~db/schema";
import { isClaimedBy, requireHolder } from "../polishing/holder.server";
import {
  type ContentSnapshot,
  isUnchanged,
  loadContentForCommand,
} from "./content-snapshot.server";
import { polishedFilesOf } from "./file-addresses";

/**
 * What staff make of an athlete's file. It waits for the next version, which the content item gets when it goes on to the
 * brand. It belongs to the athlete; the row says who made it.
 */

/** The athlete's file, and its content item. */
type PolishTarget = Record<"contentId" | "fileId", string>;

export const polishedFileTarget: AttachmentTarget<PolishTarget> = {
  addresses: polishedFilesOf(":contentId", ":fileId"),
  guard: (context) => requireStaff(context, "polish content"),
  page: ({ contentId }) => paths.admin.contentItem(contentId),
  uploadColumns: (_, { contentId, fileId }) => ({ contentId, replacesId: fileId }),
  async mayAdd(ctx, target) {
    requireAbility(ctx, "polish content");
    const claimed = await loadClaimedFile(ctx, target);
    return {
      changedAt: claimed.content.updatedAt,
      add: (file) => addPolishedFile(ctx, claimed, file),
    };
  },
  severalText: "Choose one file.",
  task: "add this file",
  addedText: () => "Polished file added",
};

/** Takes a polished file out again. */
export async function removePolishedFile(ctx: CommandContext, target: PolishTarget) {
  requireAbility(ctx, "polish content");
  const { content } = await loadClaimedFile(ctx, target);
  await commit(
    ctx,
    replacePolishedFile(ctx, content, "content_file_removed", target.fileId),
    notPolishable,
  );
}

interface ClaimedFile {
  content: ContentSnapshot;
  own: { id: string; kind: MediaKind; alt: string };
}

async function loadClaimedFile(
  ctx: CommandContext,
  { contentId, fileId }: PolishTarget,
): Promise<ClaimedFile> {
  const [content, [[own]]] = await Promise.all([
    loadContentForCommand(ctx, contentId),
    ctx.db.read(
      ctx.db.orm
        .select({ id: media.id, kind: media.kind, alt: media.alt })
        .from(media)
        .where(
          and(
            eq(media.id, fileId),
            eq(media.contentId, contentId),
            isNull(media.replacesId),
            isNull(media.untilVersion),
          ),
        ),
    ),
  ]);
  if (content.status !== "polishing") throw notPolishable();
  requireHolder(ctx, content);
  if (!own) throw notFound();
  return { content, own };
}

async function addPolishedFile(
  ctx: CommandContext,
  { content, own }: ClaimedFile,
  file: CheckedFile,
) {
  if (file.kind !== own.kind)
    throw new AppError(
      "invalid",
      own.kind === "clip"
        ? "The athlete's file is a clip. Choose a clip."
        : "The athlete's file is a picture. Choose a picture.",
    );
  const columns = {
    ownerId: content.athleteId,
    contentId: content.id,
    replacesId: own.id,
    polishedBy: ctx.actor.personId,
    alt: own.alt,
    sinceVersion: content.version + 1,
  };
  const change = replacePolishedFile(ctx, content, "content_file_polished", own.id, file.id);
  await attachFile(ctx, file, { columns }, change, notPolishable);
}

/** Takes out what stood in for the file before: one polished file for each of the athlete's. */
function replacePolishedFile(
  ctx: CommandContext,
  content: ContentSnapshot,
  action: "content_file_polished" | "content_file_removed",
  fileId: string,
  addedId = "",
): Change {
  const earlier = sql`content_id = ${content.id} and replaces_id = ${fileId}
    and since_version = ${content.version + 1} and id <> ${addedId}`;
  return {
    before: deleteFiles(earlier, ctx.now),
    change: ctx.db.orm
      .update(contentSubmissions)
      .set({ updatedAt: ctx.now })
      .where(
        and(
          isUnchanged(ctx, content),
          eq(contentSubmissions.status, "polishing"),
          isClaimedBy(ctx, content.id),
        ),
      ),
    audit: { action, resourceType: "content", resourceId: content.id, detail: { mediaId: fileId } },
  };
}

const notPolishable = () =>
  conflict("This has been taken back or passed on, so its files can't be polished now.");
