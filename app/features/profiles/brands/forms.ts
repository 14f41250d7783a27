import { type LazyForm, REQUIRED } from "~/components/lazy-validation";
import type { brandProfileSchema } from "./schema";

export const brandProfileForm: LazyForm<typeof brandProfileSchema> = {
  constraint: {
    companyName: REQUIRED,
    targetSports: { ...REQUIRED, multiple: true },
    "targetSports[]": REQUIRED,
  },
  schema: async () => (await import("./schema")).brandProfileSchema,
};
