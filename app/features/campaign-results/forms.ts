import { type LazyForm, OPTIONAL, REQUIRED } from "~/components/lazy-validation";
import type { goalSchema } from "./schema";

export const goalForm: LazyForm<typeof goalSchema> = {
  constraint: { goal: REQUIRED, target: OPTIONAL, baseline: OPTIONAL, method: OPTIONAL },
  schema: async () => (await import("./schema")).goalSchema,
};
