import { type LazyForm, REQUIRED } from "~/components/lazy-validation";
import type { decisionSchema } from "./schema";

export const decisionForm: LazyForm<typeof decisionSchema> = {
  constraint: {
    intent: REQUIRED,
    expectedVersion: REQUIRED,
    way: REQUIRED,
    reason: REQUIRED,
  },
  schema: async () => (await import("./schema")).decisionSchema,
};
