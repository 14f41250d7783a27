import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { requireMember, requireStaff } from "~/features/identity/accounts/guards.server";
import { requireAbility } from "~/features/identity/accounts/staff-access.server";
import type { AttachmentTarget } from "~/features/media/media/attachments.server";
import { attachFile, detachFiles } from "~/features/media/media/files.server";
import type { ServedFiles } from "~/features/media/media/serve";
import type { CheckedFile } from "~/features/media/media/stored-file";
import { filesOf, paths } from "~/paths";
import { commit } from "~/platform/command";
import type { RunBatch } from "~/platform/daily-jobs";
import { DAY_MS, MINUTE_MS } from "~/platform/durations";
import { notFound } from "~/platform/errors";
import type { Database } from "~db/client";
import { media, verificationRequests } from "~db/schema";
import { DOCUMENT_DAYS, MAX_DOCUMENTS } from "./fields";
import { isOwnOpenRequest, newestRequestId, requireOpenRequest } from "./open-request.server";

/** Documents of a request to be verified. Only staff open them, and each look is recorded. */

const selectDocumentCount = (db: Database, requestId: string | SQL) =>
  db.orm
    .select({ n: sql<number>`count(*)` })
    .from(media)
    .where(eq(media.verificationId, requestId));

/** The documents of the actor's open request. @param page of athletes or of brands */
const documentTarget = (page: string): AttachmentTarget => ({
  addresses: filesOf(page),
  guard: requireMember,
  page: () => `${page}#documents`,
  // Also the last one that was decided, so that a document that comes too late learns why.
  uploadColumns: (ctx) => ({ verificationId: newestRequestId(ctx) }),
  async mayAdd(ctx) {
    // In parallel: one request.
    const [{ id }, [[documents]]] = await Promise.all([
      requireOpenRequest(ctx),
      ctx.db.read(selectDocumentCount(ctx.db, newestRequestId(ctx))),
    ]);
    return {
      isFull: (documents?.n ?? 0) >= MAX_DOCUMENTS,
      add: (file) => addDocument(ctx, id, file),
    };
  },
  accepts: { kinds: ["picture", "document"] },
  fullText: `You've added ${MAX_DOCUMENTS} documents, which is the most.`,
  task: "add document",
  addedText: (count) => (count === 1 ? "Document added" : `${count} documents added`),
});

export const athleteDocuments = documentTarget(paths.athlete.verification);
export const brandDocuments = documentTarget(paths.brand.verification);

const addDocument = (ctx: CommandContext, requestId: string, file: CheckedFile) =>
  attachFile(
    ctx,
    file,
    {
      columns: { purpose: "verification", verificationId: requestId },
      source: sql`verification_requests where ${and(eq(verificationRequests.id, requestId), isOwnOpenRequest(ctx))}
        and (${selectDocumentCount(ctx.db, requestId)}) < ${MAX_DOCUMENTS}`,
    },
    {
      audit: {
        action: "verification_document_added",
        resourceType: "verification_request",
        resourceId: requestId,
        detail: { mediaId: file.id },
      },
    },
  );

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
  await commit(ctx, {
    audit: {
      action: "verification_document_opened",
      resourceType: "media",
      resourceId: id,
      detail: { requestId },
      oncePerMs: ONE_ACCESS_MS,
    },
  });
  return found;
}

export const documentsForStaff: ServedFiles<{ requestId: string; mediaId: string }> = {
  path: filesOf(paths.admin.verificationRequest(":requestId")).file(":mediaId", ":file"),
  guard: (context) => requireStaff(context, "review verification"),
  mayOpen: (ctx, { requestId, mediaId }) => openDocument(ctx, requestId, mediaId),
  isAudited: true,
};

/** The daily job: documents belong to their request for some time after its decision; the sweep of media deletes them then. */
export const detachOldDocuments: RunBatch = async (_, { now }) => ({
  writes: [
    detachFiles(
      sql`verification_id in (select id from verification_requests
        where reviewed_at < ${now - DOCUMENT_DAYS * DAY_MS})`,
    ),
  ],
  next: null,
});
