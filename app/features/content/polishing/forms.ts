import { type LazyForm, REQUIRED } from "~/components/lazy-validation";
import type { checksSchema } from "./schema";

export const checksForm: LazyForm<typeof checksSchema> = {
  constraint: {
    intent: REQUIRED,
  },
  schema: async () => (await import("./schema")).checksSchema,
};
