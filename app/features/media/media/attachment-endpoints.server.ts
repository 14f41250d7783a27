import type { AppLoadContext } from "@remix-run/cloudflare";
import { appErrorIn } from "~/platform/errors";
import { errorToast, redirectWithToast } from "~/platform/flash";
import { textResponse } from "~/platform/http";
import { answerJson } from "~/platform/json";
import {
  type AttachmentTarget,
  addFile,
  finishUpload,
  inspectAttachment,
  requireRoom,
  requireSize,
  startUpload,
} from "./attachments.server";
import { addFormFiles } from "./form-files.server";
import { MAX_FORM_BYTES } from "./limits";
import { storePoster } from "./pictures.server";
import { FORM_TOO_LARGE } from "./refusals";
import { newUploadSchema, uploadStepSchema } from "./schema";
import { deleteUpload, requireQuota, selectStoredBytes, storePart } from "./uploads.server";

/** Answered beside the pages, because a body is a stream, or a script asks. */

type Handler = (
  request: Request,
  context: AppLoadContext,
  params: Record<string, string>,
) => Promise<Response>;

const ofPosts =
  (handle: Handler): Handler =>
  async (request, context, params) =>
    request.method === "POST" ? handle(request, context, params) : textResponse(404, "Not found.");

/** Receives the announcement of a file. */
export const receivesStart = (target: AttachmentTarget) =>
  ofPosts(async (request, context, params) => {
    const ctx = target.guard(context);
    return answerJson(await request.formData(), newUploadSchema, (file) =>
      startUpload(ctx, context.storage, target, params, file),
    );
  });

/** Receives a part of a file. Its owner is checked before its body is read. */
export const receivesPart = ({ guard }: AttachmentTarget) =>
  ofPosts(async (request, context, { uploadId = "", n }) => {
    const ctx = guard(context);
    const declared = Number(request.headers.get("Content-Length"));
    await storePart(ctx, context.storage, { id: uploadId, n: Number(n), declared }, async () => {
      await context.session.mustHold();
      return request.body;
    });
    return new Response(null, { status: 204 });
  });

/** Receives the still of a clip that is being uploaded; `?ms=` says how long the clip is. */
export const receivesPoster = ({ guard }: AttachmentTarget) =>
  ofPosts(async (request, context, { uploadId = "" }) => {
    const durationMs = Number(context.request.url.searchParams.get("ms"));
    await storePoster(guard(context), context, { id: uploadId, durationMs }, async () => {
      await context.session.mustHold();
      return new Uint8Array(await request.arrayBuffer());
    });
    return new Response(null, { status: 204 });
  });

/** Finishes or cancels an upload. */
export const receivesStep = (target: AttachmentTarget) =>
  ofPosts(async (request, context, params) => {
    const ctx = target.guard(context);
    const { uploadId = "" } = params;
    return answerJson(await request.formData(), uploadStepSchema, async ({ intent }) => {
      if (intent === "cancel") await deleteUpload(ctx, uploadId);
      else {
        await finishUpload(ctx, context, target, params, uploadId);
        target.publish?.(context, ctx, params, uploadId);
      }
      return {};
    });
  });

const FORM_SIZE = { maxBytes: MAX_FORM_BYTES, refusal: FORM_TOO_LARGE };

/** Receives the files of a form without scripts. */
export const receivesForm = (target: AttachmentTarget) =>
  ofPosts((request, context, params) => {
    const ctx = target.guard(context);
    const loadPlace = async (bytes: number) => {
      const [place, [[stored]]] = await Promise.all([
        target.mayAdd(ctx, params),
        ctx.db.read(selectStoredBytes(ctx)),
      ]);
      requireRoom(place, target);
      requireQuota(stored, bytes);
      return place;
    };
    return answerWithPage(context, target.page(params, request), async () => {
      if (target.remove && hasNoFile(request)) return target.remove(ctx, params);
      const bytes = Number(request.headers.get("Content-Length"));
      requireSize(bytes, target.size ?? FORM_SIZE);
      const first = await loadPlace(bytes);
      await context.session.mustHold();
      const count = await addFormFiles(context, request, {
        severalText: target.severalText,
        onFields: async (fields) => target.holdFields?.(context, ctx, params, fields),
        inspect: (file) => inspectAttachment(context, target, file),
        add: async (file, i) => {
          const place = i === 0 ? first : await loadPlace(file.bytes);
          await addFile(ctx, target, params, file, place);
          target.publish?.(context, ctx, params, file.id);
        },
      });
      return target.addedText(count);
    });
  });

const hasNoFile = (request: Request) =>
  request.headers.get("Content-Type")?.startsWith("application/x-www-form-urlencoded");

/**
 * Answers a form with its page, which says what came of it.
 * @param run says what it has done
 */
export async function answerWithPage(
  context: AppLoadContext,
  page: string,
  run: () => Promise<string>,
) {
  const answer = (toast: { title: string }) =>
    redirectWithToast(context, page, { ...toast, besideForm: true });
  try {
    return answer({ title: await run() });
  } catch (error) {
    const known = appErrorIn(error);
    if (!known || known.code === "not_found") throw error;
    return answer(errorToast(known.message));
  }
}
