import { and, asc, eq, inArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { ownerOfBrand } from "~/features/identity/accounts/brand-members";
import type { QueryBuilder } from "~db/client";
import type { ContractKind, OverdueReview } from "~db/constants";
import {
  brandProfiles,
  campaignInvitations,
  campaigns,
  contentSubmissions,
  contracts,
  disputes,
  profiles,
} from "~db/schema";
import {
  contentDeadline,
  contractDeadline,
  type DeadlineColumns,
  disputeDeadline,
  invitationDeadline,
  turnOf,
} from "./deadline-columns.server";
import { type DeadlineKind, type DeadlineSubject, RULES } from "./deadline-kinds";
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
  contractKind?: ContractKind | undefined;
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

interface Subject {
  from: typeof campaignInvitations | typeof contentSubmissions | typeof contracts | typeof disputes;
  title: SQL<string>;
  turn: typeof invitationDeadline;
  /** The column of the brand that waits or acts, where an index begins with it. */
  brandId?: (kind: DeadlineKind) => SQLiteColumn;
}

const SUBJECTS: Record<DeadlineSubject, Subject> = {
  invitation: { from: campaignInvitations, title: sql`''`, turn: invitationDeadline },
  content: {
    from: contentSubmissions,
    title: sql`coalesce(nullif(${contentSubmissions.title}, ''), 'Untitled Content')`,
    turn: contentDeadline,
  },
  contract: {
    from: contracts,
    title: sql`${contracts.title}`,
    turn: contractDeadline,
    brandId: () => contracts.brandId,
  },
  dispute: {
    from: disputes,
    title: sql`${disputes.title}`,
    turn: disputeDeadline,
    brandId: (kind) => (RULES[kind].by === "brand" ? disputes.respondentId : disputes.filedBy),
  },
};

/** Whether a row still waits in the same turn. */
export function isPending({
  kind,
  subjectId,
  since,
}: Pick<PendingAction, "kind" | "subjectId" | "since">): SQL {
  const { from: table } = SUBJECTS[RULES[kind].subject];
  const turn = turnOf(kind);
  return sql`exists (select 1 from ${table} join campaigns on campaigns.id = ${table.campaignId}
    where ${table.id} = ${subjectId} and ${turn.since} = ${since} and ${turn.waits})`;
}

/** The open pending actions of a kind, the oldest first. */
export function selectPendingActions(
  { orm }: QueryBuilder,
  kind: DeadlineKind,
  { athleteId, brandId, subjectIds, after, limit }: DeadlineCriteria,
) {
  const { subject } = RULES[kind];
  const { from: table, title, turn, brandId: ownBrand } = SUBJECTS[subject];
  const { waits, since } = turnOf(kind);
  return orm
    .select({
      subjectId: sql<string>`${table.id}`,
      title,
      campaignId: campaigns.id,
      campaign: campaigns.title,
      athleteId: profiles.id,
      athleteName: profiles.fullName,
      brandId: campaigns.brandId,
      ownerId: ownerOfBrand(campaigns.brandId),
      company: sql<string>`coalesce(nullif(${brandProfiles.companyName}, ''), 'The brand')`,
      overdueReview: campaigns.overdueReview,
      contractKind: sql<ContractKind | null>`${subject === "contract" ? contracts.kind : null}`,
      turn,
    })
    .from(table)
    .innerJoin(campaigns, eq(campaigns.id, table.campaignId))
    .innerJoin(brandProfiles, eq(brandProfiles.id, campaigns.brandId))
    .innerJoin(profiles, eq(profiles.id, table.athleteId))
    .where(
      and(
        waits,
        sql`${since} is not null`,
        athleteId === undefined ? undefined : eq(table.athleteId, athleteId),
        brandId === undefined ? undefined : eq(campaigns.brandId, brandId),
        brandId === undefined || !ownBrand ? undefined : eq(ownBrand(kind), brandId),
        subjectIds === undefined ? undefined : inArray(table.id, [...subjectIds]),
        after === undefined ? undefined : sql`${turn.lastStep} is not 'due'`,
        after === undefined || after === "start"
          ? undefined
          : sql`(${since}, ${table.id}) > (${after.since}, ${after.subjectId})`,
      ),
    )
    .orderBy(asc(since), asc(table.id))
    .limit(limit);
}

/** The pending actions that have a start. */
export const toPendingActions = (
  rows: (Omit<PendingAction, keyof DeadlineInput | "contractKind"> & {
    contractKind: ContractKind | null;
    turn: DeadlineColumns;
  })[],
): PendingAction[] =>
  rows.flatMap(({ turn: { kind, since, ...turn }, contractKind, ...row }) =>
    kind && since !== null
      ? [{ ...row, ...turn, kind, since, contractKind: contractKind ?? undefined }]
      : [],
  );
