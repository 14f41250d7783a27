import { type LazyForm, REQUIRED } from "~/components/lazy-validation";
import type { figuresSchema } from "./schema";

export const figuresForm: LazyForm<typeof figuresSchema> = {
  constraint: {
    intent: REQUIRED,
    span: REQUIRED,
  },
  schema: async () => (await import("./schema")).figuresSchema,
};
