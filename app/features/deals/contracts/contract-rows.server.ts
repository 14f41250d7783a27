import { and, eq, inArray, or, type SQLWrapper, sql } from "drizzle-orm";
import { contractDeadline } from "~/features/campaigns/deadlines/deadline-columns.server";
import type { Actor, CommandContext } from "~/features/identity/accounts/actor";
import { audit } from "~/platform/audit";
import type { Database } from "~db/client";
import { OPEN_CONTRACT_STATUSES, type Side } from "~db/constants";
import { brandProfiles, contracts, contractVersions, profiles } from "~db/schema";

/** Records that one of the staff looks at a contract. Wait for it beside the read: no answer goes out without it. */
export const logContractAccess = (ctx: CommandContext, contractId: string) =>
  ctx.db.logAccess(
    audit(ctx, {
      userId: ctx.actor.personId,
      action: "contract_viewed",
      resourceType: "contract",
      resourceId: contractId,
    }),
  );

/** A contract belongs to its brand and its athlete. */
export const isOwn = ({ actor }: Pick<CommandContext, "actor">) => isContractOf(actor);

/** The contract is of this brand or of this athlete. */
export const isContractOf = ({
  brandId,
  personId,
}: {
  brandId: string | SQLWrapper;
  personId: string | SQLWrapper;
}) => or(eq(contracts.brandId, brandId), eq(contracts.athleteId, personId));

/** The sides that have signed the newest version of the row's contract. */
export const signedSides = sql<
  Side[]
>`(select json_group_array(signature.side) from contract_signatures signature
    where signature.contract_id = contracts.id and signature.number = contracts.version)`.mapWith(
  (sides: string): Side[] => JSON.parse(sides),
);

export const isNewestVersion = and(
  eq(contractVersions.contractId, contracts.id),
  eq(contractVersions.number, contracts.version),
);

export const isOpenContract = inArray(contracts.status, OPEN_CONTRACT_STATUSES);

/** Signed by both, and neither replaced nor cancelled. */
export const isInForce = sql`(contracts.status = 'fully_executed' and contracts.kind <> 'cancellation')`;

/** The contract that stands for a deal: it is in force, or there is none yet and it can be signed. */
const isCurrentContract = sql`(${isInForce} or (contracts.kind = 'contract'
  and contracts.status in ${OPEN_CONTRACT_STATUSES}))`;

export const currentContract = sql<string | null>`(select id from contracts
  where contracts.deal_id = deals.id and ${isCurrentContract})`;

/** The amendment or cancellation of the row's contract that can still be signed. */
const openFollowUp = sql<string | null>`(select follow.id from contracts follow
  where follow.amends = contracts.id and follow.status in ${OPEN_CONTRACT_STATUSES})`;

/** How many contracts the brand of the row's deal can sign. */
export const unsignedByBrand = sql<number>`(select count(*) from contracts
  where contracts.brand_id = deals.brand_id and contracts.status in ${OPEN_CONTRACT_STATUSES}
    and not exists (select 1 from contract_signatures signature where signature.contract_id = contracts.id
      and signature.number = contracts.version and signature.side = 'brand'))`;

/** The side that sent the first version. */
const startedBy = sql<Side>`(select first.proposed_by from contract_versions first
  where first.contract_id = contracts.id and first.number = 1)`;

/** The version that the row's amendment or cancellation changes. */
const amendedBody = sql<string | null>`(select version.body from contracts amended
  join contract_versions version on version.contract_id = amended.id and version.number = amended.version
  where amended.id = contracts.amends)`;

export const PARTIES = {
  company: sql<string>`coalesce(nullif(${brandProfiles.companyName}, ''), 'The brand')`,
  athlete: profiles.fullName,
};

/** Contracts with their parties, the newest version and its signatures. */
export const contractRows = ({ orm }: Database) =>
  orm
    .select({
      id: contracts.id,
      title: contracts.title,
      campaignId: contracts.campaignId,
      dealId: contracts.dealId,
      brandId: contracts.brandId,
      athleteId: contracts.athleteId,
      ...PARTIES,
      verified: {
        brand: brandProfiles.isVerified,
        athlete: sql`exists (select 1 from athlete_profiles a
          where a.user_id = contracts.athlete_id and a.is_verified = 1)`.mapWith(Boolean),
      },
      kind: contracts.kind,
      amends: contracts.amends,
      startedBy,
      openFollowUp,
      amendedBody,
      status: contracts.status,
      version: contracts.version,
      proposedBy: contracts.proposedBy,
      offeredAt: contracts.offeredAt,
      closedAt: contracts.closedAt,
      reason: contracts.reason,
      createdAt: contracts.createdAt,
      body: contractVersions.body,
      hash: contractVersions.hash,
      signed: signedSides,
      hasFile: sql<boolean>`exists (select 1 from contract_files
        where contract_id = contracts.id)`.mapWith(Boolean),
      timeStamp: sql<{ authority: string; at: number } | null>`(
        select json_object('authority', authority, 'at', stamped_at) from contract_time_stamps
        where contract_id = contracts.id)`.mapWith(JSON.parse),
      turn: contractDeadline,
    })
    .from(contracts)
    .innerJoin(contractVersions, isNewestVersion)
    .innerJoin(brandProfiles, eq(brandProfiles.id, contracts.brandId))
    .innerJoin(profiles, eq(profiles.id, contracts.athleteId));

type Row = Awaited<ReturnType<typeof readContract>>;
export type ContractRow = NonNullable<Row>;

/** A contract as one of its two sides reads it, with that side; undefined for everyone else. */
export async function readContract(ctx: CommandContext, id: string) {
  const [[row]] = await ctx.db.read(
    contractRows(ctx.db).where(and(eq(contracts.id, id), isOwn(ctx))),
  );
  return row && { ...row, ...contractSides(row, ctx.actor) };
}

/** The side of this person, and whom to notify. */
export function contractSides(
  row: { brandId: string; athleteId: string; company: string; athlete: string },
  { brandId }: Pick<Actor, "brandId">,
) {
  const isBrand = row.brandId === brandId;
  const side: Side = isBrand ? "brand" : "athlete";
  return {
    side,
    own: isBrand ? row.company : row.athlete,
    other: isBrand
      ? { id: row.athleteId, name: row.athlete }
      : { id: row.brandId, name: row.company },
  };
}
