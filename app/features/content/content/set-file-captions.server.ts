import type { AppLoadContext } from "@remix-run/cloudflare";
import { sql } from "drizzle-orm";
import { type CommandContext, requireParty } from "~/features/identity/accounts/actor";
import { requireAthlete } from "~/features/identity/accounts/guards.server";
import { answerWithPage } from "~/features/media/media/attachment-endpoints.server";
import { storeCaptions } from "~/features/media/media/files.server";
import { readCaptions } from "~/features/media/media/vtt";
import { paths } from "~/paths";
import { commit } from "~/platform/command";
import { decodeText } from "~/platform/decode-text";
import { AppError } from "~/platform/errors";
import { FieldError } from "~/platform/forms";
import { textResponse } from "~/platform/http";
import { loadContentForCommand } from "./content-snapshot.server";
import { alreadySent, requireEditable } from "./files.server";

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

/** The captions of an athlete's clip, as WebVTT; without text they are taken away. */
export async function setFileCaptions(
  ctx: CommandContext,
  contentId: string,
  fileId: string,
  text: string,
) {
  requireParty(ctx, "athlete");
  const read = text === "" ? null : readCaptions(text);
  if (read && "fault" in read) throw new FieldError({ vtt: [read.fault] });
  const content = await loadContentForCommand(ctx, contentId);
  requireEditable(content);
  const clip = sql`media where id = ${fileId} and content_id = ${contentId} and kind = 'clip'
    and owner_id = ${ctx.actor.personId} and until_version is null and exists (
      select 1 from content_submissions where id = ${contentId} and updated_at = ${content.updatedAt})`;
  await commit(
    ctx,
    {
      change: storeCaptions(ctx, { id: fileId, clip, vtt: read?.vtt ?? null }),
      audit: { action: "content_file_captioned", resourceType: "content", resourceId: contentId },
    },
    alreadySent,
  );
}
