import { type LazyForm, REQUIRED } from "~/components/lazy-validation";
import type { deletionSchema, requestSchema } from "./schema";

export const deletionForm: LazyForm<typeof deletionSchema> = {
  constraint: { when: REQUIRED, confirmation: REQUIRED },
  schema: async () => (await import("./schema")).deletionSchema,
};

export const requestForm: LazyForm<typeof requestSchema> = {
  constraint: { id: REQUIRED, email: REQUIRED, receivedOn: REQUIRED },
  schema: async () => (await import("./schema")).requestSchema,
};
