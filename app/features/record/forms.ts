import { type LazyForm, OPTIONAL } from "~/components/lazy-validation";
import type { verifySchema } from "./schema";

export const verifyForm: LazyForm<typeof verifySchema> = {
  constraint: { code: OPTIONAL, file: OPTIONAL },
  schema: async () => (await import("./schema")).verifySchema,
};
