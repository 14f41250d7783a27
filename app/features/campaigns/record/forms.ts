import type { LazyForm } from "~/components/lazy-validation";
import type { verifySchema } from "./schema";

export const verifyForm: LazyForm<typeof verifySchema> = {
  constraint: {},
  schema: async () => (await import("./schema")).verifySchema,
};
