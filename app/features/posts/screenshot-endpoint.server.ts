import type { AppLoadContext } from "@remix-run/cloudflare";
import { paths } from "~/paths";
import { AppError, appErrorIn, notFound } from "~/platform/errors";
import { errorToast, redirectWithToast } from "~/platform/flash";
import { textResponse } from "~/platform/http";
import { POST_SPANS } from "~db/constants";
import { requireAthlete } from "../accounts/guards.server";
import { takeFormFiles } from "../media/form-files.server";
import { MAX_FORM_BYTES } from "../media/limits";
import { FORM_TOO_LARGE } from "../media/refusals";
import { requireQuota, selectStoredBytes } from "../media/uploads.server";
import { addScreenshot, requireTypedFigures } from "./save-figures.server";

/** Takes the screenshot of typed figures; the answer is the content item's page, which says what came of it. */
export async function receiveScreenshot(
  request: Request,
  context: AppLoadContext,
  { contentId, span: spanParam }: { contentId: string; span: string },
) {
  if (request.method !== "POST") return textResponse(404, "Not found.");
  const ctx = requireAthlete(context);
  const span = POST_SPANS.find((one) => one === spanParam);
  if (!span) throw notFound();
  const page = paths.athlete.content(contentId);
  const bytes = Number(request.headers.get("Content-Length"));
  try {
    const [[[stored]]] = await Promise.all([
      ctx.db.read(selectStoredBytes(ctx)),
      requireTypedFigures(ctx, contentId, span),
    ]);
    if (bytes > MAX_FORM_BYTES) return redirectWithToast(context, page, errorToast(FORM_TOO_LARGE));
    requireQuota(stored, bytes);
    await context.session.mustHold();
    await takeFormFiles(context, request, async (_, inspectFile, i) => {
      if (i > 0) throw new AppError("invalid", "One picture at a time, please.");
      await addScreenshot(ctx, contentId, span, await inspectFile({ kinds: ["picture"] }));
    });
    return redirectWithToast(context, page, { title: "Screenshot added" });
  } catch (error) {
    const known = appErrorIn(error);
    if (!known || known.code === "not_found" || known.code === "forbidden") throw error;
    return redirectWithToast(context, page, errorToast(known.message));
  }
}
