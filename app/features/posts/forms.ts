import { type LazyForm, OPTIONAL, REQUIRED } from "~/components/lazy-validation";
import type { figuresSchema } from "./schema";

export const figuresForm: LazyForm<typeof figuresSchema> = {
  constraint: {
    intent: REQUIRED,
    span: REQUIRED,
    views: OPTIONAL,
    reach: OPTIONAL,
    engagements: OPTIONAL,
    impressions: OPTIONAL,
    clicks: OPTIONAL,
  },
  schema: async () => (await import("./schema")).figuresSchema,
};
