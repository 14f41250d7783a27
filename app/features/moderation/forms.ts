import { type LazyForm, OPTIONAL, REQUIRED } from "~/components/lazy-validation";
import type { decideSchema } from "./schema";

export const decideForm: LazyForm<typeof decideSchema> = {
  constraint: {
    intent: REQUIRED,
    id: REQUIRED,
    decision: REQUIRED,
    athleteNote: OPTIONAL,
    brandNote: OPTIONAL,
  },
  schema: async () => (await import("./schema")).decideSchema,
};
