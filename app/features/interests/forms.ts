import { type LazyForm, OPTIONAL, REQUIRED } from "~/components/lazy-validation";
import type { interestSchema } from "./schema";

export const interestForm: LazyForm<typeof interestSchema> = {
  constraint: { id: REQUIRED, note: OPTIONAL },
  schema: async () => (await import("./schema")).interestSchema,
};
