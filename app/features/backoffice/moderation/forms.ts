import { type LazyForm, REQUIRED } from "~/components/lazy-validation";
import type {
  appealSchema,
  decideReportSchema,
  decideSchema,
  reportSchema,
  warningAppealSchema,
} from "./schema";

export const decideForm: LazyForm<typeof decideSchema> = {
  constraint: {
    intent: REQUIRED,
    id: REQUIRED,
    decision: REQUIRED,
  },
  schema: async () => (await import("./schema")).decideSchema,
};

export const appealForm: LazyForm<typeof appealSchema> = {
  constraint: { intent: REQUIRED, id: REQUIRED, decision: REQUIRED, answer: REQUIRED },
  schema: async () => (await import("./schema")).appealSchema,
};

export const decideReportForm: LazyForm<typeof decideReportSchema> = {
  constraint: { decision: REQUIRED },
  schema: async () => (await import("./schema")).decideReportSchema,
};

export const warningAppealForm: LazyForm<typeof warningAppealSchema> = {
  constraint: { note: REQUIRED },
  schema: async () => (await import("./schema")).warningAppealSchema,
};

export const reportForm: LazyForm<typeof reportSchema> = {
  constraint: { reason: REQUIRED, messages: { multiple: true }, "messages[]": REQUIRED },
  schema: async () => (await import("./schema")).reportSchema,
};
