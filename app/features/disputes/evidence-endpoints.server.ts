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
  addEvidence,
  EVIDENCE_KINDS,
  evidenceFile,
  finishEvidence,
  loadUploadCapacity,
  openEvidence,
  startEvidence,
} from "./evidence.server";

interface InDispute {
  disputeId: string;
}

export const receiveEvidenceStart = receivesStart(
  requireMember,
  (ctx, storage, { disputeId }: InDispute, file) => startEvidence(ctx, storage, disputeId, file),
);

export const receiveEvidenceStep = receivesStep(
  requireMember,
  (ctx, context, { disputeId, uploadId }: InDispute & { uploadId: string }) =>
    finishEvidence(ctx, context, disputeId, uploadId),
);

/** Receives the files of a form without scripts. */
export async function receiveEvidence(
  request: Request,
  context: AppLoadContext,
  { disputeId }: InDispute,
) {
  if (request.method !== "POST") return textResponse(404, "Not found.");
  const ctx = requireMember(context);
  return receiveFiles(request, context, `${paths.dispute(disputeId)}#evidence`, {
    check: async (bytes) => {
      const requireRoom = await loadUploadCapacity(ctx, disputeId);
      if (bytes > MAX_FORM_BYTES) throw new AppError("invalid", FORM_TOO_LARGE);
      requireRoom(bytes);
    },
    take: async (_, inspectFile) =>
      addEvidence(ctx, disputeId, await inspectFile({ kinds: EVIDENCE_KINDS })),
    sent: (count) => (count === 1 ? "Evidence added" : `${count} files added`),
  });
}

interface OfFile extends InDispute {
  mediaId: string;
  /** `<width>.webp`, `clip.mp4` or `document.pdf` */
  file: string;
}

/** Serves evidence to the two sides. */
export async function serveEvidence(
  request: Request,
  context: AppLoadContext,
  { disputeId, mediaId, file }: OfFile,
) {
  const found = await evidenceFile(requireMember(context), disputeId, mediaId);
  await context.session.mustHold();
  return serveMedia(context.storage, found, file, request);
}

/** Serves evidence to staff. */
export async function serveEvidenceToStaff(
  request: Request,
  context: AppLoadContext,
  { disputeId, mediaId, file }: OfFile,
) {
  const found = await openEvidence(requireStaff(context, "manage disputes"), disputeId, mediaId);
  return disableCaching(await serveMedia(context.storage, found, file, request));
}
