import { sql } from "drizzle-orm";
import type { LedgerMovement } from "~db/constants";

const listed = (kinds: readonly LedgerMovement[]) =>
  sql.raw(kinds.map((kind) => `'${kind}'`).join(", "));

/**
 * What movements of the first kinds add, less those of the others, in pence.
 * @param entry the alias of `ledger_entries` in the query
 */
export const sumMovements = (
  plus: readonly LedgerMovement[],
  minus: readonly LedgerMovement[] = [],
  entry = "ledger_entries",
) =>
  sql<number>`coalesce(sum(case
    when ${sql.raw(`${entry}.kind`)} in (${listed(plus)}) then ${sql.raw(`${entry}.amount`)}
    when ${sql.raw(`${entry}.kind`)} in (${listed(minus)}) then -${sql.raw(`${entry}.amount`)} end), 0)`;

/** What has gone to athletes and not come back. */
export const sumToAthletes = (entry?: string) =>
  sumMovements(["released"], ["bank_share", "bank_loss", "taken_back"], entry);
