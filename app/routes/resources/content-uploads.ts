import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { requireAthlete } from "~/features/accounts/guards.server";
import { startContentUpload } from "~/features/content/files.server";
import { newUploadSchema } from "~/features/media/schema";
import { answerJson } from "~/platform/json";
import { requireParam } from "~/platform/require-param";

/** Announces a file that the page is about to send. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const ctx = requireAthlete(context);
  return answerJson(await request.formData(), newUploadSchema, (file) =>
    startContentUpload(ctx, context.storage, requireParam(params, "contentId"), file),
  );
}
