import { type LazyForm, OPTIONAL, REQUIRED } from "~/components/lazy-validation";
import type {
  appealSchema,
  attachSchema,
  fileDisputeSchema,
  messageSchema,
  offerSchema,
  resolveSchema,
} from "./schema";

export const fileForm: LazyForm<typeof fileDisputeSchema> = {
  constraint: {
    id: REQUIRED,
    campaignId: REQUIRED,
    athleteId: OPTIONAL,
    type: REQUIRED,
    title: REQUIRED,
    description: REQUIRED,
    desiredOutcome: OPTIONAL,
    evidenceUrls: { ...OPTIONAL, multiple: true },
    "evidenceUrls[]": REQUIRED,
  },
  schema: async () => (await import("./schema")).fileDisputeSchema,
};

export const messageForm: LazyForm<typeof messageSchema> = {
  constraint: { intent: REQUIRED, id: REQUIRED, message: REQUIRED },
  schema: async () => (await import("./schema")).messageSchema,
};

export const attachForm: LazyForm<typeof attachSchema> = {
  constraint: {
    id: REQUIRED,
    messages: { ...REQUIRED, multiple: true },
    "messages[]": REQUIRED,
  },
  schema: async () => (await import("./schema")).attachSchema,
};

export const offerForm: LazyForm<typeof offerSchema> = {
  constraint: { intent: REQUIRED, id: REQUIRED, type: REQUIRED, refund: OPTIONAL, terms: REQUIRED },
  schema: async () => (await import("./schema")).offerSchema,
};

export const resolveForm: LazyForm<typeof resolveSchema> = {
  constraint: { intent: REQUIRED, type: REQUIRED, refund: OPTIONAL, details: REQUIRED },
  schema: async () => (await import("./schema")).resolveSchema,
};

export const appealForm: LazyForm<typeof appealSchema> = {
  constraint: { intent: REQUIRED, note: REQUIRED },
  schema: async () => (await import("./schema")).appealSchema,
};
