import { type LazyForm, OPTIONAL, REQUIRED } from "~/components/lazy-validation";
import type { notificationSettingsSchema } from "./schema";

export const notificationSettingsForm: LazyForm<typeof notificationSettingsSchema> = {
  constraint: {
    app: { ...OPTIONAL, multiple: true },
    "app[]": REQUIRED,
    email: { ...OPTIONAL, multiple: true },
    "email[]": REQUIRED,
    push: { ...OPTIONAL, multiple: true },
    "push[]": REQUIRED,
    mail: REQUIRED,
    quietFrom: OPTIONAL,
    quietTo: OPTIONAL,
  },
  schema: async () => (await import("./schema")).notificationSettingsSchema,
};
