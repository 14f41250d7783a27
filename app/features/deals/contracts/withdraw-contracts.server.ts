import { type SQL, sql } from "drizzle-orm";
import type { Events } from "~/events";
import type { Statement } from "~db/client";
import { contractMachine } from "./status";

/* Withdraws unsigned contracts when their campaign is cancelled or their deal ends. Signed contracts do not change. */

const { close } = contractMachine.steps;

const withdraw = (where: SQL, reason: string, now: number): Statement =>
  sql`update contracts set status = ${close.to}, closed_at = ${now}, reason = ${reason}
      where ${where} and status in ${close.from}`;

export const withdrawContracts = ({ campaignId }: { campaignId: string }, now: number): Statement =>
  withdraw(
    sql`deal_id in (select id from deals where campaign_id = ${campaignId})`,
    "The campaign was cancelled.",
    now,
  );

export const withdrawContract = (
  { dealId, when = sql`true` }: Events["deal.ended"],
  now: number,
): Statement => withdraw(sql`deal_id = ${dealId} and ${when}`, "The deal was ended.", now);
