import { type LazyForm, OPTIONAL, REQUIRED } from "~/components/lazy-validation";
import type { goalSchema, shareSchema } from "./schema";

export const goalForm: LazyForm<typeof goalSchema> = {
  constraint: { goal: REQUIRED, target: OPTIONAL, baseline: OPTIONAL, method: OPTIONAL },
  schema: async () => (await import("./schema")).goalSchema,
};

export const shareForm: LazyForm<typeof shareSchema> = {
  constraint: { id: REQUIRED, days: REQUIRED },
  schema: async () => (await import("./schema")).shareSchema,
};
