import { type LazyForm, OPTIONAL, REQUIRED } from "~/components/lazy-validation";
import type { reportSchema } from "./report-schema";

export const reportForm: LazyForm<typeof reportSchema> = {
  constraint: { reason: REQUIRED, details: OPTIONAL, messages: OPTIONAL, block: OPTIONAL },
  schema: async () => (await import("./report-schema")).reportSchema,
};
