import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { requireAthlete } from "~/features/accounts/guards.server";
import { newUploadSchema } from "~/features/media/schema";
import { startPortfolioUpload } from "~/features/portfolio/uploads.server";
import { answerJson } from "~/platform/json";

/** Announces a portfolio item of the portfolio that the page is about to send. */
export async function action({ request, context }: ActionFunctionArgs) {
  const ctx = requireAthlete(context);
  return answerJson(await request.formData(), newUploadSchema, (file) =>
    startPortfolioUpload(ctx, context.storage, file),
  );
}
