import { type LazyForm, REQUIRED } from "~/components/lazy-validation";
import type {
  addRoleSchema,
  keepSchema,
  objectionSchema,
  seeAsSchema,
  suspendSchema,
} from "./schema";

export const addRoleForm: LazyForm<typeof addRoleSchema> = {
  constraint: { intent: REQUIRED, email: REQUIRED, role: REQUIRED },
  schema: async () => (await import("./schema")).addRoleSchema,
};

export const objectionForm: LazyForm<typeof objectionSchema> = {
  constraint: { objection: REQUIRED },
  schema: async () => (await import("./schema")).objectionSchema,
};

export const keepForm: LazyForm<typeof keepSchema> = {
  constraint: { intent: REQUIRED, answer: REQUIRED },
  schema: async () => (await import("./schema")).keepSchema,
};

export const suspendForm: LazyForm<typeof suspendSchema> = {
  constraint: { intent: REQUIRED, reason: REQUIRED },
  schema: async () => (await import("./schema")).suspendSchema,
};

export const seeAsForm: LazyForm<typeof seeAsSchema> = {
  constraint: { intent: REQUIRED, reason: REQUIRED },
  schema: async () => (await import("./schema")).seeAsSchema,
};
