import { z } from "zod";
import { ID_PATTERN } from "~db/columns";
import { BRAND_STEPS } from "./status";

/** The steps without further fields. */
export const athleteStepSchema = z.discriminatedUnion("step", [
  z.object({ step: z.literal("ask") }),
  z.object({ step: z.literal("withdraw") }),
  z.object({ step: z.literal("add"), file: z.string().regex(ID_PATTERN) }),
]);

export const brandStepSchema = z.object({ step: z.enum(BRAND_STEPS) });
