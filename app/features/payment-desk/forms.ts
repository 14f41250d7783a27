import { type LazyForm, OPTIONAL, REQUIRED } from "~/components/lazy-validation";
import type { decisionSchema } from "./schema";

export const decisionForm: LazyForm<typeof decisionSchema> = {
  constraint: {
    intent: REQUIRED,
    seen: REQUIRED,
    way: REQUIRED,
    amount: OPTIONAL,
    reason: REQUIRED,
  },
  schema: async () => (await import("./schema")).decisionSchema,
};
