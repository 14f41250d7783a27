import { and, asc, eq, gte, or, type SQL, sql } from "drizzle-orm";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { dayOf } from "~/platform/dates";
import type { Database } from "~db/client";
import { brandProfiles, contentSubmissions, contracts, grants, profiles } from "~db/schema";
import { daysLater } from "./days";

const MAX_RIGHTS = 300;

/** A right that has ended is shown for so many days: what it was for may have to be taken down. */
const ENDED_DAYS = 90;

/** A grant counts while its contract does. */
export const isGrantInForce = and(
  eq(contracts.id, grants.contractId),
  eq(contracts.status, "fully_executed"),
);

const selectRights = (db: Database, condition: SQL | undefined) =>
  db.orm
    .select({
      id: grants.id,
      contractId: grants.contractId,
      kind: grants.kind,
      category: grants.category,
      territory: grants.territory,
      channels: grants.channels,
      paid: grants.paid,
      firstDay: grants.firstDay,
      lastDay: grants.lastDay,
      brandId: grants.brandId,
      company: sql<string>`coalesce(nullif(${brandProfiles.companyName}, ''), 'The brand')`,
      athlete: profiles.fullName,
      campaign: contracts.title,
      contentItem: contentSubmissions.title,
      /** What a cancellation left is not extended. */
      mayExtend: sql<boolean>`${contracts.kind} <> 'cancellation'`.mapWith(Boolean),
    })
    .from(grants)
    .innerJoin(contracts, isGrantInForce)
    .innerJoin(brandProfiles, eq(brandProfiles.id, grants.brandId))
    .innerJoin(profiles, eq(profiles.id, grants.athleteId))
    .leftJoin(contentSubmissions, eq(contentSubmissions.id, grants.contentId))
    .where(condition)
    .orderBy(asc(grants.lastDay), asc(grants.id))
    .limit(MAX_RIGHTS);

/**
 * A person's rights: what an athlete has granted, or what a brand was granted; what ends first comes first.
 * @param contractId only what this contract grants
 */
export async function loadRights({ db, actor, now }: CommandContext, contractId?: string) {
  const today = dayOf(now);
  const own = or(eq(grants.brandId, actor.brandId), eq(grants.athleteId, actor.personId));
  const [rows] = await db.read(
    selectRights(
      db,
      and(
        own,
        gte(grants.lastDay, daysLater(today, -ENDED_DAYS)),
        contractId ? eq(grants.contractId, contractId) : undefined,
      ),
    ),
  );
  return {
    today,
    current: rows.filter(({ lastDay }) => lastDay >= today),
    ended: rows.filter(({ lastDay }) => lastDay < today).reverse(),
  };
}

export type Right = Awaited<ReturnType<typeof loadRights>>["current"][number];
