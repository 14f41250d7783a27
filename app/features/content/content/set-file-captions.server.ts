import { sql } from "drizzle-orm";
import { type CommandContext, requireParty } from "~/features/identity/accounts/actor";
import { storeCaptions } from "~/features/media/media/files.server";
import { readCaptions } from "~/features/media/media/vtt";
import { commit } from "~/platform/command";
import { FieldError } from "~/platform/forms";
import { alreadySent, requireEditable } from "./files.server";
import { loadContentForCommand } from "./snapshot.server";

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
