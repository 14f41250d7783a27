import { type LazyForm, REQUIRED } from "~/components/lazy-validation";
import type { notificationSettingsSchema } from "./schema";

export const notificationSettingsForm: LazyForm<typeof notificationSettingsSchema> = {
  constraint: {
    app: { multiple: true },
    "app[]": REQUIRED,
    email: { multiple: true },
    "email[]": REQUIRED,
    push: { multiple: true },
    "push[]": REQUIRED,
    mail: REQUIRED,
  },
  schema: async () => (await import("./schema")).notificationSettingsSchema,
};
