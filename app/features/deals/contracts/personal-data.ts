import { eq, or, sql } from "drizzle-orm";
import { brandOfPerson, ownedByBrand } from "~/features/identity/accounts/brand-members";
import { INTERNAL, notPersonal, ownedBy, personal, type RowsOf } from "~/platform/personal-data";
import {
  contractComments,
  contractFiles,
  contractSignatures,
  contracts,
  contractTemplates,
  contractTimeStamps,
  contractVersions,
  offerSignatures,
} from "~db/schema";

const ownContracts: RowsOf = ({ id }) =>
  or(eq(contracts.brandId, brandOfPerson(id)), eq(contracts.athleteId, id));

/** Rows of the person's contracts, by the column that names the contract. */
const ofOwn =
  (
    column:
      | typeof contractVersions.contractId
      | typeof contractComments.contractId
      | typeof contractSignatures.contractId,
  ): RowsOf =>
  (person) =>
    sql`${column} in (select ${contracts.id} from ${contracts} where ${ownContracts(person)})`;

/** What both sides agreed is proof for either of them. */
const RETAINED = {
  how: "kept",
  because: "a claim about a contract can be made for that long, and it is the other side's proof",
} as const;

export const contractsData = [
  personal(contracts, {
    what: "Contracts",
    why: "contract",
    visibleTo: "the other side and our team",
    about: ownContracts,
    exported: [
      "id",
      "dealId",
      "campaignId",
      "brandId",
      "athleteId",
      "title",
      "kind",
      "amends",
      "status",
      "version",
      "proposedBy",
      "offeredAt",
      "closedAt",
      "reason",
      "createdAt",
    ],
    erasure: RETAINED,
  }),
  personal(contractVersions, {
    what: "What was offered in a contract, word for word",
    why: "contract",
    visibleTo: "the other side and our team",
    about: ofOwn(contractVersions.contractId),
    exported: ["contractId", "number", "proposedBy", "body", "hash", "note", "createdAt"],
    erasure: RETAINED,
  }),
  personal(contractSignatures, {
    what: "Signatures",
    why: "contract",
    visibleTo: "the other side sees the name and the time; our team sees the rest",
    about: ownedBy(contractSignatures.userId),
    exported: [
      "contractId",
      "number",
      "side",
      "userId",
      "name",
      "consent",
      "hash",
      "ipAddress",
      "userAgent",
      "signedAt",
    ],
    erasure: RETAINED,
  }),
  // A contract that an offer became has a copy of its signature.
  personal(offerSignatures, {
    name: "offers_signed",
    what: "Offers you signed",
    why: "contract",
    visibleTo: "the other side sees the name and the time; our team sees the rest",
    about: ownedBy(offerSignatures.userId),
    exported: [
      "invitationId",
      "number",
      "campaignVersion",
      "body",
      "hash",
      "userId",
      "name",
      "consent",
      "ipAddress",
      "userAgent",
      "signedAt",
    ],
    erasure: { how: "deleted" },
  }),
  personal(offerSignatures, {
    name: "signed_offers_received",
    what: "Offers that the other side signed",
    why: "contract",
    visibleTo: "the other side and our team",
    about: ({ id }) =>
      sql`${offerSignatures.userId} <> ${id} and ${offerSignatures.invitationId} in (
        select campaign_invitations.id from campaign_invitations join campaigns on campaigns.id = campaign_id
        where campaign_invitations.athlete_id = ${id}
          or (campaign_invitations.athlete_id = ${offerSignatures.userId} and campaigns.brand_id = ${brandOfPerson(id)}))`,
    exported: ["invitationId", "number", "body", "hash", "name", "consent", "signedAt"],
    withheld: {
      campaignVersion: INTERNAL,
      userId: "is another person's",
      ipAddress: "is another person's",
      userAgent: "is another person's",
    },
    erasure: { how: "deleted" },
  }),
  personal(contractComments, {
    what: "What was said about the clauses of a contract",
    why: "contract",
    visibleTo: "the other side and our team",
    about: ofOwn(contractComments.contractId),
    exported: ["id", "contractId", "number", "clause", "side", "body", "createdAt"],
    erasure: RETAINED,
  }),
  personal(contractTemplates, {
    what: "Contract templates",
    why: "contract",
    visibleTo: "no one",
    about: ownedByBrand(contractTemplates.brandId),
    exported: ["id", "brandId", "name", "terms", "createdAt"],
    erasure: { how: "deleted" },
  }),
  notPersonal(contractFiles, "the hash of a contract's PDF"),
  notPersonal(contractTimeStamps, "when an authority stamped that hash"),
];
