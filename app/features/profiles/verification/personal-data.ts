import { and, eq, isNull, or, sql } from "drizzle-orm";
import { brandOfPerson } from "~/features/identity/accounts/brand-members";
import { personal, type RowsOf, STAFF } from "~/platform/personal-data";
import { verificationProofs, verificationRequests } from "~db/schema";

/** An athlete's own requests, or those of the person's brand. */
const ownRequests: RowsOf = ({ id }) =>
  or(
    and(eq(verificationRequests.userId, id), isNull(verificationRequests.brandId)),
    eq(verificationRequests.brandId, brandOfPerson(id)),
  );

export const verificationData = [
  personal(verificationProofs, {
    what: "What you proved to get verified",
    why: "security",
    visibleTo: "our team",
    about: (person) =>
      sql`${verificationProofs.requestId} in (select id from verification_requests where ${ownRequests(person)})`,
    exported: ["requestId", "kind", "target", "provedAt"],
    erasure: { how: "deleted" },
  }),
  personal(verificationRequests, {
    what: "Requests to be verified",
    why: "security",
    visibleTo: "our team",
    about: ownRequests,
    exported: [
      "id",
      "userId",
      "brandId",
      "userType",
      "status",
      "socialHandles",
      "portfolioUrls",
      "companyCountry",
      "companyRegistrationNumber",
      "companyWebsite",
      "taxId",
      "verificationNotes",
      "proofCode",
      "staffQuestion",
      "answer",
      "rejectionReason",
      "reviewedAt",
      "createdAt",
    ],
    withheld: { assignedTo: STAFF, reviewedBy: STAFF },
    erasure: { how: "deleted" },
  }),
];
