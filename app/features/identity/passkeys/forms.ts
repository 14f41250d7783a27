import { type LazyForm, REQUIRED } from "~/components/lazy-validation";
import type { addPasskeySchema } from "./schema";

export const addPasskeyForm: LazyForm<typeof addPasskeySchema> = {
  constraint: { name: REQUIRED, passkey: REQUIRED },
  schema: async () => (await import("./schema")).addPasskeySchema,
};
