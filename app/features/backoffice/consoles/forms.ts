import { type LazyForm, REQUIRED } from "~/components/lazy-validation";
import type { discardSchema } from "./schema";

export const discardForm: LazyForm<typeof discardSchema> = {
  constraint: { intent: REQUIRED, reason: REQUIRED },
  schema: async () => (await import("./schema")).discardSchema,
};
