import { and, asc, count, desc, eq, inArray, isNull, min, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { entitlementSql } from "~/features/billing/subscriptions/load-entitlements.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { audit } from "~/platform/audit";
import { DAY_MS } from "~/platform/durations";
import { notFound } from "~/platform/errors";
import type { Database } from "~db/client";
import { brandProfiles, media, profiles, verificationRequests } from "~db/schema";
import { selectDocuments } from "./documents.server";
import type { QueueTab } from "./fields";
import { handlesColumn, identityColumn, isOpenRequest, selectProofs } from "./open-request.server";

const PAGE = 50;

const reviewer = alias(profiles, "reviewer");

/** How an applicant is called: by the company's name, or the person's. */
const applicantName = sql<string>`coalesce(nullif(${brandProfiles.companyName}, ''), ${profiles.fullName})`;

/**
 * A page of the requests. Those that wait come oldest first, those decided newest first. A paid plan's request waits as
 * if it had been sent some days earlier: nobody is passed for longer than that.
 * @param after the last one of the page before
 */
export async function verificationQueue(
  { db, now }: CommandContext,
  tab: QueueTab,
  after: string | null,
) {
  const isPending = tab === "pending";
  const order = isPending ? asc : desc;
  const headStart = (table: string) =>
    entitlementSql("athlete", "reviewHeadStartDays", sql.raw(`${table}.user_id`), now);
  const sentAt = (table: string) =>
    sql`${sql.raw(table)}.created_at - ${isPending ? headStart(table) : 0} * ${DAY_MS}`;
  const place = sql`(${sentAt("verification_requests")}, ${verificationRequests.id})`;
  const start = sql`(select ${sentAt("last")}, last.id from verification_requests last where last.id = ${after})`;
  const [rows, [waiting], [decided]] = await db.read(
    db.orm
      .select({
        id: verificationRequests.id,
        userType: verificationRequests.userType,
        status: verificationRequests.status,
        name: applicantName,
        proofs: sql<number>`(select count(*) from verification_proofs where request_id = ${verificationRequests.id})`,
        reviewer: reviewer.fullName,
        hasAnswer: sql<boolean>`${verificationRequests.answer} is not null`.mapWith(Boolean),
        isAhead: sql<boolean>`${headStart("verification_requests")} > 0`.mapWith(Boolean),
        createdAt: verificationRequests.createdAt,
        reviewedAt: verificationRequests.reviewedAt,
      })
      .from(verificationRequests)
      .innerJoin(profiles, eq(profiles.id, verificationRequests.userId))
      .leftJoin(brandProfiles, eq(brandProfiles.id, verificationRequests.brandId))
      .leftJoin(reviewer, eq(reviewer.id, verificationRequests.assignedTo))
      .where(
        and(
          isPending
            ? isOpenRequest
            : inArray(verificationRequests.status, ["approved", "rejected"]),
          after ? (isPending ? sql`${place} > ${start}` : sql`${place} < ${start}`) : undefined,
        ),
      )
      .orderBy(order(sentAt("verification_requests")), order(verificationRequests.id))
      .limit(PAGE + 1),
    db.orm.select({ n: count() }).from(verificationRequests).where(isOpenRequest),
    db.orm
      .select({ n: count() })
      .from(verificationRequests)
      .where(inArray(verificationRequests.status, ["approved", "rejected"])),
  );
  const items = rows.slice(0, PAGE);
  return {
    items,
    next: rows.length > PAGE ? (items.at(-1)?.id ?? null) : null,
    counts: { pending: waiting?.n ?? 0, reviewed: decided?.n ?? 0 },
  };
}

export type QueueItem = Awaited<ReturnType<typeof verificationQueue>>["items"][number];

/** How many requests wait for staff, and since when. */
export async function openRequests({ read, orm }: Database) {
  const [[found]] = await read(
    orm
      .select({ n: count(), oldest: min(verificationRequests.createdAt) })
      .from(verificationRequests)
      .where(isOpenRequest),
  );
  return found ?? { n: 0, oldest: null };
}

/**
 * Everything about a request on one page. No answer goes out without a record of the look.
 * @throws AppError not_found, also for one's own
 */
export async function requestForStaff(ctx: CommandContext, id: string) {
  const { actor, db } = ctx;
  const ofThis = (column: "user_id" | "brand_id") =>
    sql`(select ${sql.raw(column)} from verification_requests where id = ${id})`;
  const recording = db.logAccess(
    audit(ctx, {
      userId: actor.personId,
      action: "verification_viewed",
      resourceType: "verification_request",
      resourceId: id,
    }),
  );
  const reading = db.read(
    db.orm
      .select({
        id: verificationRequests.id,
        userId: verificationRequests.userId,
        userType: verificationRequests.userType,
        status: verificationRequests.status,
        socialHandles: verificationRequests.socialHandles,
        portfolioUrls: verificationRequests.portfolioUrls,
        companyCountry: verificationRequests.companyCountry,
        companyRegistrationNumber: verificationRequests.companyRegistrationNumber,
        companyWebsite: verificationRequests.companyWebsite,
        taxId: verificationRequests.taxId,
        verificationNotes: verificationRequests.verificationNotes,
        proofCode: verificationRequests.proofCode,
        staffQuestion: verificationRequests.staffQuestion,
        answer: verificationRequests.answer,
        assignedTo: verificationRequests.assignedTo,
        reviewer: reviewer.fullName,
        rejectionReason: verificationRequests.rejectionReason,
        reviewedAt: verificationRequests.reviewedAt,
        createdAt: verificationRequests.createdAt,
        identity: identityColumn,
        name: applicantName,
        person: profiles.fullName,
        email: profiles.email,
        emailConfirmedAt: profiles.emailConfirmedAt,
        joinedAt: profiles.createdAt,
        profileWebsite: brandProfiles.website,
        profileHandles: handlesColumn(verificationRequests.userId),
      })
      .from(verificationRequests)
      .innerJoin(profiles, eq(profiles.id, verificationRequests.userId))
      .leftJoin(brandProfiles, eq(brandProfiles.id, verificationRequests.brandId))
      .leftJoin(reviewer, eq(reviewer.id, verificationRequests.assignedTo))
      .where(and(eq(verificationRequests.id, id), ne(verificationRequests.userId, actor.personId))),
    selectProofs(db, id),
    selectDocuments(db, eq(media.verificationId, id)),
    db.orm
      .select({
        id: verificationRequests.id,
        status: verificationRequests.status,
        rejectionReason: verificationRequests.rejectionReason,
        createdAt: verificationRequests.createdAt,
      })
      .from(verificationRequests)
      .where(
        and(
          ne(verificationRequests.id, id),
          or(
            and(
              isNull(verificationRequests.brandId),
              eq(verificationRequests.userId, ofThis("user_id")),
            ),
            eq(verificationRequests.brandId, ofThis("brand_id")),
          ),
        ),
      )
      .orderBy(desc(verificationRequests.createdAt))
      .limit(10),
  );
  const [[[request], proofs, documents, earlier]] = await Promise.all([reading, recording]);
  if (!request) throw notFound();
  return { ...request, proofs, documents, earlier };
}

export type StaffRequest = Awaited<ReturnType<typeof requestForStaff>>;
