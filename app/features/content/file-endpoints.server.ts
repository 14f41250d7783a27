import type { AppLoadContext } from "@remix-run/cloudflare";
import { paths } from "~/paths";
import { decodeText } from "~/platform/decode-text";
import { AppError, appErrorIn, notFound } from "~/platform/errors";
import { errorToast, redirectWithToast } from "~/platform/flash";
import { holdForm } from "~/platform/held-form";
import { textResponse } from "~/platform/http";
import type { CommandContext } from "../accounts/actor";
import { requireAthlete, requireStaff, requireUser } from "../accounts/guards.server";
import { accountDigest } from "../accounts/known-device.server";
import { MAX_FORM_BYTES } from "../media/limits";
import { originalKey, pictureKey, posterKey } from "../media/objects.server";
import { storePoster } from "../media/posters.server";
import { FORM_TOO_LARGE } from "../media/refusals";
import { downloadName, findObject, serveObject } from "../media/serve";
import { receivesPart } from "../media/upload-endpoints.server";
import { addFormFiles } from "./add-form-files.server";
import { findFileToPolish, findViewableFile } from "./file-access.server";
import { addPolishedFormFile } from "./polished-files.server";
import { setFileCaptions } from "./set-file-captions.server";

/** What is answered beside the pages, because its body or its answer is a stream. */

export const receivePart = receivesPart(requireAthlete);
export const receivePolishedPart = receivesPart((context) =>
  requireStaff(context, "polish content"),
);

/** The still of a clip that is under way; `?ms=` says how long the clip is. */
const posterReceiver =
  (guard: (context: AppLoadContext) => CommandContext) =>
  async (request: Request, context: AppLoadContext, { uploadId }: { uploadId: string }) => {
    if (request.method !== "POST") return textResponse(404, "Not found.");
    const durationMs = Number(context.request.url.searchParams.get("ms"));
    await storePoster(guard(context), context, { id: uploadId, durationMs }, async () => {
      await context.session.mustHold();
      return new Uint8Array(await request.arrayBuffer());
    });
    return new Response(null, { status: 204 });
  };

export const receivePoster = posterReceiver(requireAthlete);
export const receivePolishedPoster = posterReceiver((context) =>
  requireStaff(context, "polish content"),
);

/** Receives the captions file of a clip. The file is small, so it is read before the session is checked, like other forms. */
export async function receiveCaptionFile(
  request: Request,
  context: AppLoadContext,
  { contentId, fileId }: { contentId: string; fileId: string },
) {
  const ctx = requireAthlete(context);
  return receiveForm(request, context, paths.athlete.content(contentId), async () => {
    const file = (await request.formData()).get("file");
    const text = file instanceof Blob ? decodeText(new Uint8Array(await file.arrayBuffer())) : "";
    if (!text) throw new AppError("invalid", "Choose a .vtt or .srt file first.");
    await setFileCaptions(ctx, contentId, fileId, text);
    return "Captions added";
  });
}

/** The files of a form without scripts. Whatever happens, the answer is the content item's page, which says so. */
export async function receiveFormFiles(
  request: Request,
  context: AppLoadContext,
  { contentId }: { contentId: string },
) {
  const ctx = requireAthlete(context);
  const page = paths.athlete.content(contentId);
  return receiveForm(request, context, page, async (read) => {
    const added = await addFormFiles(ctx, context, contentId, read, async (typed) => {
      const owner = await accountDigest(context, ctx.actor.email);
      if (typed.has("intent")) await holdForm(context, { owner, address: page }, typed);
    });
    return added === 1 ? "File added" : `${added} files added`;
  });
}

/** The polished version of a file, from a form without scripts. */
export async function receivePolishedForm(
  request: Request,
  context: AppLoadContext,
  target: { contentId: string; fileId: string },
) {
  const ctx = requireStaff(context, "polish content");
  return receiveForm(request, context, paths.admin.contentItem(target.contentId), async (read) => {
    await addPolishedFormFile(ctx, context, target, read);
    return "Polished file added";
  });
}

/** @param add takes the form, which it reads once its sender has been checked, and says what it did */
async function receiveForm(
  request: Request,
  context: AppLoadContext,
  back: string,
  add: (read: () => Promise<Request>) => Promise<string>,
) {
  if (request.method !== "POST") return textResponse(404, "Not found.");
  const answer = (toast: { title: string }) =>
    redirectWithToast(context, back, { ...toast, besideForm: true });
  try {
    if (Number(request.headers.get("Content-Length")) > MAX_FORM_BYTES)
      return answer(errorToast(FORM_TOO_LARGE));
    const title = await add(async () => {
      await context.session.mustHold();
      return request;
    });
    return answer({ title });
  } catch (error) {
    const known = appErrorIn(error);
    if (!known || known.code === "not_found") throw error;
    return answer(errorToast(known.message));
  }
}

/** `/media/<id>/<width>.webp` or `/media/<id>/clip.mp4`, for those who may see it. */
export async function serveContentFile(
  request: Request,
  context: AppLoadContext,
  { mediaId, file }: { mediaId: string; file: string },
) {
  const found = await findViewableFile(requireUser(context), mediaId);
  await context.session.mustHold();
  if (!found) throw notFound();
  const { storage } = context;
  if (found.poster && file === "poster.webp") {
    const poster = { key: posterKey(mediaId), type: "image/webp", name: found.name } as const;
    return serveObject(storage, poster, request);
  }
  if (found.captions && file === "captions.vtt") return serveCaptions(found.captions);
  const object = findObject(found, file);
  if (!object) throw notFound();
  return serveObject(storage, { ...object, name: downloadName(found.kind, found.name) }, request);
}

/** A file as its athlete sent it, saved by the one who polishes it. */
export async function serveOriginal(
  request: Request,
  context: AppLoadContext,
  { contentId, fileId }: { contentId: string; fileId: string },
) {
  const found = await findFileToPolish(requireStaff(context, "polish content"), contentId, fileId);
  await context.session.mustHold();
  if (!found) throw notFound();
  const { kind, width } = found;
  const original =
    kind === "clip"
      ? ({ key: originalKey(fileId), type: "video/mp4" } as const)
      : ({ key: pictureKey(fileId, width), type: "image/webp" } as const);
  const name = downloadName(kind, found.name);
  return serveObject(context.storage, { ...original, name, save: true }, request);
}

/** Captions may change while the clip stays, so they are asked for again. */
const serveCaptions = (vtt: string) =>
  new Response(vtt, {
    headers: {
      "Content-Type": "text/vtt; charset=utf-8",
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Cache-Control": "private, no-cache",
    },
  });
