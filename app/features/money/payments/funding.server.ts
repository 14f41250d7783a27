import { sql } from "drizzle-orm";
import type { PaidPart } from "./balance";

/** The payments of a deal, as a column of a query over `deals`. */
export const fundedParts =
  sql`(select json_group_array(json_object('status', payment.status, 'amount', payment.amount,
      'toAthlete', payment.to_athlete, 'settledFor', payment.settled_for, 'sentAt', payment.sent_at))
    from payments payment where payment.deal_id = deals.id)`.mapWith((text: string): PaidPart[] =>
    JSON.parse(text),
  );
