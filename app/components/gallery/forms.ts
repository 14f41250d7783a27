import { type LazyForm, OPTIONAL, REQUIRED } from "../lazy-validation";
import type { trySchema } from "./schema";

export const tryForm: LazyForm<typeof trySchema> = {
  constraint: {
    title: REQUIRED,
    sport: REQUIRED,
    pace: REQUIRED,
    terms: REQUIRED,
    note: OPTIONAL,
  },
  schema: async () => (await import("./schema")).trySchema,
};
