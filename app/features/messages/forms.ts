import { type LazyForm, REQUIRED } from "~/components/lazy-validation";
import type { reportSchema } from "./report-schema";
import type { sendSchema } from "./schema";

export const reportForm: LazyForm<typeof reportSchema> = {
  constraint: { reason: REQUIRED },
  schema: async () => (await import("./report-schema")).reportSchema,
};

export const sendForm: LazyForm<typeof sendSchema> = {
  constraint: { intent: REQUIRED, id: REQUIRED, message: REQUIRED },
  schema: async () => (await import("./schema")).sendSchema,
};
