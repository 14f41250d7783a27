import { sql } from "drizzle-orm";
import type { Statement } from "~db/client";

/** Notes when the payments of a deal were compared with Stripe. */
export const markCompared = (dealId: string, now: number): Statement =>
  sql`update payments set compared_at = ${now} where deal_id = ${dealId}`;
