import { z } from "zod";
import { PAID_PLANS } from "~db/constants";

/** The button of a plan. */
export const planSchema = z.object({ plan: z.enum(PAID_PLANS) });
