import { type LazyForm, REQUIRED } from "~/components/lazy-validation";
import type { contactSchema } from "./schema";

export const contactForm: LazyForm<typeof contactSchema> = {
  constraint: {
    id: REQUIRED,
    name: REQUIRED,
    email: REQUIRED,
    message: REQUIRED,
  },
  schema: async () => (await import("./schema")).contactSchema,
};
