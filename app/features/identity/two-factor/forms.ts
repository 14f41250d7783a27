import { type LazyForm, REQUIRED } from "~/components/lazy-validation";
import type { codeSchema, confirmSchema, proofSchema } from "./schema";

export const confirmForm: LazyForm<typeof confirmSchema> = {
  constraint: { intent: REQUIRED, oneTimeCode: REQUIRED },
  schema: async () => (await import("./schema")).confirmSchema,
};

export const codeForm: LazyForm<typeof codeSchema> = {
  constraint: { oneTimeCode: REQUIRED },
  schema: async () => (await import("./schema")).codeSchema,
};

export const proofForm: LazyForm<typeof proofSchema> = {
  constraint: {},
  schema: async () => (await import("./schema")).proofSchema,
};
