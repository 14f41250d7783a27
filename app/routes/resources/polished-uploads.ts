import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { requireStaff } from "~/features/accounts/guards.server";
import { startPolishedUpload } from "~/features/content/polished-files.server";
import { newUploadSchema } from "~/features/media/schema";
import { answerJson } from "~/platform/json";

/** Announces the polished version of a file. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const ctx = requireStaff(context, "polish content");
  const { contentId = "", fileId = "" } = params;
  return answerJson(await request.formData(), newUploadSchema, (file) =>
    startPolishedUpload(ctx, context.storage, { contentId, fileId }, file),
  );
}
