import { sql } from "drizzle-orm";
import type { Events } from "~/events";
import type { Statement } from "~db/client";

/* The statements by which other features change subscriptions, for their batches. */

/** Removes the subscription of a browser that has ended it. */
export const deleteEndpoint = (endpoint: string): Statement =>
  sql`delete from push_subscriptions where endpoint = ${endpoint}`;

/** A device whose session is renewed goes on getting pushes. */
export const moveSubscription = ({ from, to }: Events["session.renewed"]): Statement =>
  sql`update push_subscriptions set session_id = ${to} where session_id = ${from}`;
