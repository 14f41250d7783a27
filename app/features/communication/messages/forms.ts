import { type LazyForm, REQUIRED } from "~/components/lazy-validation";
import type { reportSchema, sendSchema } from "./schema";

export const reportForm: LazyForm<typeof reportSchema> = {
  constraint: { reason: REQUIRED, messages: { multiple: true }, "messages[]": REQUIRED },
  schema: async () => (await import("./schema")).reportSchema,
};

export const sendForm: LazyForm<typeof sendSchema> = {
  constraint: { intent: REQUIRED, id: REQUIRED, message: REQUIRED },
  schema: async () => (await import("./schema")).sendSchema,
};
