import type { AppLoadContext } from "@remix-run/cloudflare";
import { paths } from "~/paths";
import { appErrorIn } from "~/platform/errors";
import { errorToast, redirectWithToast } from "~/platform/flash";
import { textResponse } from "~/platform/http";
import { requireAthlete } from "../accounts/guards.server";
import { takeFormFiles } from "../media/form-files.server";
import { MAX_FORM_BYTES } from "../media/limits";
import { FORM_TOO_LARGE } from "../media/refusals";
import { addPortfolioItem, loadPortfolioCapacity } from "./commands.server";

/** Takes the files of a form; the answer is the portfolio's page, which says what came of it. */
export async function receivePortfolioFiles(request: Request, context: AppLoadContext) {
  if (request.method !== "POST") return textResponse(404, "Not found.");
  const ctx = requireAthlete(context);
  const page = paths.athlete.portfolio;
  const bytes = Number(request.headers.get("Content-Length"));
  try {
    (await loadPortfolioCapacity(ctx))(bytes);
    if (bytes > MAX_FORM_BYTES) return redirectWithToast(context, page, errorToast(FORM_TOO_LARGE));
    await context.session.mustHold();
    const added = await takeFormFiles(context, request, async (_, inspectFile) =>
      addPortfolioItem(ctx, await inspectFile()),
    );
    return redirectWithToast(context, page, {
      title: added === 1 ? "Added to your portfolio" : `${added} pieces added to your portfolio`,
    });
  } catch (error) {
    const known = appErrorIn(error);
    if (!known || known.code === "forbidden") throw error;
    return redirectWithToast(context, page, errorToast(known.message));
  }
}
