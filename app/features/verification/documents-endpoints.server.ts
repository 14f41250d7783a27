import type { AppLoadContext } from "@remix-run/cloudflare";
import { paths } from "~/paths";
import { AppError } from "~/platform/errors";
import { textResponse } from "~/platform/http";
import { requireMember, requireStaff } from "../accounts/guards.server";
import { MAX_FORM_BYTES } from "../media/limits";
import { FORM_TOO_LARGE } from "../media/refusals";
import { disableCaching, serveMedia } from "../media/serve";
import { receiveFiles, receivesStart, receivesStep } from "../media/upload-endpoints.server";
import {
  addDocument,
  DOCUMENT_KINDS,
  finishDocument,
  loadUploadCapacity,
  openDocument,
  startDocument,
} from "./documents.server";

export const receiveDocumentStart = receivesStart(requireMember, (ctx, storage, _, file) =>
  startDocument(ctx, storage, file),
);

export const receiveDocumentStep = receivesStep(
  requireMember,
  (ctx, context, { uploadId }: { uploadId: string }) => finishDocument(ctx, context, uploadId),
);

/** Receives the files of a form without scripts. */
export async function receiveDocuments(request: Request, context: AppLoadContext) {
  if (request.method !== "POST") return textResponse(404, "Not found.");
  const ctx = requireMember(context);
  const { verification } = ctx.actor.type === "athlete" ? paths.athlete : paths.brand;
  return receiveFiles(request, context, `${verification}#documents`, {
    check: async (bytes) => {
      const { requireUploadCapacity } = await loadUploadCapacity(ctx);
      if (bytes > MAX_FORM_BYTES) throw new AppError("invalid", FORM_TOO_LARGE);
      requireUploadCapacity(bytes);
    },
    take: async (_, inspect) => addDocument(ctx, await inspect({ kinds: DOCUMENT_KINDS })),
    sent: (count) => (count === 1 ? "Document added" : `${count} documents added`),
  });
}

/** Serves a document to staff. */
export async function serveDocument(
  request: Request,
  context: AppLoadContext,
  { requestId, mediaId, file }: { requestId: string; mediaId: string; file: string },
) {
  const storedFile = await openDocument(
    requireStaff(context, "review verification"),
    requestId,
    mediaId,
  );
  return disableCaching(await serveMedia(context.storage, storedFile, file, request));
}
