import { type LazyForm, REQUIRED } from "~/components/lazy-validation";
import type { landingSchema, salesFileSchema, stopSchema } from "./schema";

export const landingForm: LazyForm<typeof landingSchema> = {
  constraint: { target: REQUIRED },
  schema: async () => (await import("./schema")).landingSchema,
};

export const stopForm: LazyForm<typeof stopSchema> = {
  constraint: { campaignId: REQUIRED, reason: REQUIRED },
  schema: async () => (await import("./schema")).stopSchema,
};

export const salesFileForm: LazyForm<typeof salesFileSchema> = {
  constraint: {},
  schema: async () => (await import("./schema")).salesFileSchema,
};
