import type { AppLoadContext } from "@remix-run/cloudflare";
import { appErrorIn } from "~/platform/errors";
import { errorToast, redirectWithToast } from "~/platform/flash";
import { textResponse } from "~/platform/http";
import { requireBrand, requireUser } from "../accounts/guards.server";
import { takeFormFiles } from "../media/form-files.server";
import { MAX_PICTURE_BYTES } from "../media/limits";
import { REFUSED } from "../media/refusals";
import { requirePictureCapacity, setPicture } from "./commands.server";
import { FRAMES, PICTURE_NAMES, type PicturePurpose, pictureAddresses } from "./frames";

/** The form that takes a picture away has no place for a file. */
const removes = (request: Request) =>
  request.headers.get("Content-Type")?.startsWith("application/x-www-form-urlencoded");

/** Takes the picture of a form; the answer is the form's page, which says what came of it. */
export const receivePicture =
  (purpose: PicturePurpose) =>
  async (request: Request, context: AppLoadContext, { campaignId }: { campaignId?: string }) => {
    if (request.method !== "POST") return textResponse(404, "Not found.");
    const ctx = purpose === "avatar" ? requireUser(context) : requireBrand(context);
    const target = { purpose, campaignId };
    const to = pictureAddresses(target).page;
    const bytes = Number(request.headers.get("Content-Length"));
    try {
      if (removes(request)) {
        await setPicture(ctx, target, null);
        return redirectWithToast(context, to, {
          title: `Your ${PICTURE_NAMES[purpose]} has been removed.`,
        });
      }
      await requirePictureCapacity(ctx, target, bytes);
      if (bytes > MAX_PICTURE_BYTES)
        return redirectWithToast(context, to, errorToast(REFUSED["picture too large"]));
      await context.session.mustHold();
      await takeFormFiles(context, request, async (_, inspectFile) =>
        setPicture(ctx, target, await inspectFile({ kinds: ["picture"], frame: FRAMES[purpose] })),
      );
      return redirectWithToast(context, to, { title: `Your ${PICTURE_NAMES[purpose]} is saved.` });
    } catch (error) {
      const known = appErrorIn(error);
      if (!known || ["not_found", "forbidden"].includes(known.code)) throw error;
      return redirectWithToast(context, to, errorToast(known.message));
    }
  };
