import { type LazyForm, REQUIRED } from "~/components/lazy-validation";
import type { sendSchema } from "./schema";

export const sendForm: LazyForm<typeof sendSchema> = {
  constraint: { intent: REQUIRED, id: REQUIRED, message: REQUIRED },
  schema: async () => (await import("./schema")).sendSchema,
};
