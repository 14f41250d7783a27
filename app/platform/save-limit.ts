import { and, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { AuditAction } from "~db/constants";
import { MINUTE_MS } from "./durations";
import { AppError } from "./errors";
import { StaleFormError } from "./forms";

const SAVES_PER_MINUTE = 20;

/**
 * The condition of a save that one person may send only so often; it counts the person's audit rows of this
 * action. Stands in the WHERE of the save itself, so that parallel requests cannot pass it together.
 */
export const isWithinSaveLimit = (userId: string, action: AuditAction, now: number): SQL =>
  sql`(select count(*) from audit_logs
       where user_id = ${userId} and created_at > ${now - MINUTE_MS} and action = ${action}) < ${SAVES_PER_MINUTE}`;

export const savedTooOften = () =>
  new AppError(
    "limit",
    `You've saved this ${SAVES_PER_MINUTE} times in the last minute. Wait a minute, then save again.`,
    MINUTE_MS / 1000,
  );

interface Stored {
  version: number;
  mayBeSaved: unknown;
}

interface Save {
  version: SQLiteColumn;
  /** The version that the form began with; undefined: the save replaces whatever is stored. */
  expectedVersion: number | undefined;
  mayBeSaved: SQL;
}

/**
 * A save of one row that several pages may have open.
 * @param stored the row as it was read; undefined where there is none
 * @throws StaleFormError when another page has saved it since, AppError limit
 * @returns the condition of the save, and the error for a save that another one overtook
 */
export function guardSave(
  stored: Stored | undefined,
  { version, expectedVersion, mayBeSaved }: Save,
) {
  if (stored && !stored.mayBeSaved) throw savedTooOften();
  if (expectedVersion !== undefined && expectedVersion !== (stored?.version ?? 0))
    throw staleForm();
  return {
    setWhere:
      expectedVersion === undefined ? mayBeSaved : and(mayBeSaved, eq(version, expectedVersion)),
    nextVersion: sql`${version} + 1`,
    lost: expectedVersion === undefined ? savedTooOften : staleForm,
  };
}

const staleForm = () =>
  new StaleFormError(
    "This was saved on another page since you opened it. What you typed is still here: compare, then save again to replace what is stored.",
  );
