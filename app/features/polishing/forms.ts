import { type LazyForm, OPTIONAL, REQUIRED } from "~/components/lazy-validation";
import type { checksSchema } from "./schema";

export const checksForm: LazyForm<typeof checksSchema> = {
  constraint: {
    intent: REQUIRED,
    captions: OPTIONAL,
    colour: OPTIONAL,
    sound: OPTIONAL,
    disclosure: OPTIONAL,
  },
  schema: async () => (await import("./schema")).checksSchema,
};
