import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { notify } from "~/features/communication/notifications/notify";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { sideOfPerson } from "~/features/identity/accounts/brand-members";
import { requireMember, requireStaff } from "~/features/identity/accounts/guards.server";
import { requireAbility } from "~/features/identity/accounts/staff-access.server";
import type { AttachmentTarget } from "~/features/media/media/attachments.server";
import { attachFile } from "~/features/media/media/files.server";
import type { ServedFiles } from "~/features/media/media/serve";
import type { CheckedFile } from "~/features/media/media/stored-file";
import { filesOf, paths } from "~/paths";
import { commit } from "~/platform/command";
import { MINUTE_MS } from "~/platform/durations";
import { conflict, forbidden, notFound } from "~/platform/errors";
import type { Database } from "~db/client";
import { isActiveDispute } from "~db/constants";
import { disputes, media } from "~db/schema";
import {
  actsAsParty,
  type DisputeRow,
  isActive,
  isParty,
  isVisibleTo,
  markAnswered,
  noticeParams,
  requireDispute,
  toOtherSide,
} from "./dispute-row.server";
import { MAX_EVIDENCE_FILES } from "./fields";
import { disputeNotifications } from "./notifications";

/**
 * Files that the two sides add to their dispute as evidence, while it is active. They are private to them and staff. No
 * side can take one back: our team and the other side may have relied on it.
 */

const ownFiles = ({ actor, db }: CommandContext, disputeId: string) =>
  db.orm
    .select({ n: sql<number>`count(*)` })
    .from(media)
    .where(and(eq(media.disputeId, disputeId), eq(media.ownerId, actor.personId)));

const addresses = filesOf(paths.dispute(":disputeId"));

/** Evidence of the respondent is an answer. */
export const evidenceTarget: AttachmentTarget<{ disputeId: string }> = {
  addresses,
  guard: requireMember,
  page: ({ disputeId }) => `${paths.dispute(disputeId)}#evidence`,
  uploadColumns: (_, { disputeId }) => ({ disputeId }),
  async mayAdd(ctx, { disputeId }) {
    if (!actsAsParty(ctx, "party")) throw forbidden();
    // In parallel: one request.
    const [row, [[own]]] = await Promise.all([
      requireDispute(ctx, disputeId),
      ctx.db.read(ownFiles(ctx, disputeId)),
    ]);
    if (!isActiveDispute(row.status))
      throw conflict("This dispute has ended, so it takes no more evidence.");
    return {
      isFull: (own?.n ?? 0) >= MAX_EVIDENCE_FILES,
      add: (file) => addEvidence(ctx, row, file),
    };
  },
  accepts: { kinds: ["picture", "document", "clip"] },
  fullText: `You've added ${MAX_EVIDENCE_FILES} files, which is the maximum.`,
  task: "add evidence",
  addedText: (count) => (count === 1 ? "Evidence added" : `${count} files added`),
};

const addEvidence = (ctx: CommandContext, row: DisputeRow, file: CheckedFile) =>
  attachFile(
    ctx,
    file,
    {
      columns: { purpose: "dispute", disputeId: row.id },
      source: sql`disputes where ${and(eq(disputes.id, row.id), isParty(ctx), isActive)}
        and (${ownFiles(ctx, row.id)}) < ${MAX_EVIDENCE_FILES}`,
    },
    {
      effects: [
        ...markAnswered(ctx, row.id),
        ...notify(ctx, disputeNotifications.evidence_added, {
          ...toOtherSide(ctx, row),
          params: noticeParams(ctx, row),
          bundle: `dispute:${row.id}`,
        }),
      ],
      audit: {
        action: "dispute_file_added",
        resourceType: "dispute",
        resourceId: row.id,
        detail: { mediaId: file.id },
      },
    },
  );

/** The evidence of a dispute, oldest first. @param where limits it to disputes that the reader may see */
export const evidenceQuery = ({ orm }: Database, where: SQL | undefined) =>
  orm
    .select({
      id: media.id,
      ownerId: sql<string | null>`${sideOfPerson(media.ownerId)}`,
      kind: media.kind,
      name: media.name,
      bytes: media.bytes,
      width: media.width,
      height: media.height,
      sha256: media.sha256,
      createdAt: media.createdAt,
    })
    .from(media)
    .innerJoin(disputes, eq(disputes.id, media.disputeId))
    .where(where)
    .orderBy(asc(media.createdAt), asc(media.id));

/** Evidence for a side or for staff. @throws AppError not_found */
export async function evidenceFile(ctx: CommandContext, disputeId: string, id: string) {
  const [[found]] = await ctx.db.read(
    evidenceQuery(ctx.db, and(eq(disputes.id, disputeId), eq(media.id, id), isVisibleTo(ctx))),
  );
  if (!found) throw notFound();
  return found;
}

/** A player asks for a clip in many parts, which is one access. */
const SAME_ACCESS_MS = 10 * MINUTE_MS;

/** Evidence for staff. Each look is audited, because it is private to the two sides. @throws AppError not_found */
export async function openEvidence(ctx: CommandContext, disputeId: string, id: string) {
  requireAbility(ctx, "manage disputes");
  const found = await evidenceFile(ctx, disputeId, id);
  await commit(ctx, {
    audit: {
      action: "dispute_file_opened",
      resourceType: "media",
      resourceId: id,
      detail: { disputeId },
      oncePerMs: SAME_ACCESS_MS,
    },
  });
  return found;
}

/** The two sides open the evidence of their dispute. */
export const evidenceOfSide: ServedFiles<{ disputeId: string; mediaId: string }> = {
  path: addresses.file(":mediaId", ":file"),
  guard: requireMember,
  mayOpen: (ctx, { disputeId, mediaId }) => evidenceFile(ctx, disputeId, mediaId),
};

export const evidenceForStaff: ServedFiles<{ disputeId: string; mediaId: string }> = {
  path: filesOf(paths.admin.dispute(":disputeId")).file(":mediaId", ":file"),
  guard: (context) => requireStaff(context, "manage disputes"),
  mayOpen: (ctx, { disputeId, mediaId }) => openEvidence(ctx, disputeId, mediaId),
  isAudited: true,
};
