import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { requireStaff } from "~/features/accounts/guards.server";
import { finishPolishedUpload } from "~/features/content/polished-files.server";
import { uploadStepSchema } from "~/features/media/schema";
import { cancelUpload } from "~/features/media/uploads.server";
import { answerJson } from "~/platform/json";

/** Ends the upload of a polished file: its parts have arrived, or its sender has changed their mind. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const ctx = requireStaff(context, "polish content");
  const { contentId = "", fileId = "", uploadId = "" } = params;
  return answerJson(await request.formData(), uploadStepSchema, async ({ intent }) => {
    if (intent === "finish")
      await finishPolishedUpload(ctx, context, { contentId, fileId }, uploadId);
    else await cancelUpload(ctx, uploadId);
    return {};
  });
}
