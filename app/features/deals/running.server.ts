import { and, eq } from "drizzle-orm";
import { deals } from "~db/schema";
import { isRunning } from "../campaigns/policy.server";

/** A condition on `deals` joined with `campaigns`: the athlete may deliver now. */
export const isRunningFor = (athleteId: string) =>
  and(eq(deals.athleteId, athleteId), eq(deals.status, "active"), isRunning("campaigns"));
