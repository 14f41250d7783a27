import { type LazyForm, REQUIRED } from "~/components/lazy-validation";
import type { interestSchema } from "./schema";

export const interestForm: LazyForm<typeof interestSchema> = {
  constraint: { id: REQUIRED },
  schema: async () => (await import("./schema")).interestSchema,
};
