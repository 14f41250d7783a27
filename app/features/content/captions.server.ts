import { and, eq, sql } from "drizzle-orm";
import { commit } from "~/platform/command";
import { FieldError } from "~/platform/forms";
import { mediaCaptions } from "~db/schema";
import { type CommandContext, requireParty } from "../accounts/actor";
import { readCaptions } from "../media/vtt";
import { requireEditable, sent } from "./files.server";
import { loadContentForCommand } from "./snapshot.server";

/** The captions of an athlete's clip, as WebVTT; without text they are taken away. */
export async function captionFile(
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
    and owner_id = ${ctx.actor.userId} and until_version is null and exists (
      select 1 from content_submissions where id = ${contentId} and updated_at = ${content.updatedAt})`;
  await commit(
    ctx,
    {
      change: read
        ? sql`insert into media_captions (media_id, vtt, created_at)
            select id, ${read.vtt}, ${ctx.now} from ${clip}
            on conflict (media_id) do update set vtt = excluded.vtt, created_at = excluded.created_at`
        : ctx.db.orm
            .delete(mediaCaptions)
            .where(and(eq(mediaCaptions.mediaId, fileId), sql`exists (select 1 from ${clip})`)),
      audit: { action: "content_file_captioned", resourceType: "content", resourceId: contentId },
    },
    sent,
  );
}
