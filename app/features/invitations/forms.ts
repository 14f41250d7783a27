import { type LazyForm, OPTIONAL, REQUIRED } from "~/components/lazy-validation";
import type { inviteSchema } from "./schema";

export const inviteForm: LazyForm<typeof inviteSchema> = {
  constraint: {
    id: REQUIRED,
    campaignId: REQUIRED,
    fee: REQUIRED,
    deliverables: { ...OPTIONAL, multiple: true },
    "deliverables[]": REQUIRED,
    message: OPTIONAL,
  },
  schema: async () => (await import("./schema")).inviteSchema,
};
