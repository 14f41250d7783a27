import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { broadcastContentChange } from "~/features/communication/notifications/notify";
import { type CommandContext, requireParty } from "~/features/identity/accounts/actor";
import { requireAthlete } from "~/features/identity/accounts/guards.server";
import { accountDigest } from "~/features/identity/accounts/known-device.server";
import type { AttachmentTarget } from "~/features/media/media/attachments.server";
import {
  attachFile,
  deleteFiles,
  describeFiles,
  endFilesAtVersion,
} from "~/features/media/media/files.server";
import { MAX_CONTENT_FILES } from "~/features/media/media/limits";
import { REFUSED } from "~/features/media/media/refusals";
import type { CheckedFile } from "~/features/media/media/stored-file";
import { countOpenUploads } from "~/features/media/media/uploads.server";
import { paths } from "~/paths";
import { type Change, commit } from "~/platform/command";
import { conflict } from "~/platform/errors";
import { holdForm } from "~/platform/held-form";
import type { Statement } from "~db/client";
import { contentSubmissions, media } from "~db/schema";
import {
  type ContentSnapshot,
  isUnchanged,
  loadContentForCommand,
  storeVersion,
} from "./content-snapshot.server";
import { isCurrentFile } from "./content-stages.server";
import { filesOfContent } from "./file-addresses";
import { EDITABLE_STATUSES, workingVersion } from "./file-versions";
import { requireNotRemoved } from "./transition.server";

/**
 * A content item that has changed since it was read, by a draft that saves itself or by another of its files, still
 * takes a file.
 */
export const contentFileTarget: AttachmentTarget<{ contentId: string }> = {
  addresses: filesOfContent(":contentId"),
  guard: requireAthlete,
  page: ({ contentId }) => paths.athlete.content(contentId),
  uploadColumns: (_, { contentId }) => ({ contentId }),
  async mayAdd(ctx, { contentId }) {
    requireParty(ctx, "athlete");
    const [content, [[announced]]] = await Promise.all([
      loadContentForCommand(ctx, contentId),
      ctx.db.read(countOpenUploads(ctx, contentId)),
    ]);
    requireEditable(content);
    return {
      isFull: content.files + (announced?.n ?? 0) >= MAX_CONTENT_FILES,
      changedAt: content.updatedAt,
      add: (file) => addContentFile(ctx, content, file),
    };
  },
  fullText: REFUSED["too many"],
  task: "add this file",
  addedText: (count) => (count === 1 ? "File added" : `${count} files added`),
  async holdFields(context, { actor }, { contentId }, fields) {
    if (!fields.has("intent")) return;
    const owner = await accountDigest(context, actor.email);
    await holdForm(context, { owner, address: paths.athlete.content(contentId) }, fields);
  },
};

export function requireEditable(content: ContentSnapshot) {
  requireNotRemoved(content);
  if (!EDITABLE_STATUSES.includes(content.status)) throw alreadySent();
}

export const alreadySent = () =>
  conflict("You've already sent this. Unsend it to change its files.");

const addContentFile = (ctx: CommandContext, content: ContentSnapshot, file: CheckedFile) =>
  attachFile(
    ctx,
    file,
    {
      columns: { contentId: content.id, sinceVersion: workingVersion(content) },
      source: sql`(select 1) where (select count(*) from media
        where media.content_id = ${content.id} and ${isCurrentFile}) < ${MAX_CONTENT_FILES}`,
    },
    changeFiles(ctx, content, "content_file_added", file.id),
    alreadySent,
  );

/** A file that no brand has seen is deleted; any other stays with the versions that show it. */
export async function removeContentFile(ctx: CommandContext, contentId: string, mediaId: string) {
  requireParty(ctx, "athlete");
  const content = await loadContentForCommand(ctx, contentId);
  requireEditable(content);
  const version = workingVersion(content);
  const inHand = sql`id = ${mediaId} and content_id = ${contentId} and until_version is null`;
  const unsubmitted = sql`${inHand} and since_version >= ${version}`;
  const removal = changeFiles(ctx, content, "content_file_removed", mediaId, [
    ...deleteFiles(unsubmitted, ctx.now),
    // With a polished file goes the one that it stands in for.
    endFilesAtVersion(
      sql`content_id = ${contentId} and until_version is null
        and id in (${mediaId}, (select replaces_id from media where id = ${mediaId}))`,
      version - 1,
    ),
  ]);
  await commit(ctx, removal, alreadySent);
}

/** Says in words what a file shows. */
export async function describeContentFile(
  ctx: CommandContext,
  contentId: string,
  mediaId: string,
  alt: string,
) {
  requireParty(ctx, "athlete");
  const content = await loadContentForCommand(ctx, contentId);
  requireEditable(content);
  await commit(
    ctx,
    {
      change: describeFiles(
        and(
          eq(media.id, mediaId),
          eq(media.contentId, contentId),
          eq(media.ownerId, ctx.actor.personId),
          isNull(media.untilVersion),
          sql`exists (select 1 from content_submissions
            where id = ${contentId} and updated_at = ${content.updatedAt})`,
        ),
        alt,
      ),
      audit: { action: "content_file_described", resourceType: "content", resourceId: contentId },
    },
    alreadySent,
  );
}

/** A content item whose files change is a changed content item: a brand that has had it keeps the version it had. */
function changeFiles(
  ctx: CommandContext,
  content: ContentSnapshot,
  action: "content_file_added" | "content_file_removed",
  mediaId: string,
  effects: Statement[] = [],
): Change {
  const { id, status, submittedAt, version } = content;
  const startsVersion = status === "draft" && submittedAt !== null;
  return {
    before: startsVersion ? [storeVersion(ctx, id, content)] : [],
    change: ctx.db.orm
      .update(contentSubmissions)
      .set({
        updatedAt: ctx.now,
        ...(startsVersion && { version: version + 1, submittedAt: null }),
      })
      .where(
        and(isUnchanged(ctx, content), inArray(contentSubmissions.status, [...EDITABLE_STATUSES])),
      ),
    effects: [...effects, broadcastContentChange(id, ctx.now)],
    audit: { action, resourceType: "content", resourceId: id, detail: { mediaId } },
  };
}
