import { type LazyForm, OPTIONAL, REQUIRED } from "~/components/lazy-validation";
import type { landingSchema, salesFileSchema } from "./schema";

export const landingForm: LazyForm<typeof landingSchema> = {
  constraint: { target: REQUIRED },
  schema: async () => (await import("./schema")).landingSchema,
};

export const salesFileForm: LazyForm<typeof salesFileSchema> = {
  constraint: { file: OPTIONAL, text: OPTIONAL },
  schema: async () => (await import("./schema")).salesFileSchema,
};
