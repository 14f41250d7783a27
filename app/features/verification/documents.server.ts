import { and, asc, eq, sql } from "drizzle-orm";
import { audit } from "~/platform/audit";
import { commit } from "~/platform/command";
import type { RunBatch } from "~/platform/daily-jobs";
import { DAY_MS, MINUTE_MS } from "~/platform/durations";
import { AppError, appErrorIn, notFound, wrapError } from "~/platform/errors";
import { brokenUnique, type Database } from "~db/client";
import { media, verificationRequests } from "~db/schema";
import { requireAbility } from "../accounts/abilities.server";
import type { CommandContext } from "../accounts/actor";
import { detachFiles, endUpload, insertFile } from "../media/files.server";
import { inspectFile } from "../media/inspect.server";
import type { CheckedFile, Stores } from "../media/stored-file";
import { finishUpload, startUpload } from "../media/upload-steps.server";
import {
  requireQuota,
  requireUploadSize,
  type SentFile,
  selectStoredBytes,
} from "../media/uploads.server";
import { DOCUMENT_DAYS, MAX_DOCUMENTS } from "./fields";
import { isOwnOpenRequest, requireOpenRequest } from "./open-request.server";

/** Documents of a request to be verified. Only staff open them, and each look is recorded. */

export const DOCUMENT_KINDS = ["picture", "document"] as const;

const documentLimitError = () =>
  new AppError("invalid", `You've added ${MAX_DOCUMENTS} documents, which is the most.`);

const selectDocumentCount = (db: Database, requestId: string) =>
  db.orm
    .select({ n: sql<number>`count(*)` })
    .from(media)
    .where(eq(media.verificationId, requestId));

/** @returns a check that throws AppError if the request has all its documents or the person's quota is used up */
export async function loadUploadCapacity(ctx: CommandContext) {
  const { id } = await requireOpenRequest(ctx);
  const [[usage], [documentCount]] = await ctx.db.read(
    selectStoredBytes(ctx),
    selectDocumentCount(ctx.db, id),
  );
  return {
    requestId: id,
    requireUploadCapacity(bytes: number) {
      if ((documentCount?.n ?? 0) >= MAX_DOCUMENTS) throw documentLimitError();
      requireQuota(usage, bytes);
    },
  };
}

/** The open request, or the last one that was decided, so that a document that comes too late learns why. */
const latestRequestId = ({ actor }: CommandContext) =>
  sql`(select id from verification_requests where user_id = ${actor.personId}
    order by created_at desc, id desc limit 1)`;

export async function startDocument(ctx: CommandContext, storage: R2Bucket, file: SentFile) {
  requireUploadSize(file.bytes);
  const { requireUploadCapacity } = await loadUploadCapacity(ctx);
  return startUpload(
    ctx,
    storage,
    { verificationId: latestRequestId(ctx), ...file },
    Promise.resolve(requireUploadCapacity),
  );
}

/** Inspects an upload that has arrived and adds it. */
export const finishDocument = (ctx: CommandContext, stores: Stores, uploadId: string) =>
  finishUpload(
    ctx,
    stores.storage,
    uploadId,
    { verificationId: latestRequestId(ctx) },
    async (file) => addDocument(ctx, await inspectFile(stores, file, { kinds: DOCUMENT_KINDS })),
  );

/**
 * Adds a stored and inspected file to the actor's open request.
 * @throws AppError conflict if it has been decided, invalid if it has all its documents
 */
export async function addDocument(ctx: CommandContext, file: CheckedFile) {
  const { db } = ctx;
  const { id: requestId } = await requireOpenRequest(ctx);
  const { id } = file;
  try {
    await commit(ctx, {
      change: insertFile(
        ctx,
        file,
        { purpose: "verification", verificationId: requestId },
        sql`verification_requests where ${and(eq(verificationRequests.id, requestId), isOwnOpenRequest(ctx))}
          and (${selectDocumentCount(db, requestId)}) < ${MAX_DOCUMENTS}`,
      ),
      effects: endUpload(ctx, file),
      audit: {
        action: "verification_document_added",
        resourceType: "verification_request",
        resourceId: requestId,
        detail: { mediaId: id },
      },
    });
  } catch (error) {
    const isConflict = brokenUnique(error) || appErrorIn(error)?.code === "conflict";
    if (!isConflict) throw wrapError("add document", error);
    await requireOpenRequest(ctx);
    throw documentLimitError();
  }
}

/** The documents of requests, oldest first. */
export const selectDocuments = ({ orm }: Database, condition: ReturnType<typeof eq>) =>
  orm
    .select({
      id: media.id,
      kind: media.kind,
      name: media.name,
      bytes: media.bytes,
      width: media.width,
      height: media.height,
      sha256: media.sha256,
      createdAt: media.createdAt,
    })
    .from(media)
    .where(condition)
    .orderBy(asc(media.createdAt), asc(media.id));

/** A picture is asked for once in each of its widths, which is one look. */
const ONE_ACCESS_MS = 10 * MINUTE_MS;

/** A document for staff, but not of their own request. Each look is recorded. @throws AppError not_found */
export async function openDocument(ctx: CommandContext, requestId: string, id: string) {
  requireAbility(ctx, "review verification");
  const [[found]] = await ctx.db.read(
    selectDocuments(
      ctx.db,
      sql`${media.id} = ${id} and ${media.verificationId} = ${requestId} and ${media.ownerId} <> ${ctx.actor.personId}`,
    ),
  );
  if (!found) throw notFound();
  await ctx.db.write([
    audit(ctx, {
      userId: ctx.actor.personId,
      action: "verification_document_opened",
      resourceType: "media",
      resourceId: id,
      detail: { requestId },
      oncePerMs: ONE_ACCESS_MS,
    }),
  ]);
  return found;
}

/** The daily job: documents belong to their request for some time after its decision; the sweep of media deletes them then. */
export const releaseDocuments: RunBatch = async (_, { now }) => ({
  writes: [
    detachFiles(
      sql`verification_id in (select id from verification_requests
        where reviewed_at < ${now - DOCUMENT_DAYS * DAY_MS})`,
    ),
  ],
  next: null,
});
