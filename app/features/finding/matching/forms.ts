import { type LazyForm, REQUIRED } from "~/components/lazy-validation";
import type { preferencesSchema } from "./schema";

export const preferencesForm: LazyForm<typeof preferencesSchema> = {
  constraint: {
    targetSports: { ...REQUIRED, multiple: true },
    "targetSports[]": REQUIRED,
    targetLocations: { ...REQUIRED, multiple: true },
    "targetLocations[]": REQUIRED,
    preferredContentThemes: { ...REQUIRED, multiple: true },
    "preferredContentThemes[]": REQUIRED,
  },
  schema: async () => (await import("./schema")).preferencesSchema,
};
