import { type LazyForm, REQUIRED } from "../lazy-validation";
import type { trySchema } from "./schema";

export const tryForm: LazyForm<typeof trySchema> = {
  constraint: {
    title: REQUIRED,
    sport: REQUIRED,
    pace: REQUIRED,
    terms: REQUIRED,
  },
  schema: async () => (await import("./schema")).trySchema,
};
