import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { audit } from "~/platform/audit";
import { commit } from "~/platform/command";
import { MINUTE_MS } from "~/platform/durations";
import { AppError, appErrorIn, conflict, forbidden, notFound, wrapError } from "~/platform/errors";
import { brokenUnique, type Database } from "~db/client";
import { isActiveDispute } from "~db/constants";
import { disputes, media } from "~db/schema";
import { requireAbility } from "../accounts/abilities.server";
import type { CommandContext } from "../accounts/actor";
import { sideOfPerson } from "../accounts/brand-members";
import { endUpload, insertFile } from "../media/files.server";
import { inspectFile } from "../media/inspect.server";
import type { CheckedFile, Stores } from "../media/stored-file";
import { finishUpload, startUpload } from "../media/upload-steps.server";
import {
  requireQuota,
  requireUploadSize,
  type SentFile,
  selectStoredBytes,
} from "../media/uploads.server";
import { notify } from "../notifications/notify";
import {
  actsAsParty,
  isAbout,
  isActive,
  isParty,
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

export const EVIDENCE_KINDS = ["picture", "document", "clip"] as const;

const ownFiles = ({ actor, db }: CommandContext, disputeId: string) =>
  db.orm
    .select({ n: sql<number>`count(*)` })
    .from(media)
    .where(and(eq(media.disputeId, disputeId), eq(media.ownerId, actor.personId)));

/**
 * @returns a check that throws AppError if the side has added all its files or its quota is used up
 * @throws AppError not_found for another's dispute, conflict for one that has ended
 */
export async function loadUploadCapacity(ctx: CommandContext, disputeId: string) {
  if (!actsAsParty(ctx, "party")) throw forbidden();
  // In parallel: one request.
  const [row, [[stored], [own]]] = await Promise.all([
    requireDispute(ctx, disputeId),
    ctx.db.read(selectStoredBytes(ctx), ownFiles(ctx, disputeId)),
  ]);
  if (!isActiveDispute(row.status)) throw ended();
  return (bytes: number) => {
    if ((own?.n ?? 0) >= MAX_EVIDENCE_FILES) throw tooMany();
    requireQuota(stored, bytes);
  };
}

const ended = () => conflict("This dispute has ended, so it takes no more evidence.");

const tooMany = () =>
  new AppError("invalid", `You've added ${MAX_EVIDENCE_FILES} files, which is the maximum.`);

export async function startEvidence(
  ctx: CommandContext,
  storage: R2Bucket,
  disputeId: string,
  file: SentFile,
) {
  requireUploadSize(file.bytes);
  return startUpload(ctx, storage, { disputeId, ...file }, loadUploadCapacity(ctx, disputeId));
}

/** Inspects an upload that has arrived and adds it. */
export const finishEvidence = (
  ctx: CommandContext,
  stores: Stores,
  disputeId: string,
  uploadId: string,
) =>
  finishUpload(ctx, stores.storage, uploadId, { disputeId }, async (file) =>
    addEvidence(ctx, disputeId, await inspectFile(stores, file, { kinds: EVIDENCE_KINDS })),
  );

/**
 * Adds a stored and inspected file. Evidence of the respondent is an answer.
 * @throws AppError conflict if the dispute has ended, invalid if the side has added all its files
 */
export async function addEvidence(ctx: CommandContext, disputeId: string, file: CheckedFile) {
  if (!actsAsParty(ctx, "party")) throw forbidden();
  const row = await requireDispute(ctx, disputeId);
  if (!isActiveDispute(row.status)) throw ended();
  const { id } = file;
  try {
    await commit(ctx, {
      change: insertFile(
        ctx,
        file,
        { purpose: "dispute", disputeId },
        sql`disputes where ${and(eq(disputes.id, disputeId), isParty(ctx), isActive)}
          and (${ownFiles(ctx, disputeId)}) < ${MAX_EVIDENCE_FILES}`,
      ),
      effects: [
        ...endUpload(ctx, file),
        ...markAnswered(ctx, disputeId),
        ...notify(ctx, disputeNotifications.evidence_added, {
          ...toOtherSide(ctx, row),
          params: noticeParams(ctx, row),
          bundle: `dispute:${disputeId}`,
        }),
      ],
      audit: {
        action: "dispute_file_added",
        resourceType: "dispute",
        resourceId: disputeId,
        detail: { mediaId: id },
      },
    });
  } catch (error) {
    const isConflict = brokenUnique(error) || appErrorIn(error)?.code === "conflict";
    if (!isConflict) throw wrapError("add evidence", error);
    const now = await requireDispute(ctx, disputeId);
    throw isActiveDispute(now.status) ? tooMany() : ended();
  }
}

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
    evidenceQuery(ctx.db, and(eq(disputes.id, disputeId), eq(media.id, id), isAbout(ctx))),
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
  await ctx.db.write([
    audit(ctx, {
      userId: ctx.actor.personId,
      action: "dispute_file_opened",
      resourceType: "media",
      resourceId: id,
      detail: { disputeId },
      oncePerMs: SAME_ACCESS_MS,
    }),
  ]);
  return found;
}
