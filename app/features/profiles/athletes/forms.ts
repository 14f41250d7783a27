import { type LazyForm, REQUIRED } from "~/components/lazy-validation";
import type { profileSchema } from "./schema";

export const profileForm: LazyForm<typeof profileSchema> = {
  constraint: {
    fullName: REQUIRED,
    sport: REQUIRED,
  },
  schema: async () => (await import("./schema")).profileSchema,
};
