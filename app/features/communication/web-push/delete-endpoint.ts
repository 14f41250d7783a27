import { sql } from "drizzle-orm";
import type { Statement } from "~db/client";

/** Removes the subscription of a browser that has ended it. */
export const deleteEndpoint = (endpoint: string): Statement =>
  sql`delete from push_subscriptions where endpoint = ${endpoint}`;
