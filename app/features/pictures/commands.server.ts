import { type SQL, sql } from "drizzle-orm";
import { commit } from "~/platform/command";
import { notFound, wrapError } from "~/platform/errors";
import { isWithinSaveLimit, savedTooOften } from "~/platform/save-limit";
import { setAvatar } from "../accounts/account-rows.server";
import { type CommandContext, requireParty } from "../accounts/actor";
import { setLogo } from "../brands/brand-rows.server";
import { setCampaignCover } from "../campaigns/set-campaign-cover.server";
import { deleteFiles, insertFile } from "../media/files.server";
import { queueDeletion } from "../media/objects.server";
import { newPublicName } from "../media/public.server";
import type { CheckedFile } from "../media/stored-file";
import { requireQuota, selectStoredBytes } from "../media/uploads.server";
import type { PicturePurpose, PictureTarget } from "./frames";

interface PictureHolder {
  /** The public name of its picture. */
  picture: SQL;
  set: typeof setAvatar;
  /** The actor's own row. */
  own: SQL;
}

function pictureHolder(
  { actor }: CommandContext,
  { purpose, campaignId }: PictureTarget,
): PictureHolder {
  const { personId: userId, brandId } = actor;
  const holders: Record<PicturePurpose, PictureHolder> = {
    avatar: {
      picture: sql`avatar_url as picture from profiles`,
      set: setAvatar,
      own: sql`id = ${userId}`,
    },
    logo: {
      picture: sql`logo as picture from brand_profiles`,
      set: setLogo,
      own: sql`id = ${brandId}`,
    },
    cover: {
      picture: sql`cover as picture from campaigns`,
      set: setCampaignCover,
      own: sql`id = ${campaignId ?? ""} and brand_id = ${brandId}`,
    },
  };
  return holders[purpose];
}

/** @throws AppError when this person may not set it, has no room for it, or the campaign is not theirs */
export async function requirePictureCapacity(
  ctx: CommandContext,
  target: PictureTarget,
  bytes: number,
) {
  requireOwner(ctx, target);
  const { picture, own } = pictureHolder(ctx, target);
  const [[stored], [held]] = await ctx.db.read(
    selectStoredBytes(ctx),
    ctx.db.orm.all<{ picture: string | null }>(sql`select ${picture} where ${own}`),
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
  file: CheckedFile | null,
) {
  requireOwner(ctx, target);
  const { actor, now } = ctx;
  const { purpose, campaignId } = target;
  const { picture, set, own } = pictureHolder(ctx, target);
  const name = file && newPublicName();
  const before = sql`public_name = (select ${picture} where ${own})`;
  try {
    await commit(
      ctx,
      {
        before: deleteFiles(before, now),
        change: set(
          name,
          file ? sql`${own} and ${isWithinSaveLimit(actor.personId, "picture_set", now)}` : own,
        ),
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
