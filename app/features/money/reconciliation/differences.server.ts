import { and, count, desc, eq, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "~db/client";
import { campaigns, deals, paymentDifferences } from "~db/schema";

const PAGE = 30;

/** Neither do Stripe and the ledger agree again, nor has an admin explained it. */
export const isOpenDifference = and(
  isNull(paymentDifferences.closedAt),
  isNull(paymentDifferences.explainedAt),
);

const rowsOf = ({ orm }: Database, which: SQL | undefined) =>
  orm
    .select({
      id: paymentDifferences.id,
      kind: paymentDifferences.kind,
      reference: paymentDifferences.reference,
      paymentId: paymentDifferences.paymentId,
      dealId: paymentDifferences.dealId,
      inLedger: paymentDifferences.inLedger,
      atStripe: paymentDifferences.atStripe,
      createdAt: paymentDifferences.createdAt,
      seenAt: paymentDifferences.seenAt,
      /** Null: we know nothing of the deal. */
      campaign: campaigns.title,
    })
    .from(paymentDifferences)
    .leftJoin(deals, eq(deals.id, paymentDifferences.dealId))
    .leftJoin(campaigns, eq(campaigns.id, deals.campaignId))
    .where(which)
    .orderBy(desc(paymentDifferences.id));

/** What differs now, the newest first. */
export async function differencesPage(db: Database, after: string | null) {
  const [rows] = await db.read(
    rowsOf(db, and(isOpenDifference, after ? lt(paymentDifferences.id, after) : undefined)).limit(
      PAGE + 1,
    ),
  );
  const items = rows.slice(0, PAGE);
  return { items, next: rows.length > PAGE ? (items.at(-1)?.id ?? null) : null };
}

export type Difference = Awaited<ReturnType<typeof differencesPage>>["items"][number];

/** What differs now of a deal. */
export async function differencesOf(db: Database, paymentId: string): Promise<Difference[]> {
  const deal = sql`(select deal_id from payments where id = ${paymentId})`;
  const [rows] = await db.read(
    rowsOf(db, and(isOpenDifference, sql`${paymentDifferences.dealId} = ${deal}`)),
  );
  return rows;
}

/** How much differs now. */
export async function openDifferences({ read, orm }: Database): Promise<number> {
  const [[found]] = await read(
    orm.select({ n: count() }).from(paymentDifferences).where(isOpenDifference),
  );
  return found?.n ?? 0;
}
