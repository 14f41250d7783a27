import { type LazyForm, REQUIRED } from "~/components/lazy-validation";
import type { emailSchema } from "./email-schema";

export const emailForm: LazyForm<typeof emailSchema> = {
  constraint: { newEmail: REQUIRED },
  schema: async () => (await import("./email-schema")).emailSchema,
};
