import { type LazyForm, REQUIRED } from "~/components/lazy-validation";
import type { goalSchema, openSchema, shareSchema } from "./schema";

export const goalForm: LazyForm<typeof goalSchema> = {
  constraint: { goal: REQUIRED },
  schema: async () => (await import("./schema")).goalSchema,
};

export const shareForm: LazyForm<typeof shareSchema> = {
  constraint: { id: REQUIRED, days: REQUIRED },
  schema: async () => (await import("./schema")).shareSchema,
};

export const openForm: LazyForm<typeof openSchema> = {
  constraint: { password: REQUIRED },
  schema: async () => (await import("./schema")).openSchema,
};
