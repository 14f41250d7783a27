import { and, asc, eq, isNotNull, lte, or } from "drizzle-orm";
import { DAY_MS } from "~/platform/durations";
import type { Database } from "~db/client";
import { audienceSigns } from "~db/schema";
import { ATHLETE_FIRST_DAYS } from "./anomalies";

/** All questions about an athlete's channels: for the athlete. */
export const selectAnomalies = ({ orm }: Database, athleteId: string) =>
  orm
    .select()
    .from(audienceSigns)
    .where(eq(audienceSigns.athleteId, athleteId))
    .orderBy(asc(audienceSigns.platform), asc(audienceSigns.kind));

/** Those that brands see: the athlete has explained them, or had the time to. */
export const selectVisibleAnomalies = ({ orm }: Database, athleteId: string, now: number) =>
  orm
    .select({
      platform: audienceSigns.platform,
      kind: audienceSigns.kind,
      usual: audienceSigns.usual,
      measured: audienceSigns.measured,
      firstDay: audienceSigns.firstDay,
      lastDay: audienceSigns.lastDay,
      explanation: audienceSigns.explanation,
    })
    .from(audienceSigns)
    .where(
      and(
        eq(audienceSigns.athleteId, athleteId),
        or(
          isNotNull(audienceSigns.explainedAt),
          lte(audienceSigns.foundAt, now - ATHLETE_FIRST_DAYS * DAY_MS),
        ),
      ),
    )
    .orderBy(asc(audienceSigns.platform), asc(audienceSigns.kind));
