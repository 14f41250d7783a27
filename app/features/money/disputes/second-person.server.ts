import { type SQL, sql } from "drizzle-orm";
import { isSecondAdmin } from "~/features/billing/ledger/second-admin.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import type { AuditAction } from "~db/constants";

/** Who has done one of these has worked on the dispute. Taking it over to rule on it is not among them. */
const WORK: readonly AuditAction[] = [
  "dispute_under_review",
  "dispute_escalated",
  "dispute_priority_set",
  "dispute_message_sent",
  "dispute_note_added",
  "dispute_resolved",
];

/** A colleague has reviewed the dispute or has passed it on. */
const HANDLING: readonly AuditAction[] = ["dispute_under_review", "dispute_escalated"];

const isDone = (actions: readonly AuditAction[], which: SQL) =>
  sql`exists (select 1 from audit_logs done
    where done.resource_id = disputes.id and done.resource_type = 'dispute' and done.action in ${actions} and ${which})`;

/** Of a row of `disputes`: a colleague has handled it, and the actor is an admin who has not worked on it. */
export const isSecondPerson = ({ actor }: CommandContext) =>
  sql<boolean>`(${isDone(
    HANDLING,
    isSecondAdmin(actor.personId, { by: sql`done.user_id`, at: sql`done.created_at` }),
  )} and not ${isDone(WORK, sql`done.user_id = ${actor.personId}`)})`;
