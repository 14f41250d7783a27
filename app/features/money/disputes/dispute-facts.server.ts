import { and, asc, desc, eq, inArray, notInArray, or, type SQL, sql } from "drizzle-orm";
import { deliverableNames } from "~/features/content/content/deliverables.server";
import { isFlagged, sentColumns } from "~/features/content/content/policy.server";
import type { Database } from "~db/client";
import type { Side } from "~db/constants";
import { auditLogs, campaigns, contentSubmissions, contracts, deals, disputes } from "~db/schema";

/** What the campaign's own records say, for the two sides and staff alike. Drafts are the athlete's alone. */

const MAX_STEPS = 200;

/** What happened to a content item, by its audit rows. */
const STEPS = [
  "content_submit",
  "content_finish",
  "content_revise",
  "content_withdraw",
  "content_request_changes",
  "content_flag",
  "content_approve",
  "content_post",
] as const;

export type Step = (typeof STEPS)[number];

const isOfDispute = eq(contentSubmissions.dealId, disputes.dealId);

const isSubmitted = or(
  notInArray(contentSubmissions.status, ["draft", "polishing"]),
  isFlagged,
) as SQL;

/** The queries of a dispute's facts, which run with those of its page. @param id a dispute that the reader may see */
export const factQueries = ({ orm }: Database, id: string) =>
  [
    orm
      .select({
        startDate: campaigns.startDate,
        endDate: campaigns.endDate,
        campaignStatus: campaigns.status,
        fee: deals.fee,
        deliverables: deliverableNames(sql`${deals.id}`),
        deal: deals.status,
        agreedAt: sql<
          number | null
        >`(select max(created_at) from audit_logs where resource_type = 'invitation'
          and resource_id = ${deals.id} and action = 'invitation_accepted')`,
      })
      .from(disputes)
      .innerJoin(campaigns, eq(campaigns.id, disputes.campaignId))
      .innerJoin(deals, eq(deals.id, disputes.dealId))
      .where(eq(disputes.id, id)),
    orm
      .select({
        id: contentSubmissions.id,
        ...sentColumns,
        deliverable: contentSubmissions.deliverable,
        postUrl: contentSubmissions.postUrl,
      })
      .from(disputes)
      .innerJoin(contentSubmissions, isOfDispute)
      .innerJoin(campaigns, eq(campaigns.id, contentSubmissions.campaignId))
      .where(and(eq(disputes.id, id), isSubmitted))
      .orderBy(asc(contentSubmissions.createdAt))
      .limit(MAX_STEPS),
    orm
      .select({
        contentId: contentSubmissions.id,
        step: sql<Step>`${auditLogs.action}`,
        at: auditLogs.createdAt,
      })
      .from(disputes)
      .innerJoin(contentSubmissions, isOfDispute)
      .innerJoin(
        auditLogs,
        and(eq(auditLogs.resourceType, "content"), eq(auditLogs.resourceId, contentSubmissions.id)),
      )
      .where(and(eq(disputes.id, id), isSubmitted, inArray(auditLogs.action, [...STEPS])))
      .orderBy(asc(auditLogs.createdAt), asc(auditLogs.id))
      .limit(MAX_STEPS),
    orm
      .select({
        id: contracts.id,
        kind: contracts.kind,
        status: contracts.status,
        createdAt: contracts.createdAt,
        versions:
          sql`(select json_group_array(json_object('number', number, 'by', proposed_by, 'at', created_at))
          from (select * from contract_versions where contract_id = ${contracts.id} order by number))`.mapWith(
            (json: string): Version[] => JSON.parse(json),
          ),
        signatures:
          sql`(select json_group_array(json_object('number', number, 'side', side, 'name', name, 'at', signed_at))
          from (select * from contract_signatures where contract_id = ${contracts.id} order by signed_at))`.mapWith(
            (json: string): Signature[] => JSON.parse(json),
          ),
      })
      .from(disputes)
      .innerJoin(contracts, eq(contracts.dealId, disputes.dealId))
      .where(eq(disputes.id, id))
      .orderBy(desc(contracts.createdAt), desc(contracts.id))
      .limit(MAX_STEPS),
  ] as const;

interface Version {
  number: number;
  by: Side;
  at: number;
}

interface Signature {
  /** Of the version. */
  number: number;
  side: Side;
  /** As it was typed. */
  name: string;
  at: number;
}
