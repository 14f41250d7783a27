import {
  and,
  asc,
  eq,
  inArray,
  isNotNull,
  isNull,
  ne,
  not,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import { ownerOfBrand } from "~/features/identity/accounts/brand-members";
import type { QueryBuilder } from "~db/client";
import { isOneOf } from "~db/columns";
import {
  type ContractKind,
  type DeadlineKind,
  OPEN_CONTRACT_STATUSES,
  type OverdueReview,
} from "~db/constants";
import {
  brandProfiles,
  campaignInvitations,
  campaigns,
  contentSubmissions,
  contracts,
  disputes,
  profiles,
} from "~db/schema";
import { isOpen, wasCancelled } from "../campaigns/policy.server";
import {
  contentDeadline,
  contractDeadline,
  type DeadlineColumns,
  disputeDeadline,
  invitationDeadline,
  isUnanswered,
  mustAthleteSign,
} from "./deadline-columns.server";
import type { DeadlineInput } from "./deadlines";

/** An open pending action, with the names that its texts need. */
export interface PendingAction extends DeadlineInput {
  /** The id of the invitation, content item, contract or dispute. */
  subjectId: string;
  campaignId: string;
  campaign: string;
  /** For a content item or a dispute. */
  title: string;
  athleteId: string;
  athleteName: string;
  brandId: string;
  /** The person who owns the brand. */
  ownerId: string;
  company: string;
  overdueReview: OverdueReview;
  contractKind?: ContractKind;
}

/** Which pending actions to read. */
export interface DeadlineCriteria {
  athleteId?: string | SQLWrapper;
  brandId?: string | SQLWrapper;
  subjectIds?: readonly string[];
  /** The pending actions after this one, by their start. Those whose deadline step was taken are left out. */
  after?: { since: number; subjectId: string } | "start";
  limit: number;
}

/** The open pending actions of a kind, the oldest first. */
export const selectPendingActions = (
  db: QueryBuilder,
  kind: DeadlineKind,
  criteria: DeadlineCriteria,
) =>
  kind === "invitation" || kind === "offer"
    ? openInvitations(db, kind, criteria)
    : kind === "review" || kind === "changes"
      ? openContent(db, kind, criteria)
      : kind === "contract_athlete" || kind === "contract_brand"
        ? openContracts(db, kind, criteria)
        : openDisputes(db, kind, criteria);

const PARTIES = {
  campaignId: campaigns.id,
  campaign: campaigns.title,
  athleteId: profiles.id,
  athleteName: profiles.fullName,
  brandId: campaigns.brandId,
  ownerId: ownerOfBrand(campaigns.brandId),
  company: sql<string>`coalesce(nullif(${brandProfiles.companyName}, ''), 'The brand')`,
  overdueReview: campaigns.overdueReview,
};

const openInvitations = (
  { orm }: QueryBuilder,
  kind: "invitation" | "offer",
  criteria: DeadlineCriteria,
) =>
  orm
    .select({
      subjectId: campaignInvitations.id,
      title: sql<string>`''`,
      ...PARTIES,
      turn: invitationDeadline,
    })
    .from(campaignInvitations)
    .innerJoin(campaigns, eq(campaigns.id, campaignInvitations.campaignId))
    .innerJoin(brandProfiles, eq(brandProfiles.id, campaigns.brandId))
    .innerJoin(profiles, eq(profiles.id, campaignInvitations.athleteId))
    .where(
      and(
        isOneOf(campaignInvitations.status, ["pending"]),
        eq(campaignInvitations.offeredBy, kind === "invitation" ? "brand" : "athlete"),
        isOpen("campaigns"),
        within(
          criteria,
          campaignInvitations,
          campaignInvitations.offeredAt,
          invitationDeadline.lastStep,
        ),
      ),
    )
    .orderBy(asc(campaignInvitations.offeredAt), asc(campaignInvitations.id))
    .limit(criteria.limit);

const CONTENT_ITEMS = {
  review: {
    waits: isOneOf(contentSubmissions.status, ["awaiting_review"]),
    since: contentSubmissions.submittedAt,
  },
  changes: {
    waits: isOneOf(contentSubmissions.status, ["rejected"]),
    since: contentSubmissions.rejectedAt,
  },
} as const;

const openContent = (
  { orm }: QueryBuilder,
  kind: keyof typeof CONTENT_ITEMS,
  criteria: DeadlineCriteria,
) =>
  orm
    .select({
      subjectId: contentSubmissions.id,
      title: sql<string>`coalesce(nullif(${contentSubmissions.title}, ''), 'Untitled Content')`,
      ...PARTIES,
      turn: contentDeadline,
    })
    .from(contentSubmissions)
    .innerJoin(campaigns, eq(campaigns.id, contentSubmissions.campaignId))
    .innerJoin(brandProfiles, eq(brandProfiles.id, campaigns.brandId))
    .innerJoin(profiles, eq(profiles.id, contentSubmissions.athleteId))
    .where(
      and(
        CONTENT_ITEMS[kind].waits,
        isNotNull(CONTENT_ITEMS[kind].since),
        isNull(contentSubmissions.closedAt),
        not(wasCancelled("campaigns")),
        within(criteria, contentSubmissions, CONTENT_ITEMS[kind].since, contentDeadline.lastStep),
      ),
    )
    .orderBy(asc(CONTENT_ITEMS[kind].since), asc(contentSubmissions.id))
    .limit(criteria.limit);

const openDisputes = (
  { orm }: QueryBuilder,
  kind: "dispute_athlete" | "dispute_brand",
  criteria: DeadlineCriteria,
) =>
  orm
    .select({ subjectId: disputes.id, ...PARTIES, title: disputes.title, turn: disputeDeadline })
    .from(disputes)
    .innerJoin(campaigns, eq(campaigns.id, disputes.campaignId))
    .innerJoin(brandProfiles, eq(brandProfiles.id, campaigns.brandId))
    .innerJoin(profiles, eq(profiles.id, disputes.athleteId))
    .where(
      and(
        isUnanswered,
        kind === "dispute_athlete"
          ? eq(disputes.respondentId, disputes.athleteId)
          : ne(disputes.respondentId, disputes.athleteId),
        // Also says it of the campaign: here an index begins with it, without which it would be the status of everybody's.
        criteria.brandId === undefined
          ? undefined
          : eq(
              kind === "dispute_athlete" ? disputes.filedBy : disputes.respondentId,
              criteria.brandId,
            ),
        within(criteria, disputes, disputes.createdAt, disputeDeadline.lastStep),
      ),
    )
    .orderBy(asc(disputes.createdAt), asc(disputes.id))
    .limit(criteria.limit);

const openContracts = (
  { orm }: QueryBuilder,
  kind: "contract_athlete" | "contract_brand",
  criteria: DeadlineCriteria,
) =>
  orm
    .select({
      subjectId: contracts.id,
      ...PARTIES,
      title: contracts.title,
      contractKind: contracts.kind,
      turn: contractDeadline,
    })
    .from(contracts)
    .innerJoin(campaigns, eq(campaigns.id, contracts.campaignId))
    .innerJoin(brandProfiles, eq(brandProfiles.id, contracts.brandId))
    .innerJoin(profiles, eq(profiles.id, contracts.athleteId))
    .where(
      and(
        isOneOf(contracts.status, OPEN_CONTRACT_STATUSES),
        criteria.brandId === undefined ? undefined : eq(contracts.brandId, criteria.brandId),
        kind === "contract_athlete" ? mustAthleteSign : sql`not ${mustAthleteSign}`,
        within(criteria, contracts, contracts.offeredAt, contractDeadline.lastStep),
      ),
    )
    .orderBy(asc(contracts.offeredAt), asc(contracts.id))
    .limit(criteria.limit);

type Start =
  | typeof campaignInvitations.offeredAt
  | (typeof CONTENT_ITEMS)[keyof typeof CONTENT_ITEMS]["since"]
  | typeof disputes.createdAt
  | typeof contracts.offeredAt;

/** Limits a query to the people, the item and the page that are asked for. */
function within(
  { athleteId, brandId, subjectIds, after }: DeadlineCriteria,
  {
    id,
    athleteId: athlete,
  }: typeof campaignInvitations | typeof contentSubmissions | typeof disputes | typeof contracts,
  since: Start,
  lastStep: SQL,
) {
  return and(
    athleteId === undefined ? undefined : eq(athlete, athleteId),
    brandId === undefined ? undefined : eq(campaigns.brandId, brandId),
    subjectIds === undefined ? undefined : inArray(id, [...subjectIds]),
    after === undefined ? undefined : sql`${lastStep} is not 'due'`,
    after === undefined || after === "start"
      ? undefined
      : sql`(${since}, ${id}) > (${after.since}, ${after.subjectId})`,
  );
}

/** The pending actions that have a start. */
export const toPendingActions = (
  rows: (Omit<PendingAction, keyof DeadlineInput> & { turn: DeadlineColumns })[],
): PendingAction[] =>
  rows.flatMap(({ turn: { kind, since, ...turn }, ...row }) =>
    kind && since !== null ? [{ ...row, ...turn, kind, since }] : [],
  );
