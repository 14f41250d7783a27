import { type LazyForm, REQUIRED } from "~/components/lazy-validation";
import type { landingSchema } from "./schema";

export const landingForm: LazyForm<typeof landingSchema> = {
  constraint: { target: REQUIRED },
  schema: async () => (await import("./schema")).landingSchema,
};
