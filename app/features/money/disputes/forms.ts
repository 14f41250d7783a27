import { type LazyForm, REQUIRED } from "~/components/lazy-validation";
import type {
  appealSchema,
  attachSchema,
  fileDisputeSchema,
  messageSchema,
  offerSchema,
  prioritySchema,
  resolveSchema,
} from "./schema";

export const fileForm: LazyForm<typeof fileDisputeSchema> = {
  constraint: {
    id: REQUIRED,
    dealId: REQUIRED,
    type: REQUIRED,
    title: REQUIRED,
    description: REQUIRED,
    evidenceUrls: { multiple: true },
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
  constraint: { intent: REQUIRED, id: REQUIRED, type: REQUIRED, terms: REQUIRED },
  schema: async () => (await import("./schema")).offerSchema,
};

export const priorityForm: LazyForm<typeof prioritySchema> = {
  constraint: { intent: REQUIRED, priority: REQUIRED },
  schema: async () => (await import("./schema")).prioritySchema,
};

export const resolveForm: LazyForm<typeof resolveSchema> = {
  constraint: { intent: REQUIRED, type: REQUIRED, details: REQUIRED },
  schema: async () => (await import("./schema")).resolveSchema,
};

export const appealForm: LazyForm<typeof appealSchema> = {
  constraint: { intent: REQUIRED, note: REQUIRED },
  schema: async () => (await import("./schema")).appealSchema,
};
