import type { AppLoadContext } from "@remix-run/cloudflare";
import { appErrorIn } from "~/platform/errors";
import { errorToast, redirectWithToast } from "~/platform/flash";
import { textResponse } from "~/platform/http";
import { answerJson } from "~/platform/json";
import type { CommandContext } from "../accounts/actor";
import { takeFormFiles } from "./form-files.server";
import { newUploadSchema, uploadStepSchema } from "./schema";

import { cancelUpload, type SentFile, storePart } from "./uploads.server";

/** Answered beside the pages, because a body is a stream, or a script asks. */

type Guard = (context: AppLoadContext) => CommandContext;

/** Receives a part of a file. Its owner is checked before its body is read. */
export const receivesPart =
  (guard: Guard) =>
  async (
    request: Request,
    context: AppLoadContext,
    { uploadId, n }: { uploadId: string; n: string },
  ) => {
    if (request.method !== "POST") return textResponse(404, "Not found.");
    const ctx = guard(context);
    const declared = Number(request.headers.get("Content-Length"));
    await storePart(ctx, context.storage, { id: uploadId, n: Number(n), declared }, async () => {
      await context.session.mustHold();
      return request.body;
    });
    return new Response(null, { status: 204 });
  };

/**
 * Receives the announcement of a file.
 * @param start announces it for what the address names
 */
export const receivesStart =
  <Target>(
    guard: Guard,
    start: (
      ctx: CommandContext,
      storage: R2Bucket,
      target: Target,
      file: SentFile,
    ) => Promise<object>,
  ) =>
  async (request: Request, context: AppLoadContext, target: Target) => {
    if (request.method !== "POST") return textResponse(404, "Not found.");
    const ctx = guard(context);
    return answerJson(await request.formData(), newUploadSchema, async (file) => {
      const started = await start(ctx, context.storage, target, file);
      await context.session.mustHold();
      return started;
    });
  };

/**
 * Finishes or cancels an upload.
 * @param finish adds the file to what the address names
 */
export const receivesStep =
  <Target extends { uploadId: string }>(
    guard: Guard,
    finish: (ctx: CommandContext, context: AppLoadContext, target: Target) => Promise<unknown>,
  ) =>
  async (request: Request, context: AppLoadContext, target: Target) => {
    if (request.method !== "POST") return textResponse(404, "Not found.");
    const ctx = guard(context);
    return answerJson(await request.formData(), uploadStepSchema, async ({ intent }) => {
      if (intent === "finish") await finish(ctx, context, target);
      else await cancelUpload(ctx, target.uploadId);
      return {};
    });
  };

/**
 * Takes the files of a form without scripts. The answer is a page, which shows them or says why one was refused.
 * @param check rejects if there is no room for so many bytes; the body is read after it
 * @param sent says how many were taken
 */
export async function receiveFiles(
  request: Request,
  context: AppLoadContext,
  page: string,
  {
    check,
    take,
    sent,
  }: {
    check: (bytes: number) => Promise<unknown>;
    take: Parameters<typeof takeFormFiles>[2];
    sent: (count: number) => string;
  },
) {
  try {
    await check(Number(request.headers.get("Content-Length")));
    await context.session.mustHold();
    const count = await takeFormFiles(context, request, take);
    return redirectWithToast(context, page, { title: sent(count) });
  } catch (error) {
    const known = appErrorIn(error);
    if (!known || known.code === "not_found") throw error;
    return redirectWithToast(context, page, errorToast(known.message));
  }
}
