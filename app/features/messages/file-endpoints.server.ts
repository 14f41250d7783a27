import type { AppLoadContext } from "@remix-run/cloudflare";
import { paths } from "~/paths";
import { appErrorIn } from "~/platform/errors";
import { errorToast, redirectWithToast } from "~/platform/flash";
import { textResponse } from "~/platform/http";
import { answerJson } from "~/platform/json";
import { requireMember } from "../accounts/guards.server";
import { takeFormFiles } from "../media/form-files.server";
import { newUploadSchema, uploadStepSchema } from "../media/schema";
import { objectOf, savedName, serveObject } from "../media/serve";
import { cancelUpload, storePart } from "../media/uploads.server";
import { fileOf, finishFile, inspectFile, requireRoom, sendFile, startFile } from "./files.server";
import { showInRoom } from "./room.server";

/** Answered beside the pages, because a body or an answer is a stream, or a script asks. */

interface InConversation {
  conversationId: string;
}

interface OfUpload extends InConversation {
  uploadId: string;
}

/** Receives the announcement of a file. */
export async function receiveUploadStart(
  request: Request,
  context: AppLoadContext,
  { conversationId }: InConversation,
) {
  if (request.method !== "POST") return textResponse(404, "Not found.");
  const ctx = requireMember(context);
  return answerJson(await request.formData(), newUploadSchema, async (file) => {
    const started = await startFile(ctx, context.storage, conversationId, file);
    await context.session.mustHold();
    return started;
  });
}

/** Finishes or cancels an upload. */
export async function receiveUploadStep(
  request: Request,
  context: AppLoadContext,
  { conversationId, uploadId }: OfUpload,
) {
  if (request.method !== "POST") return textResponse(404, "Not found.");
  const ctx = requireMember(context);
  return answerJson(await request.formData(), uploadStepSchema, async ({ intent }) => {
    if (intent === "finish") {
      await finishFile(ctx, context, conversationId, uploadId);
      showInRoom(context, ctx.actor.userId, conversationId, { clientId: uploadId });
    } else await cancelUpload(ctx, uploadId);
    return {};
  });
}

/** Receives a part of a file. Its owner is checked before its body is read. */
export async function receiveUploadPart(
  request: Request,
  context: AppLoadContext,
  { uploadId, n }: OfUpload & { n: string },
) {
  if (request.method !== "POST") return textResponse(404, "Not found.");
  const ctx = requireMember(context);
  const declared = Number(request.headers.get("Content-Length"));
  await storePart(ctx, context.storage, { id: uploadId, n: Number(n), declared }, async () => {
    await context.session.mustHold();
    return request.body;
  });
  return new Response(null, { status: 204 });
}

/** Receives the file of a form without scripts. The answer is the thread, which shows the file or the error. */
export async function receiveFormFile(
  request: Request,
  context: AppLoadContext,
  { conversationId }: InConversation,
) {
  if (request.method !== "POST") return textResponse(404, "Not found.");
  const ctx = requireMember(context);
  const page = `${paths.conversation(conversationId)}#end`;
  try {
    await requireRoom(ctx, conversationId, Number(request.headers.get("Content-Length")));
    await context.session.mustHold();
    await takeFormFiles(context, request, async (file) => {
      await sendFile(ctx, conversationId, await inspectFile(context, file));
      showInRoom(context, ctx.actor.userId, conversationId, { clientId: file.id });
    });
    return redirectWithToast(context, page, { title: "File sent" });
  } catch (error) {
    const known = appErrorIn(error);
    if (!known || known.code === "not_found") throw error;
    return redirectWithToast(context, page, errorToast(known.message));
  }
}

/** Serves `/messages/<id>/files/<media id>/<width>.webp` or `…/document.pdf` to the two participants. */
export async function serveMessageFile(
  request: Request,
  context: AppLoadContext,
  { conversationId, mediaId, file }: InConversation & { mediaId: string; file: string },
) {
  const found = await fileOf(requireMember(context), conversationId, mediaId);
  await context.session.mustHold();
  const object = objectOf(found, file);
  if (!object) return textResponse(404, "Not found.");
  const { kind, name } = found;
  return serveObject(
    context.storage,
    { ...object, name: savedName(kind, name), save: kind === "document" },
    request,
  );
}
