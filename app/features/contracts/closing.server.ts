import { sql } from "drizzle-orm";
import type { Statement } from "~db/client";
import { OPEN_CONTRACT_STATUSES } from "~db/constants";

/*
 * Withdraws unsigned contracts when their campaign or agreement ends. The command that ends it runs these statements in its
 * batch and notifies both sides. Signed contracts do not change.
 */

const withdraw = (where: ReturnType<typeof sql>, reason: string, now: number): Statement =>
  sql`update contracts set status = 'withdrawn', closed_at = ${now}, reason = ${reason}
      where ${where} and status in ${OPEN_CONTRACT_STATUSES}`;

export const withdrawContractsIn = (campaignId: string, now: number): Statement =>
  withdraw(sql`campaign_id = ${campaignId}`, "The campaign was cancelled.", now);

export const withdrawContractOf = (dealId: string, now: number): Statement =>
  withdraw(sql`deal_id = ${dealId}`, "The agreement was ended.", now);
