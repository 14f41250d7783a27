import { sql } from "drizzle-orm";
import { ownedBy, personal, STAFF } from "~/platform/personal-data";
import { verificationProofs, verificationRequests } from "~db/schema";

export const verificationData = [
  personal(verificationProofs, {
    what: "What you proved to get verified",
    why: "security",
    visibleTo: "our team",
    about: ({ id }) =>
      sql`${verificationProofs.requestId} in (select id from verification_requests where user_id = ${id})`,
    exported: ["requestId", "kind", "target", "provedAt"],
    erasure: { how: "deleted" },
  }),
  personal(verificationRequests, {
    what: "Requests to be verified",
    why: "security",
    visibleTo: "our team",
    about: ownedBy(verificationRequests.userId),
    exported: [
      "id",
      "userId",
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
