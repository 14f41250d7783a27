import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { requireAthlete } from "~/features/accounts/guards.server";
import { uploadStepSchema } from "~/features/media/schema";
import { cancelUpload } from "~/features/media/uploads.server";
import { finishPortfolioUpload } from "~/features/portfolio/uploads.server";
import { answerJson } from "~/platform/json";

/** Ends an upload to the portfolio: finishes it when all parts have arrived, or cancels it. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const ctx = requireAthlete(context);
  const { uploadId = "" } = params;
  return answerJson(await request.formData(), uploadStepSchema, async ({ intent }) => {
    if (intent === "finish") await finishPortfolioUpload(ctx, context, uploadId);
    else await cancelUpload(ctx, uploadId);
    return {};
  });
}
