import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { requireAthlete } from "~/features/accounts/guards.server";
import { finishContentUpload } from "~/features/content/files.server";
import { uploadStepSchema } from "~/features/media/schema";
import { cancelUpload } from "~/features/media/uploads.server";
import { answerJson } from "~/platform/json";

/** Ends an upload: its parts have arrived, or its sender has changed their mind. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const ctx = requireAthlete(context);
  const { contentId = "", uploadId = "" } = params;
  return answerJson(await request.formData(), uploadStepSchema, async ({ intent }) => {
    if (intent === "finish") await finishContentUpload(ctx, context, contentId, uploadId);
    else await cancelUpload(ctx, uploadId);
    return {};
  });
}
