import { and, eq, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { personal, type RowsOf, STAFF } from "~/platform/personal-data";
import {
  disputeAppeals,
  disputeExcerpts,
  disputeMessages,
  disputeOffers,
  disputes,
} from "~db/schema";
import { isOfPerson } from "./active-disputes.server";

const ownDisputes: RowsOf = ({ id }) => isOfPerson(id);

const inOwn =
  (column: SQLiteColumn): RowsOf =>
  (person) =>
    sql`${column} in (select ${disputes.id} from ${disputes} where ${ownDisputes(person)})`;

const RETAINED = {
  how: "kept",
  because: "the decision binds both sides, and a claim can be made for that long",
} as const;

const visibleTo = "the other side and our team";

export const disputesData = [
  personal(disputes, {
    what: "Disputes",
    why: "dispute",
    visibleTo,
    about: ownDisputes,
    exported: [
      "id",
      "campaignId",
      "dealId",
      "athleteId",
      "filedBy",
      "respondentId",
      "type",
      "title",
      "description",
      "desiredOutcome",
      "evidenceUrls",
      "status",
      "resolutionType",
      "resolutionDetails",
      "refundAmount",
      "resolvedAt",
      "answeredAt",
      "createdAt",
      "updatedAt",
    ],
    withheld: { priority: STAFF, assignedTo: STAFF, resolvedBy: STAFF },
    erasure: RETAINED,
  }),
  personal(disputeMessages, {
    what: "Messages in disputes",
    why: "dispute",
    visibleTo,
    about: (person) =>
      and(inOwn(disputeMessages.disputeId)(person), eq(disputeMessages.isInternal, false)),
    exported: ["id", "disputeId", "senderId", "message", "createdAt"],
    withheld: { isInternal: STAFF },
    erasure: RETAINED,
  }),
  personal(disputeOffers, {
    what: "Offers to settle a dispute",
    why: "dispute",
    visibleTo,
    about: inOwn(disputeOffers.disputeId),
    exported: [
      "id",
      "disputeId",
      "madeBy",
      "type",
      "amount",
      "terms",
      "status",
      "createdAt",
      "decidedAt",
    ],
    erasure: RETAINED,
  }),
  personal(disputeExcerpts, {
    what: "Messages added to a dispute",
    why: "dispute",
    visibleTo,
    about: inOwn(disputeExcerpts.disputeId),
    exported: ["id", "disputeId", "attachedBy", "messages", "createdAt"],
    erasure: RETAINED,
  }),
  personal(disputeAppeals, {
    what: "Appeals against a decision on a dispute",
    why: "dispute",
    visibleTo,
    about: inOwn(disputeAppeals.disputeId),
    exported: [
      "id",
      "disputeId",
      "appellantId",
      "note",
      "ruledAt",
      "resolutionType",
      "resolutionDetails",
      "refundAmount",
      "createdAt",
    ],
    withheld: { ruledBy: STAFF },
    erasure: RETAINED,
  }),
];
