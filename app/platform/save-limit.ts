import { type SQL, sql } from "drizzle-orm";
import type { AuditAction } from "~db/constants";
import { MINUTE_MS } from "./durations";
import { AppError } from "./errors";

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
