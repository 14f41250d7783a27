import { z } from "zod";

/** The kind of outbox row that tells other features that an account has another plan than before. */
export const PLAN_CHANGED = "plan-changed";

export const planChangedSchema = z.object({ userId: z.string() });
