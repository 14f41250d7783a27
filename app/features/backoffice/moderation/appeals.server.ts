import { sql } from "drizzle-orm";
import { broadcastContentChange } from "~/features/communication/notifications/notify";
import { appealCutoff } from "~/features/content/content/appeal";
import { appealableSince } from "~/features/content/content/policy.server";
import { type CommandContext, requireParty } from "~/features/identity/accounts/actor";
import { deleteFiles } from "~/features/media/media/files.server";
import { commit } from "~/platform/command";
import type { RunBatch } from "~/platform/daily-jobs";
import { appErrorIn, conflict } from "~/platform/errors";
import { newId } from "~db/columns";

const BATCH = 200;

/** The athlete asks moderators to look again at a removal or a warning: once, within 30 days. Sent twice, it is made once. */
export async function appealDecision(ctx: CommandContext, contentId: string, note: string) {
  requireParty(ctx, "athlete");
  const { actor, now } = ctx;
  const id = newId();
  await commit(
    ctx,
    {
      change: sql`insert into moderation_appeals (id, case_id, note, status, created_at)
        select ${id}, found.id, ${note}, 'open', ${now}
        from moderation_cases found
        join content_submissions on content_submissions.id = found.content_id
        where found.content_id = ${contentId} and content_submissions.athlete_id = ${actor.personId}
          and found.decision in ('removed', 'warned') and ${appealableSince("found")} > ${appealCutoff(now)}
          and not exists (select 1 from moderation_appeals made where made.case_id = found.id)
          and not exists (select 1 from moderation_cases later
            where later.content_id = found.content_id and later.created_at > found.created_at)`,
      effects: [broadcastContentChange(contentId, now)],
      audit: { action: "moderation_appeal_made", resourceType: "content", resourceId: contentId },
    },
    () => conflict("This can't be appealed any more."),
  ).catch(async (error) => {
    const isConflict = appErrorIn(error)?.code === "conflict";
    if (!isConflict || !(await isAppealed(ctx, contentId, note))) throw error;
  });
}

/** Whether the same form made the appeal that is open. */
async function isAppealed({ actor, db }: CommandContext, contentId: string, note: string) {
  const [found] = await db.read(
    db.orm.all(sql`select 1 from content_submissions
      join moderation_cases found on found.content_id = content_submissions.id
      join moderation_appeals made on made.case_id = found.id
      where content_submissions.id = ${contentId} and content_submissions.athlete_id = ${actor.personId}
        and made.status = 'open' and made.note = ${note}`),
  );
  return found.length > 0;
}

/** The daily job: deletes the files of what was removed 30 days ago, unless an appeal is open. */
export const deleteRemovedFiles: RunBatch = async ({ read, orm }, { now }, cursor) => {
  const due = sql`id in (select media.id from media
    join moderation_cases found on found.content_id = media.content_id
    where found.decision = 'removed' and ${appealableSince("found")} <= ${appealCutoff(now)}
      and not exists (select 1 from moderation_cases later
        where later.content_id = found.content_id and later.created_at > found.created_at)
      and not exists (select 1 from moderation_appeals made
        where made.case_id = found.id and made.status = 'open')
    limit ${BATCH})`;
  const [[left]] = await read(
    orm.all<{ n: number }>(sql`select count(*) as n from media where ${due}`),
  );
  return {
    writes: deleteFiles(due, now),
    next: (left?.n ?? 0) < BATCH ? null : String(Number(cursor) + 1),
  };
};
