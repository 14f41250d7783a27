import { type LazyForm, REQUIRED } from "~/components/lazy-validation";
import type { notificationTimesSchema } from "./schema";

export const notificationTimesForm: LazyForm<typeof notificationTimesSchema> = {
  constraint: { mail: REQUIRED },
  schema: async () => (await import("./schema")).notificationTimesSchema,
};
