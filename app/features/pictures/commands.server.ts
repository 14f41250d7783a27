import { type SQL, sql } from "drizzle-orm";
import { commit } from "~/platform/command";
import { notFound, wrapError } from "~/platform/errors";
import { isWithinSaveLimit, savedTooOften } from "~/platform/save-limit";
import { type CommandContext, requireParty } from "../accounts/actor";
import { deleteFiles, insertFile } from "../media/files.server";
import type { KeptFile } from "../media/kept";
import { queueDeletion } from "../media/objects.server";
import { newPublicName } from "../media/public.server";
import { bytesOf, requireQuota } from "../media/uploads.server";
import type { PicturePurpose, PictureTarget } from "./frames";

/** The column that holds the picture's public name, and the actor's own row. */
export function holderOf({ actor }: CommandContext, { purpose, campaignId }: PictureTarget) {
  const { personId: userId, brandId } = actor;
  const holders: Record<PicturePurpose, { table: SQL; column: SQL; own: SQL }> = {
    avatar: { table: sql`profiles`, column: sql`avatar_url`, own: sql`id = ${userId}` },
    logo: { table: sql`brand_profiles`, column: sql`logo`, own: sql`id = ${brandId}` },
    cover: {
      table: sql`campaigns`,
      column: sql`cover`,
      own: sql`id = ${campaignId ?? ""} and brand_id = ${brandId}`,
    },
  };
  return holders[purpose];
}

/** @throws AppError when this person may not set it, has no room for it, or the campaign is not theirs */
export async function requireRoomFor(ctx: CommandContext, target: PictureTarget, bytes: number) {
  requireOwner(ctx, target);
  const { table, own } = holderOf(ctx, target);
  const [[stored], [held]] = await ctx.db.read(
    bytesOf(ctx),
    ctx.db.orm.all<{ found: number }>(sql`select 1 as found from ${table} where ${own}`),
  );
  if (!held) throw notFound();
  requireQuota(stored, bytes);
}

function requireOwner(ctx: CommandContext, { purpose }: PictureTarget) {
  if (purpose !== "avatar") requireParty(ctx, "brand");
}

/**
 * Sets the picture, or takes it away. The one before is deleted.
 * @param file stored and checked; null for none
 */
export async function setPicture(
  ctx: CommandContext,
  target: PictureTarget,
  file: KeptFile | null,
) {
  requireOwner(ctx, target);
  const { actor, now } = ctx;
  const { purpose, campaignId } = target;
  const { table, column, own } = holderOf(ctx, target);
  const name = file && newPublicName();
  const before = sql`public_name = (select ${column} from ${table} where ${own})`;
  try {
    await commit(
      ctx,
      {
        before: deleteFiles(before, now),
        change: sql`update ${table} set ${column} = ${name}
          where ${own} and ${file ? isWithinSaveLimit(actor.personId, "picture_set", now) : sql`true`}`,
        effects: file
          ? [
              insertFile(ctx, file, {
                purpose,
                campaignId: campaignId ?? null,
                publicName: name,
              }),
              queueDeletion({ mediaId: file.id, originalOnly: true }, now),
            ]
          : [],
        audit: {
          action: file ? "picture_set" : "picture_removed",
          resourceType: purpose,
          resourceId: campaignId ?? actor.personId,
          ...(file && { detail: { mediaId: file.id } }),
        },
      },
      file ? savedTooOften : notFound,
    );
  } catch (error) {
    throw wrapError("save picture", error);
  }
}
