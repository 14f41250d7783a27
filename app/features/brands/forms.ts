import { type LazyForm, OPTIONAL, REQUIRED } from "~/components/lazy-validation";
import type { brandProfileSchema } from "./schema";

export const brandProfileForm: LazyForm<typeof brandProfileSchema> = {
  constraint: {
    seen: OPTIONAL,
    companyName: REQUIRED,
    website: OPTIONAL,
    industry: OPTIONAL,
    bio: OPTIONAL,
    targetSports: { ...REQUIRED, multiple: true },
    "targetSports[]": REQUIRED,
    campaignGoals: OPTIONAL,
  },
  schema: async () => (await import("./schema")).brandProfileSchema,
};
