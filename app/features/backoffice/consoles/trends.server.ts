import { gte, type SQL, sql } from "drizzle-orm";
import { DAY_MS } from "~/platform/durations";
import type { Database } from "~db/client";
import { campaigns, contentSubmissions, profiles } from "~db/schema";

const TREND_DAYS = 30;

export interface TrendDay {
  /** 'YYYY-MM-DD', UTC. */
  day: string;
  signUps: number;
  campaigns: number;
  submissions: number;
}

/** New accounts, campaigns and content items of each of the last 30 days, today included. */
export async function trends({ read, orm }: Database, now: number): Promise<TrendDay[]> {
  const first = Math.floor(now / DAY_MS) - TREND_DAYS + 1;
  const since = first * DAY_MS;
  const of = (at: SQL) => ({
    day: sql<number>`${at} / ${sql.raw(String(DAY_MS))}`,
    n: sql<number>`count(*)`,
  });
  const [signUps, created, submitted] = await read(
    orm
      .select(of(sql`created_at`))
      .from(profiles)
      .where(gte(profiles.createdAt, since))
      .groupBy(sql`1`),
    orm
      .select(of(sql`created_at`))
      .from(campaigns)
      .where(gte(campaigns.createdAt, since))
      .groupBy(sql`1`),
    orm
      .select(of(sql`submitted_at`))
      .from(contentSubmissions)
      .where(gte(contentSubmissions.submittedAt, since))
      .groupBy(sql`1`),
  );
  const on = (rows: { day: number; n: number }[], day: number) =>
    rows.find((row) => row.day === day)?.n ?? 0;
  return Array.from({ length: TREND_DAYS }, (_, i) => {
    const day = first + i;
    return {
      day: new Date(day * DAY_MS).toISOString().slice(0, 10),
      signUps: on(signUps, day),
      campaigns: on(created, day),
      submissions: on(submitted, day),
    };
  });
}
