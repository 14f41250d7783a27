import { type LazyForm, REQUIRED } from "~/components/lazy-validation";
import type { saveSearchSchema } from "./schema";

export const saveSearchForm: LazyForm<typeof saveSearchSchema> = {
  constraint: {
    id: REQUIRED,
    name: REQUIRED,
  },
  schema: async () => (await import("./schema")).saveSearchSchema,
};
