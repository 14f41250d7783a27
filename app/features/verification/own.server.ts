import type { AppLoadContext } from "@remix-run/cloudflare";
import { eq, sql } from "drizzle-orm";
import { athleteProfiles, brandProfiles, media, verificationRequests } from "~db/schema";
import type { CommandContext } from "../accounts/actor";
import { documentsQuery } from "./documents.server";
import { PROMPT_COOKIE } from "./prompt-cookie";
import { handlesOf, ownProfile, proofsQuery } from "./row.server";
import { isOpen } from "./status";

/** The newest request of an account, by its id. */
const newestOf = (userId: string) =>
  sql`(select id from verification_requests where user_id = ${userId} order by created_at desc, id desc limit 1)`;

/** Whether the actor is verified, the newest request with its proofs, and what a new form begins with. */
export async function ownVerification({ actor, db }: CommandContext) {
  const isAthlete = actor.type === "athlete";
  const newest = newestOf(actor.personId);
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
    proofsQuery(db, newest),
    documentsQuery(db, eq(media.verificationId, newest)),
    db.orm
      .select({
        isVerified: athleteProfiles.isVerified,
        handles: handlesOf(athleteProfiles.userId),
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

export type OwnVerification = Awaited<ReturnType<typeof ownVerification>>;
export type OwnRequest = NonNullable<OwnVerification["request"]>;

/** Whether a dashboard offers to get verified: not to those who are, who have asked, or who hid the offer on this device. */
export async function offersVerification(
  { cookies }: Pick<AppLoadContext, "cookies">,
  { actor, db }: CommandContext,
): Promise<boolean> {
  if (cookies.get(PROMPT_COOKIE)) return false;
  const [profile, isOwn] = ownProfile(actor);
  const [[row]] = await db.read(
    db.orm
      .select({
        isVerified: profile.isVerified,
        isOpen: sql<number>`exists (select 1 from verification_requests
          where user_id = ${actor.personId} and status in ('pending', 'under_review'))`,
      })
      .from(profile)
      .where(isOwn),
  );
  return row !== undefined && !row.isVerified && !row.isOpen;
}
