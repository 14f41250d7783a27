import { type LazyForm, OPTIONAL, REQUIRED } from "~/components/lazy-validation";
import type { preferencesSchema } from "./schema";

export const preferencesForm: LazyForm<typeof preferencesSchema> = {
  constraint: {
    seen: OPTIONAL,
    targetSports: { ...REQUIRED, multiple: true },
    "targetSports[]": REQUIRED,
    targetLocations: { ...REQUIRED, multiple: true },
    "targetLocations[]": REQUIRED,
    targetFollowerMin: OPTIONAL,
    targetFollowerMax: OPTIONAL,
    targetEngagementMin: OPTIONAL,
    budgetMin: OPTIONAL,
    budgetMax: OPTIONAL,
    preferredContentThemes: { ...REQUIRED, multiple: true },
    "preferredContentThemes[]": REQUIRED,
  },
  schema: async () => (await import("./schema")).preferencesSchema,
};
