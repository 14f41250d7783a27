import { type LazyForm, REQUIRED } from "~/components/lazy-validation";
import type { addRoleSchema, suspendSchema } from "./schema";

export const addRoleForm: LazyForm<typeof addRoleSchema> = {
  constraint: { intent: REQUIRED, email: REQUIRED, role: REQUIRED },
  schema: async () => (await import("./schema")).addRoleSchema,
};

export const suspendForm: LazyForm<typeof suspendSchema> = {
  constraint: { intent: REQUIRED, reason: REQUIRED },
  schema: async () => (await import("./schema")).suspendSchema,
};
