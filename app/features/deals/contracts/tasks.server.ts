import { and, asc, eq } from "drizzle-orm";
import {
  contractDeadline,
  soonestFirst,
} from "~/features/campaigns/deadlines/deadline-columns.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { type Placeholders, prepareReads } from "~db/prepare-reads";
import { brandProfiles, contracts, profiles } from "~db/schema";
import {
  contractSides,
  isContractOf,
  isOpenContract,
  PARTIES,
  signedSides,
} from "./contract-rows.server";
import { turnOf } from "./status";

const SHOWN = 3;
const LOOKED_THROUGH = 100;

/** The contracts that the actor has to sign or to change, sorted by deadline. */
export async function listContractTasks({ actor, db, now }: CommandContext) {
  const [rows] = await db.read(...readTasks({ brandId: actor.brandId, personId: actor.personId }));
  const own = soonestFirst(rows, now).flatMap((row) => {
    const { side, other } = contractSides(row, actor);
    const { id, title, kind, deadline, signed } = row;
    return turnOf(row) === side
      ? [{ id, title, kind, deadline, other: other.name, isSigned: signed.length > 0 }]
      : [];
  });
  return { total: own.length, items: own.slice(0, SHOWN) };
}

const readTasks = prepareReads(
  ({ orm }, { brandId, personId }: Placeholders<{ brandId: string; personId: string }>) => [
    orm
      .select({
        id: contracts.id,
        title: contracts.title,
        kind: contracts.kind,
        status: contracts.status,
        proposedBy: contracts.proposedBy,
        brandId: contracts.brandId,
        athleteId: contracts.athleteId,
        ...PARTIES,
        signed: signedSides,
        turn: contractDeadline,
      })
      .from(contracts)
      .innerJoin(brandProfiles, eq(brandProfiles.id, contracts.brandId))
      .innerJoin(profiles, eq(profiles.id, contracts.athleteId))
      .where(and(isContractOf({ brandId, personId }), isOpenContract))
      .orderBy(asc(contracts.offeredAt), asc(contracts.id))
      .limit(LOOKED_THROUGH),
  ],
);

export type ContractTasks = Awaited<ReturnType<typeof listContractTasks>>;
