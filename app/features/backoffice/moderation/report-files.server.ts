import { and, eq, sql } from "drizzle-orm";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { requireStaff } from "~/features/identity/accounts/guards.server";
import { requireAbility } from "~/features/identity/accounts/staff-access.server";
import type { ServedFiles } from "~/features/media/media/serve";
import { filesOf, paths } from "~/paths";
import { commit } from "~/platform/command";
import { notFound } from "~/platform/errors";
import type { Database } from "~db/client";
import { conversationReports, media } from "~db/schema";

/** The files of the reported messages that still exist: a file that its sender has unsent is deleted. */
export const selectReportFiles = ({ orm }: Database, reportId: string) =>
  orm
    .select({ id: media.id, kind: media.kind, name: media.name, width: media.width })
    .from(conversationReports)
    .innerJoin(
      media,
      and(
        eq(media.conversationId, conversationReports.conversationId),
        sql`${media.id} in (select value ->> '$.mediaId' from json_each(${conversationReports.messages}))`,
      ),
    )
    .where(eq(conversationReports.id, reportId));

/**
 * A file of a report for staff. Each look is audited, because the file is private to the two people of the conversation.
 * @throws AppError not_found, also for other files of the same conversation
 */
export async function findReportedFile(ctx: CommandContext, reportId: string, mediaId: string) {
  requireAbility(ctx, "moderate content");
  const [files] = await ctx.db.read(selectReportFiles(ctx.db, reportId));
  const file = files.find(({ id }) => id === mediaId);
  if (!file) throw notFound();
  await commit(ctx, {
    audit: {
      action: "conversation_report_file_opened",
      resourceType: "conversation_report",
      resourceId: reportId,
      detail: { mediaId },
    },
  });
  return file;
}

export const reportedFiles: ServedFiles<Record<"reportId" | "mediaId", string>> = {
  path: filesOf(paths.admin.report(":reportId")).file(":mediaId", ":file"),
  guard: (context) => requireStaff(context, "moderate content"),
  mayOpen: (ctx, { reportId, mediaId }) => findReportedFile(ctx, reportId, mediaId),
  isAudited: true,
};
