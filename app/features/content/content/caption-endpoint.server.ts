import type { AppLoadContext } from "@remix-run/cloudflare";
import { requireAthlete } from "~/features/identity/accounts/guards.server";
import { answerWithPage } from "~/features/media/media/attachment-endpoints.server";
import { paths } from "~/paths";
import { decodeText } from "~/platform/decode-text";
import { AppError } from "~/platform/errors";
import { textResponse } from "~/platform/http";
import { setFileCaptions } from "./set-file-captions.server";

/** Receives the captions file of a clip. The file is small, so it is read before the session is checked, like other forms. */
export async function receiveCaptionFile(
  request: Request,
  context: AppLoadContext,
  { contentId, fileId }: { contentId: string; fileId: string },
) {
  if (request.method !== "POST") return textResponse(404, "Not found.");
  const ctx = requireAthlete(context);
  return answerWithPage(context, paths.athlete.content(contentId), async () => {
    const file = (await request.formData()).get("file");
    const text = file instanceof Blob ? decodeText(new Uint8Array(await file.arrayBuffer())) : "";
    if (!text) throw new AppError("invalid", "Choose a .vtt or .srt file first.");
    await setFileCaptions(ctx, contentId, fileId, text);
    return "Captions added";
  });
}
