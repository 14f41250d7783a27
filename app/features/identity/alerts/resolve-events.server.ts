import type { SQL } from "drizzle-orm";
import type { Database, Statement } from "~db/client";
import { securityEvents } from "~db/schema";

/** Marks security events as settled by a person. */
export const resolveEvents = (
  { orm }: Database,
  which: SQL | undefined,
  resolvedBy: string,
  now: number,
): Statement => orm.update(securityEvents).set({ resolvedAt: now, resolvedBy }).where(which);
