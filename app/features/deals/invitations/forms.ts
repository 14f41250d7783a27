import { type LazyForm, REQUIRED } from "~/components/lazy-validation";
import type { inviteManySchema, inviteSchema } from "./schema";

export const inviteForm: LazyForm<typeof inviteSchema> = {
  constraint: {
    id: REQUIRED,
    campaignId: REQUIRED,
    fee: REQUIRED,
    deliverables: { multiple: true },
    "deliverables[]": REQUIRED,
  },
  schema: async () => (await import("./schema")).inviteSchema,
};

export const inviteManyForm: LazyForm<typeof inviteManySchema> = {
  constraint: {
    id: REQUIRED,
    campaignId: REQUIRED,
    offers: { ...REQUIRED, multiple: true },
    "offers[]": REQUIRED,
    "offers[].athleteId": REQUIRED,
    deliverables: { multiple: true },
    "deliverables[]": REQUIRED,
  },
  schema: async () => (await import("./schema")).inviteManySchema,
};
