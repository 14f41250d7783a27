import { type LazyForm, REQUIRED } from "~/components/lazy-validation";
import type { explanationSchema } from "./schema";

export const explanationForm: LazyForm<typeof explanationSchema> = {
  constraint: { explanation: REQUIRED },
  schema: async () => (await import("./schema")).explanationSchema,
};
