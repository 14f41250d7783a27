import { type LazyForm, REQUIRED } from "~/components/lazy-validation";
import type { handlesSchema, tokenSchema } from "./schema";

export const handlesForm: LazyForm<typeof handlesSchema> = {
  constraint: {},
  schema: async () => (await import("./schema")).handlesSchema,
};

export const tokenForm: LazyForm<typeof tokenSchema> = {
  constraint: { accessToken: REQUIRED },
  schema: async () => (await import("./schema")).tokenSchema,
};
