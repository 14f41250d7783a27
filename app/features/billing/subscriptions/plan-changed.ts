import { z } from "zod";

/** The kind of outbox row that tells other features that a brand or an athlete has another plan than before. */
export const PLAN_CHANGED = "plan-changed";

export const planChangedSchema = z.object({ sideId: z.string() });
