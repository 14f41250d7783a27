import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { requireStaff } from "~/features/accounts/guards.server";
import { startPolished } from "~/features/content/polished-files.server";
import { newUploadSchema } from "~/features/media/schema";
import { answerJson } from "~/platform/json";

/** Announces the polished version of a file. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const ctx = requireStaff(context, "polish content");
  const { contentId = "", fileId = "" } = params;
  return answerJson(await request.formData(), newUploadSchema, (file) =>
    startPolished(ctx, context.storage, { contentId, fileId }, file),
  );
}
