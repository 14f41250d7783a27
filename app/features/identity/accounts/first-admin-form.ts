import { type LazyForm, REQUIRED } from "~/components/lazy-validation";
import type { firstAdminSchema } from "./first-admin-schema";

export const firstAdminForm: LazyForm<typeof firstAdminSchema> = {
  constraint: {
    setupToken: REQUIRED,
    id: REQUIRED,
    fullName: REQUIRED,
    email: REQUIRED,
    password: REQUIRED,
  },
  schema: async () => (await import("./first-admin-schema")).firstAdminSchema,
};
