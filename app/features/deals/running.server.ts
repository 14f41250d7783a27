import { and, eq } from "drizzle-orm";
import { campaigns, deals } from "~db/schema";

/** A condition on `deals` joined with `campaigns`: the athlete may deliver now. */
export const isRunningFor = (athleteId: string) =>
  and(eq(deals.athleteId, athleteId), eq(deals.status, "active"), eq(campaigns.status, "active"));
