import type { AppLoadContext } from "@remix-run/cloudflare";
import { eq, sql } from "drizzle-orm";
import type { CommandContext } from "~/features/identity/accounts/actor";
import type { UserType } from "~db/constants";
import { type Placeholders, prepareReads } from "~db/prepare-reads";
import { athleteProfiles, brandProfiles, media, verificationRequests } from "~db/schema";
import { selectDocuments } from "./documents.server";
import {
  handlesColumn,
  newestRequestId,
  ownProfileTable,
  selectProofs,
} from "./open-request.server";
import { isOpen } from "./status";

/** Remembers on a device that its person does not want the offer to get verified. */
export const PROMPT_COOKIE = "verification-prompt";

/** Whether the actor is verified, the newest request with its proofs, and what a new form begins with. */
export async function loadOwnVerification(ctx: CommandContext) {
  const { actor, db } = ctx;
  const isAthlete = actor.type === "athlete";
  const newest = newestRequestId(ctx);
  const [[request], proofs, documents, [athlete], [brand]] = await db.read(
    db.orm
      .select({
        id: verificationRequests.id,
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
        rejectionReason: verificationRequests.rejectionReason,
        reviewedAt: verificationRequests.reviewedAt,
        createdAt: verificationRequests.createdAt,
      })
      .from(verificationRequests)
      .where(eq(verificationRequests.id, newest)),
    selectProofs(db, newest),
    selectDocuments(db, eq(media.verificationId, newest)),
    db.orm
      .select({
        isVerified: athleteProfiles.isVerified,
        handles: handlesColumn(athleteProfiles.userId),
      })
      .from(athleteProfiles)
      .where(eq(athleteProfiles.userId, actor.personId)),
    db.orm
      .select({ isVerified: brandProfiles.isVerified, website: brandProfiles.website })
      .from(brandProfiles)
      .where(eq(brandProfiles.id, actor.brandId)),
  );
  const isVerified = (isAthlete ? athlete : brand)?.isVerified ?? false;
  return {
    isVerified,
    request: request ?? null,
    /** Whether the newest request is what the page shows; otherwise it shows the form. */
    isCurrent: request ? isOpen(request.status) || isVerified : false,
    proofs,
    documents: documents.map(({ id, name, bytes }) => ({ id, name, bytes })),
    handles: athlete?.handles ?? {},
    website: brand?.website ?? "",
  };
}

export type OwnVerification = Awaited<ReturnType<typeof loadOwnVerification>>;
export type OwnRequest = NonNullable<OwnVerification["request"]>;

/** Whether a dashboard offers to get verified: not to those who are, who have asked, or who hid the offer on this device. */
export async function shouldOfferVerification(
  { cookies }: Pick<AppLoadContext, "cookies">,
  { actor, db }: CommandContext,
): Promise<boolean> {
  if (cookies.get(PROMPT_COOKIE)) return false;
  const [[row]] = await db.read(
    ...readVerified({ personId: actor.personId, brandId: actor.brandId }, actor.type),
  );
  return row !== undefined && !row.isVerified && !row.isOpen;
}

const readVerified = prepareReads(
  (
    { orm },
    { personId, brandId }: Placeholders<{ personId: string; brandId: string }>,
    type: UserType,
  ) => {
    const [profile, isOwn] = ownProfileTable({ type, personId, brandId });
    return [
      orm
        .select({
          isVerified: profile.isVerified,
          isOpen: sql<number>`exists (select 1 from verification_requests
          where ${type === "brand" ? sql`brand_id = ${brandId}` : sql`user_id = ${personId}`}
            and status in ('pending', 'under_review'))`,
        })
        .from(profile)
        .where(isOwn),
    ];
  },
);
