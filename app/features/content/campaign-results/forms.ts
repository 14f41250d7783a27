import { type LazyForm, REQUIRED } from "~/components/lazy-validation";
import type { goalSchema, shareSchema } from "./schema";

export const goalForm: LazyForm<typeof goalSchema> = {
  constraint: { goal: REQUIRED },
  schema: async () => (await import("./schema")).goalSchema,
};

export const shareForm: LazyForm<typeof shareSchema> = {
  constraint: { id: REQUIRED, days: REQUIRED },
  schema: async () => (await import("./schema")).shareSchema,
};
