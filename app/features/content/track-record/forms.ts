import { type LazyForm, REQUIRED } from "~/components/lazy-validation";
import type { contestSchema, decisionSchema } from "./schema";

export const contestForm: LazyForm<typeof contestSchema> = {
  constraint: { measure: REQUIRED, dealId: REQUIRED, reason: REQUIRED },
  schema: async () => (await import("./schema")).contestSchema,
};

export const decisionForm: LazyForm<typeof decisionSchema> = {
  constraint: { id: REQUIRED, outcome: REQUIRED, answer: REQUIRED },
  schema: async () => (await import("./schema")).decisionSchema,
};
