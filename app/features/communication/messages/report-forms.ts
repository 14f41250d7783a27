import { type LazyForm, REQUIRED } from "~/components/lazy-validation";
import type { reportSchema } from "./report-schema";

export const reportForm: LazyForm<typeof reportSchema> = {
  constraint: { reason: REQUIRED },
  schema: async () => (await import("./report-schema")).reportSchema,
};
