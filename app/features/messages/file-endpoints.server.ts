import type { AppLoadContext } from "@remix-run/cloudflare";
import { paths } from "~/paths";
import { textResponse } from "~/platform/http";
import { requireMember } from "../accounts/guards.server";
import { serveMedia } from "../media/serve";
import { receiveFiles, receivesStart, receivesStep } from "../media/upload-endpoints.server";
import { publishMessage } from "./chat-room.server";
import {
  finishFile,
  inspectSentFile,
  loadFile,
  requireUploadCapacity,
  sendFile,
  startFile,
} from "./files.server";

interface InConversation {
  conversationId: string;
}

interface OfUpload extends InConversation {
  uploadId: string;
}

export const receiveUploadStart = receivesStart(
  requireMember,
  (ctx, storage, { conversationId }: InConversation, file) =>
    startFile(ctx, storage, conversationId, file),
);

export const receiveUploadStep = receivesStep(
  requireMember,
  async (ctx, context, { conversationId, uploadId }: OfUpload) => {
    await finishFile(ctx, context, conversationId, uploadId);
    publishMessage(context, ctx.actor.personId, conversationId, { clientId: uploadId });
  },
);

/** Receives the file of a form without scripts. */
export async function receiveFormFile(
  request: Request,
  context: AppLoadContext,
  { conversationId }: InConversation,
) {
  if (request.method !== "POST") return textResponse(404, "Not found.");
  const ctx = requireMember(context);
  return receiveFiles(request, context, paths.conversation(conversationId), {
    check: (bytes) => requireUploadCapacity(ctx, conversationId, bytes),
    take: async (file) => {
      await sendFile(ctx, conversationId, await inspectSentFile(context, file));
      publishMessage(context, ctx.actor.personId, conversationId, { clientId: file.id });
    },
    sent: () => "File sent",
  });
}

/** Serves `/messages/<id>/files/<media id>/<width>.webp` or `…/document.pdf` to the two participants. */
export async function serveMessageFile(
  request: Request,
  context: AppLoadContext,
  { conversationId, mediaId, file }: InConversation & { mediaId: string; file: string },
) {
  const storedFile = await loadFile(requireMember(context), conversationId, mediaId);
  await context.session.mustHold();
  return serveMedia(context.storage, storedFile, file, request);
}
