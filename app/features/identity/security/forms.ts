import { type LazyForm, REQUIRED } from "~/components/lazy-validation";
import type { emailSchema } from "./schema";

export const emailForm: LazyForm<typeof emailSchema> = {
  constraint: { newEmail: REQUIRED },
  schema: async () => (await import("./schema")).emailSchema,
};
