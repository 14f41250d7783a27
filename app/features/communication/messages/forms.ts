import { type LazyForm, REQUIRED } from "~/components/lazy-validation";
import type { sendManySchema, sendSchema } from "./schema";

export const sendForm: LazyForm<typeof sendSchema> = {
  constraint: { intent: REQUIRED, id: REQUIRED, message: REQUIRED },
  schema: async () => (await import("./schema")).sendSchema,
};

export const sendManyForm: LazyForm<typeof sendManySchema> = {
  constraint: {
    id: REQUIRED,
    deal: { ...REQUIRED, multiple: true },
    "deal[]": REQUIRED,
    message: REQUIRED,
  },
  schema: async () => (await import("./schema")).sendManySchema,
};
