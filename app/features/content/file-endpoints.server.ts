import type { AppLoadContext } from "@remix-run/cloudflare";
import { paths } from "~/paths";
import { appErrorIn, notFound } from "~/platform/errors";
import { errorToast, redirectWithToast } from "~/platform/flash";
import { textResponse } from "~/platform/http";
import { requireAthlete, requireUser } from "../accounts/guards.server";
import { MAX_FORM_BYTES } from "../media/limits";
import { originalKey, pictureKey } from "../media/objects.server";
import { pictureWidths } from "../media/picture-sizes";
import { serveObject } from "../media/serve";
import { storePart } from "../media/uploads.server";
import { fileFor } from "./file-access.server";
import { addFormFiles } from "./form-files.server";

/** What is answered beside the pages, because its body or its answer is a stream. */

/** A part of an upload. Whose it is has been checked before its body is read. */
export async function receivePart(
  request: Request,
  context: AppLoadContext,
  { uploadId, n }: { uploadId: string; n: string },
) {
  if (request.method !== "POST") return textResponse(404, "Not found.");
  const ctx = requireAthlete(context);
  const declared = Number(request.headers.get("Content-Length"));
  await storePart(ctx, context.storage, { id: uploadId, n: Number(n), declared }, async () => {
    await context.session.mustHold();
    return request.body;
  });
  return new Response(null, { status: 204 });
}

/** The files of a form without scripts. Whatever happens, the answer is the piece's page, which says so. */
export async function receiveFormFiles(
  request: Request,
  context: AppLoadContext,
  { contentId }: { contentId: string },
) {
  if (request.method !== "POST") return textResponse(404, "Not found.");
  const ctx = requireAthlete(context);
  const back = paths.athlete.content(contentId);
  try {
    if (Number(request.headers.get("Content-Length")) > MAX_FORM_BYTES)
      return redirectWithToast(context, back, errorToast(TOO_LARGE));
    const added = await addFormFiles(ctx, context, contentId, async () => {
      await context.session.mustHold();
      return request;
    });
    return redirectWithToast(context, back, {
      title: added === 1 ? "File added" : `${added} files added`,
    });
  } catch (error) {
    const known = appErrorIn(error);
    if (!known || known.code === "not_found") throw error;
    return redirectWithToast(context, back, errorToast(known.message));
  }
}

const TOO_LARGE =
  "Without JavaScript, you can send up to 95 MB at once. Turn it on for larger files, or export a smaller clip.";

/** `/media/<id>/<width>.webp` or `/media/<id>/clip.mp4`, for those who may see it. */
export async function serveContentFile(
  request: Request,
  context: AppLoadContext,
  { mediaId, file }: { mediaId: string; file: string },
) {
  const found = await fileFor(requireUser(context), mediaId);
  await context.session.mustHold();
  if (!found) throw notFound();
  const { storage } = context;
  if (found.kind === "clip" && file === "clip.mp4") {
    const clip = { key: originalKey(mediaId), type: "video/mp4", name: found.name } as const;
    return serveObject(storage, clip, request);
  }
  const width = pictureWidths(found.width).find((candidate) => file === `${candidate}.webp`);
  if (found.kind !== "picture" || !width) throw notFound();
  const key = pictureKey(mediaId, width);
  return serveObject(storage, { key, type: "image/webp", name: found.name }, request);
}
