import { type LazyForm, OPTIONAL, REQUIRED } from "~/components/lazy-validation";
import type {
  amendSchema,
  cancelSchema,
  changeEndingSchema,
  changeSchema,
  drawUpSchema,
  signSchema,
} from "./schema";

const TERMS = {
  fee: REQUIRED,
  milestones: { ...REQUIRED, multiple: true },
  "milestones[]": REQUIRED,
  "milestones[].name": REQUIRED,
  "milestones[].share": REQUIRED,
  "milestones[].release": REQUIRED,
  "milestones[].due": OPTIONAL,
  payWithin: REQUIRED,
  deliverables: { ...REQUIRED, multiple: true },
  "deliverables[]": REQUIRED,
  "deliverables[].platform": REQUIRED,
  "deliverables[].format": REQUIRED,
  "deliverables[].count": REQUIRED,
  "deliverables[].due": OPTIONAL,
  "deliverables[].note": OPTIONAL,
  revisions: REQUIRED,
  use: REQUIRED,
  useMonths: OPTIONAL,
  useTerritory: REQUIRED,
  exclusiveIn: OPTIONAL,
  exclusiveMonths: OPTIONAL,
  exclusiveTerritory: REQUIRED,
  noticeDays: REQUIRED,
  cancellationFee: REQUIRED,
  law: REQUIRED,
  category: OPTIONAL,
};

export const drawUpForm: LazyForm<typeof drawUpSchema> = {
  constraint: { id: REQUIRED, ...TERMS },
  schema: async () => (await import("./schema")).drawUpSchema,
};

export const changeForm: LazyForm<typeof changeSchema> = {
  constraint: { seen: REQUIRED, note: OPTIONAL, ...TERMS },
  schema: async () => (await import("./schema")).changeSchema,
};

export const amendForm: LazyForm<typeof amendSchema> = {
  constraint: { id: REQUIRED, note: OPTIONAL, ...TERMS },
  schema: async () => (await import("./schema")).amendSchema,
};

const ENDING = { endsOn: REQUIRED, brandPays: REQUIRED, delivered: REQUIRED, note: OPTIONAL };

export const cancelForm: LazyForm<typeof cancelSchema> = {
  constraint: { id: REQUIRED, ...ENDING },
  schema: async () => (await import("./schema")).cancelSchema,
};

export const changeEndingForm: LazyForm<typeof changeEndingSchema> = {
  constraint: { seen: REQUIRED, ...ENDING },
  schema: async () => (await import("./schema")).changeEndingSchema,
};

export const signForm: LazyForm<typeof signSchema> = {
  constraint: {
    hash: REQUIRED,
    name: REQUIRED,
    otherName: OPTIONAL,
    password: REQUIRED,
    acknowledged: OPTIONAL,
    overBudget: OPTIONAL,
  },
  schema: async () => (await import("./schema")).signSchema,
};
