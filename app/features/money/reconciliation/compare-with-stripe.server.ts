import { and, asc, lt, sql } from "drizzle-orm";
import type { RunBatch } from "~/platform/daily-jobs";
import { DAY_MS } from "~/platform/durations";
import { enqueue } from "~/platform/enqueue";
import { payments } from "~db/schema";
import { queueComparison } from "./compare-deal.server";
import { CHARGES_SWEEP } from "./sweep-charges.server";

const ROWS = 200;
/** Deals in a night. Those whose comparison is the oldest come first, so the next night goes on with the rest. */
const NIGHT = 2_000;
/** How far back a night looks for charges that nobody told us of. */
const SWEPT_DAYS = 3;

/** The daily job: has deals compared with Stripe, and what Stripe charged lately looked through. */
export const compareWithStripe: RunBatch = async ({ read, orm }, { day, now }, cursor) => {
  const { n, at, id } = placeIn(cursor);
  const [rows] = await read(
    orm
      .selectDistinct({ at: payments.comparedAt, id: payments.dealId })
      .from(payments)
      .where(
        and(
          // Not what was compared since the day began.
          lt(payments.comparedAt, Date.parse(day)),
          sql`(${payments.comparedAt}, ${payments.dealId}) > (${at}, ${id})`,
        ),
      )
      .orderBy(asc(payments.comparedAt), asc(payments.dealId))
      .limit(ROWS),
  );
  const last = rows.at(-1);
  const since = Math.floor((Date.parse(day) - SWEPT_DAYS * DAY_MS) / 1000);
  const done = n + rows.length;
  return {
    writes: [
      ...(cursor === "" ? [enqueue(CHARGES_SWEEP, { since, after: null }, now)] : []),
      ...rows.map(({ id: dealId }) => queueComparison({ dealId }, now)),
    ],
    next: last && rows.length === ROWS && done < NIGHT ? `${done}.${last.at}.${last.id}` : null,
  };
};

/** How many were queued this night, and the last one. */
function placeIn(cursor: string) {
  const [n = "0", at = "-1", id = ""] = cursor ? cursor.split(".") : [];
  return { n: Number(n), at: Number(at), id };
}
