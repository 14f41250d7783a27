import { type LazyForm, REQUIRED } from "~/components/lazy-validation";
import { DELIVERABLE_CONSTRAINTS } from "~/features/campaigns/terms/form";
import type {
  acceptSchema,
  agreeSchema,
  changeFeesSchema,
  inviteManySchema,
  inviteSchema,
  offerSchema,
} from "./schema";

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

export const acceptForm: LazyForm<typeof acceptSchema> = {
  constraint: { invitationId: REQUIRED, expectedVersion: REQUIRED, expectedOffer: REQUIRED },
  schema: async () => (await import("./schema")).acceptSchema,
};

export const agreeForm: LazyForm<typeof agreeSchema> = {
  constraint: { expectedOffer: REQUIRED },
  schema: async () => (await import("./schema")).agreeSchema,
};

export const offerForm: LazyForm<typeof offerSchema> = {
  constraint: {
    ...DELIVERABLE_CONSTRAINTS,
    fee: REQUIRED,
    expectedOffer: REQUIRED,
    use: REQUIRED,
    useTerritory: REQUIRED,
    exclusiveTerritory: REQUIRED,
  },
  schema: async () => (await import("./schema")).offerSchema,
};

export const changeFeesForm: LazyForm<typeof changeFeesSchema> = {
  constraint: { offer: { ...REQUIRED, multiple: true }, "offer[]": REQUIRED, fee: REQUIRED },
  schema: async () => (await import("./schema")).changeFeesSchema,
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
