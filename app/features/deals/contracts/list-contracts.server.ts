import { and, count, desc, eq, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import { isOpen } from "~/features/campaigns/campaigns/policy.server";
import { type CommandContext, sideIdOf } from "~/features/identity/accounts/actor";
import { brandOfPerson } from "~/features/identity/accounts/brand-members";
import type { Database } from "~db/client";
import { isOneOf } from "~db/columns";
import { type ContractStatus, OPEN_CONTRACT_STATUSES, type Side } from "~db/constants";
import { brandProfiles, campaigns, contracts, profiles } from "~db/schema";
import { matchesSearch } from "../deals/matches-search.server";
import { contractSides, isOpenContract, isOwn, PARTIES, signedSides } from "./contract-rows.server";
import type { ContractTab } from "./fields";

/** A person's contracts that wait for a signature, or are in force while their campaign runs. */
export const listRunningContracts = ({ orm }: Database, userId: string) =>
  orm
    .select({ id: contracts.id, title: contracts.title })
    .from(contracts)
    .innerJoin(campaigns, eq(campaigns.id, contracts.campaignId))
    .where(
      and(
        or(eq(contracts.brandId, brandOfPerson(userId)), eq(contracts.athleteId, userId)),
        or(
          inArray(contracts.status, OPEN_CONTRACT_STATUSES),
          and(
            eq(contracts.status, "fully_executed"),
            ne(contracts.kind, "cancellation"),
            isOpen("campaigns"),
          ),
        ),
      ),
    );

const PAGE = 24;

/** Whether this person has signed the newest version. */
const hasSigned = (userId: string) => sql`exists (select 1 from contract_signatures signature
  where signature.contract_id = contracts.id and signature.number = contracts.version
    and signature.user_id = ${userId})`;

/** Whether this side must act, as `turnOf` says: the other side has signed, or has sent the version that no one has signed. */
const isTurnOf = (side: Side) => {
  const hasSignature = (whose: SQL) => sql`exists (select 1 from contract_signatures signature
    where signature.contract_id = contracts.id and signature.number = contracts.version and ${whose})`;
  return sql`${isOpenContract} and (${hasSignature(sql`signature.side <> ${side}`)}
    or (contracts.proposed_by <> ${side} and not ${hasSignature(sql`signature.side = ${side}`)}))`;
};

const inTab = (tab: ContractTab, userId: string): SQL | undefined =>
  tab === "pending"
    ? sql`${isOpenContract} and not ${hasSigned(userId)}`
    : tab === "signed"
      ? hasSigned(userId)
      : undefined;

/** The contracts after this one, the newest first. @param sideId one of its sides; null: staff, who see all */
const after = (id: string | null, sideId: string | null) =>
  id
    ? sql`(contracts.created_at, contracts.id) <
        (select start.created_at, start.id from contracts start where start.id = ${id}
          and (${sideId} is null or ${sideId} in (start.brand_id, start.athlete_id)))`
    : undefined;

const rowsOf = ({ orm }: Database, where: SQL | undefined) =>
  orm
    .select({
      id: contracts.id,
      dealId: contracts.dealId,
      title: contracts.title,
      kind: contracts.kind,
      status: contracts.status,
      version: contracts.version,
      proposedBy: contracts.proposedBy,
      offeredAt: contracts.offeredAt,
      closedAt: contracts.closedAt,
      createdAt: contracts.createdAt,
      brandId: contracts.brandId,
      athleteId: contracts.athleteId,
      ...PARTIES,
      /** Pence. */
      fee: sql<number>`(select version.body ->> '$.terms.fee' from contract_versions version
        where version.contract_id = contracts.id and version.number = contracts.version)`,
      /** Pence. The fee in force: an amendment changes it once both have signed. */
      agreedFee: sql<number>`(select deal.fee from deals deal where deal.id = contracts.deal_id)`,
      signed: signedSides,
    })
    .from(contracts)
    .innerJoin(brandProfiles, eq(brandProfiles.id, contracts.brandId))
    .innerJoin(profiles, eq(profiles.id, contracts.athleteId))
    .where(where)
    .orderBy(desc(contracts.createdAt), desc(contracts.id))
    .limit(PAGE + 1);

const paged = <Row extends { id: string }>(rows: Row[]) => ({
  items: rows.slice(0, PAGE),
  next: rows.length > PAGE ? (rows[PAGE - 1]?.id ?? null) : null,
});

/** A person's contracts in a tab, a page of them, and how many each tab has. */
export async function listContracts(ctx: CommandContext, tab: ContractTab, from: string | null) {
  const { db, actor } = ctx;
  const [[counts], rows] = await db.read(
    db.orm
      .select({
        pending: sql<number>`coalesce(sum(${inTab("pending", actor.personId)}), 0)`,
        toAnswer: sql<number>`coalesce(sum(${isTurnOf(actor.type === "brand" ? "brand" : "athlete")}), 0)`,
        signed: sql<number>`coalesce(sum(${inTab("signed", actor.personId)}), 0)`,
        all: count(),
      })
      .from(contracts)
      .where(isOwn(ctx)),
    rowsOf(db, and(isOwn(ctx), inTab(tab, actor.personId), after(from, sideIdOf(actor)))),
  );
  const { items, next } = paged(rows);
  return {
    counts: counts ?? { pending: 0, toAnswer: 0, signed: 0, all: 0 },
    items: items.map((row) => ({ ...row, ...contractSides(row, actor) })),
    next,
  };
}

export type ContractItem = Awaited<ReturnType<typeof listContracts>>["items"][number];

/** Every contract, for staff: by status, and by words of its campaign's title or the start of a party's name. */
export async function listAllContracts(
  db: Database,
  { status, q, from }: { status: ContractStatus | null; q: string; from: string | null },
) {
  const [counts, rows] = await db.read(
    db.orm
      .select({ status: contracts.status, n: count() })
      .from(contracts)
      .groupBy(contracts.status),
    rowsOf(
      db,
      and(
        status ? eq(contracts.status, status) : undefined,
        q ? matchesSearch(contracts, q) : undefined,
        after(from, null),
      ),
    ),
  );
  return { counts, ...paged(rows) };
}

/** Contracts of everybody that wait for a signature. Read from the index of open ones, so their statuses stand in the query. */
export async function countOpenContracts({ orm, read }: Database): Promise<number> {
  const [[found]] = await read(
    orm
      .select({ n: count() })
      .from(contracts)
      .where(isOneOf(contracts.status, OPEN_CONTRACT_STATUSES)),
  );
  return found?.n ?? 0;
}
