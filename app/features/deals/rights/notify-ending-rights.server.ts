import { and, asc, eq, gte, isNull, lte, sql } from "drizzle-orm";
import { notify } from "~/features/communication/notifications/notify";
import { personOfSide } from "~/features/identity/accounts/brand-members";
import type { RunBatch } from "~/platform/daily-jobs";
import type { Database } from "~db/client";
import { contracts, grants, profiles } from "~db/schema";
import { daysLater, END_NOTICE_DAYS } from "./days";
import { isGrantInForce } from "./ledger.server";
import { rightNotifications } from "./notifications";

/**
 * The daily job: tells a brand once that a right ends within 30 days. What of one contract ends on the same day is one
 * notification. One of them a batch.
 */
export const notifyEndingRights: RunBatch = async (db, { day, now }, cursor) => {
  const ending = await findNextEnding(db, day, cursor);
  if (!ending) return { writes: [], next: null };
  const { id, contractId, kind, brandId, category, lastDay, athlete, campaign } = ending;
  const writes = [
    db.orm
      .update(grants)
      .set({ endNotifiedAt: now })
      .where(
        and(
          eq(grants.contractId, contractId),
          eq(grants.kind, kind),
          eq(grants.lastDay, lastDay),
          isNull(grants.endNotifiedAt),
        ),
      ),
    ...notify({ actor: { personId: personOfSide(brandId) }, now }, rightNotifications.ending, {
      userId: brandId,
      subjectId: id,
      params: { kind, athlete, campaign, category, lastDay },
    }),
  ];
  return { writes, next: `${lastDay} ${id}` };
};

async function findNextEnding(db: Database, today: string, cursor: string) {
  const [[ending]] = await db.read(
    db.orm
      .select({
        id: grants.id,
        contractId: grants.contractId,
        kind: grants.kind,
        brandId: grants.brandId,
        category: grants.category,
        lastDay: grants.lastDay,
        athlete: profiles.fullName,
        campaign: contracts.title,
      })
      .from(grants)
      .innerJoin(contracts, isGrantInForce)
      .innerJoin(profiles, eq(profiles.id, grants.athleteId))
      .where(
        and(
          isNull(grants.endNotifiedAt),
          gte(grants.lastDay, today),
          lte(grants.lastDay, daysLater(today, END_NOTICE_DAYS)),
          sql`${grants.lastDay} || ' ' || ${grants.id} > ${cursor}`,
        ),
      )
      .orderBy(asc(grants.lastDay), asc(grants.id))
      .limit(1),
  );
  return ending;
}
