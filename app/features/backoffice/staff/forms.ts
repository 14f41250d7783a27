import { type LazyForm, REQUIRED } from "~/components/lazy-validation";
import type {
  addRoleSchema,
  impersonationSchema,
  objectionSchema,
  suspendSchema,
  upholdSchema,
} from "./schema";

export const addRoleForm: LazyForm<typeof addRoleSchema> = {
  constraint: { intent: REQUIRED, email: REQUIRED, role: REQUIRED },
  schema: async () => (await import("./schema")).addRoleSchema,
};

export const objectionForm: LazyForm<typeof objectionSchema> = {
  constraint: { objection: REQUIRED },
  schema: async () => (await import("./schema")).objectionSchema,
};

export const upholdForm: LazyForm<typeof upholdSchema> = {
  constraint: { intent: REQUIRED, answer: REQUIRED },
  schema: async () => (await import("./schema")).upholdSchema,
};

export const suspendForm: LazyForm<typeof suspendSchema> = {
  constraint: { intent: REQUIRED, reason: REQUIRED },
  schema: async () => (await import("./schema")).suspendSchema,
};

export const impersonationForm: LazyForm<typeof impersonationSchema> = {
  constraint: { intent: REQUIRED, reason: REQUIRED },
  schema: async () => (await import("./schema")).impersonationSchema,
};
