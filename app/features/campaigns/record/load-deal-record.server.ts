import { and, eq, exists, type SQL } from "drizzle-orm";
import type { Database } from "~db/client";
import { deals, recordEntries } from "~db/schema";
import { entryLabel } from "./entry-kinds";
import { recordRows } from "./record-rows.server";
import { verificationCode } from "./verification-code";

/**
 * What the campaign's record holds of one deal, oldest first. An entry has no code for some seconds after it has happened.
 * @param readable the condition on `deals`
 */
export async function loadDealRecord(db: Database, dealId: string, readable: SQL | undefined) {
  const deal = db.orm.select({ id: deals.id }).from(deals).where(readable);
  const [rows] = await db.read(recordRows(db, and(eq(recordEntries.dealId, dealId), exists(deal))));
  return rows.map(({ entry: { number, kind, body, createdAt }, seal }) => ({
    number,
    label: entryLabel(kind, body),
    at: createdAt,
    code: seal && verificationCode(seal.hash),
  }));
}
