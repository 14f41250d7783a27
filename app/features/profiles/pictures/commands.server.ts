import { type SQL, sql } from "drizzle-orm";
import { setCampaignCover } from "~/features/campaigns/campaigns/edit-campaign.server";
import { setAvatar } from "~/features/identity/accounts/account-rows.server";
import { type CommandContext, requireParty } from "~/features/identity/accounts/actor";
import { requireBrand, requireUser } from "~/features/identity/accounts/guards.server";
import type { AttachmentTarget } from "~/features/media/media/attachments.server";
import { attachFile, deleteFiles, newPublicName } from "~/features/media/media/files.server";
import { MAX_PICTURE_BYTES } from "~/features/media/media/limits";
import { REFUSED } from "~/features/media/media/refusals";
import type { CheckedFile } from "~/features/media/media/stored-file";
import { commit } from "~/platform/command";
import { notFound, wrapError } from "~/platform/errors";
import { refererPath } from "~/platform/safe-path";
import { isWithinSaveLimit, savedTooOften } from "~/platform/save-limit";
import type { Statement } from "~db/client";
import type { AuditAction } from "~db/constants";
import { setLogo } from "../brands/brand-rows.server";
import {
  FRAMES,
  PICTURE_NAMES,
  type PicturePurpose,
  type PictureTarget,
  pictureAddresses,
} from "./frames";

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

/** The target of a picture's form. The form without a file takes the picture away. */
const pictureTarget = (purpose: PicturePurpose): AttachmentTarget<{ campaignId?: string }> => ({
  addresses: { form: pictureAddresses({ purpose, campaignId: ":campaignId" }).file },
  guard: purpose === "avatar" ? requireUser : requireBrand,
  page: ({ campaignId }, request) =>
    refererPath(request, pictureAddresses({ purpose, campaignId }).page),
  async mayAdd(ctx, { campaignId }) {
    const target = { purpose, campaignId };
    requireOwner(ctx, target);
    const { picture, own } = pictureHolder(ctx, target);
    const [holders] = await ctx.db.read(ctx.db.orm.all(sql`select ${picture} where ${own}`));
    if (holders.length === 0) throw notFound();
    return { add: (file) => setPicture(ctx, target, file) };
  },
  accepts: { kinds: ["picture"], frame: FRAMES[purpose] },
  size: { maxBytes: MAX_PICTURE_BYTES, refusal: REFUSED["picture too large"] },
  task: "save picture",
  addedText: () => `Your ${PICTURE_NAMES[purpose]} is saved.`,
  async remove(ctx, { campaignId }) {
    await removePicture(ctx, { purpose, campaignId });
    return `Your ${PICTURE_NAMES[purpose]} has been removed.`;
  },
});

export const PICTURE_TARGETS = [
  pictureTarget("avatar"),
  pictureTarget("logo"),
  pictureTarget("cover"),
];

function requireOwner(ctx: CommandContext, { purpose }: PictureTarget) {
  if (purpose !== "avatar") requireParty(ctx, "brand");
}

/** Sets the picture to a file that is stored and checked. The one before is deleted. */
export function setPicture(ctx: CommandContext, target: PictureTarget, file: CheckedFile) {
  requireOwner(ctx, target);
  const { actor, now } = ctx;
  const { purpose, campaignId = null } = target;
  const { set, own } = pictureHolder(ctx, target);
  const publicName = newPublicName();
  return attachFile(
    ctx,
    file,
    { columns: { purpose, campaignId, publicName } },
    {
      before: deletePicture(ctx, target),
      change: set(
        publicName,
        sql`${own} and ${isWithinSaveLimit(actor.personId, "picture_set", now)}`,
      ),
      audit: { ...auditOf(ctx, "picture_set", target), detail: { mediaId: file.id } },
    },
    savedTooOften,
  );
}

/** Takes the picture away. */
export async function removePicture(ctx: CommandContext, target: PictureTarget) {
  requireOwner(ctx, target);
  const { set, own } = pictureHolder(ctx, target);
  const change = {
    before: deletePicture(ctx, target),
    change: set(null, own),
    audit: auditOf(ctx, "picture_removed", target),
  };
  await commit(ctx, change, notFound).catch((error) => {
    throw wrapError("save picture", error);
  });
}

function deletePicture(ctx: CommandContext, target: PictureTarget): Statement[] {
  const { picture, own } = pictureHolder(ctx, target);
  return deleteFiles(sql`public_name = (select ${picture} where ${own})`, ctx.now);
}

const auditOf = (
  { actor }: CommandContext,
  action: AuditAction,
  { purpose, campaignId }: PictureTarget,
) => ({ action, resourceType: purpose, resourceId: campaignId ?? actor.personId });
