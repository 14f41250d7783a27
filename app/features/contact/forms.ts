import { type LazyForm, OPTIONAL, REQUIRED } from "~/components/lazy-validation";
import type { contactSchema } from "./schema";

export const contactForm: LazyForm<typeof contactSchema> = {
  constraint: {
    id: REQUIRED,
    name: REQUIRED,
    email: REQUIRED,
    company: OPTIONAL,
    message: REQUIRED,
    leaveEmpty: OPTIONAL,
  },
  schema: async () => (await import("./schema")).contactSchema,
};
