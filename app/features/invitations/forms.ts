import { type LazyForm, OPTIONAL, REQUIRED } from "~/components/lazy-validation";
import type { inviteManySchema, inviteSchema } from "./schema";

export const inviteForm: LazyForm<typeof inviteSchema> = {
  constraint: {
    id: REQUIRED,
    campaignId: REQUIRED,
    fee: REQUIRED,
    overBudget: OPTIONAL,
    deliverables: { ...OPTIONAL, multiple: true },
    "deliverables[]": REQUIRED,
    allDeliverables: OPTIONAL,
    message: OPTIONAL,
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
    "offers[].invite": OPTIONAL,
    "offers[].fee": OPTIONAL,
    fee: OPTIONAL,
    overBudget: OPTIONAL,
    deliverables: { ...OPTIONAL, multiple: true },
    "deliverables[]": REQUIRED,
    allDeliverables: OPTIONAL,
    message: OPTIONAL,
  },
  schema: async () => (await import("./schema")).inviteManySchema,
};
