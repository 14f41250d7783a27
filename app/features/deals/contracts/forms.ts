import { type LazyForm, REQUIRED } from "~/components/lazy-validation";
import { DELIVERABLE_CONSTRAINTS, termConstraints } from "~/features/campaigns/terms/form";
import type {
  amendSchema,
  cancelSchema,
  changeEndingSchema,
  changeSchema,
  drawUpSchema,
  signManySchema,
  signSchema,
} from "./schema";

const TERMS = {
  ...termConstraints(),
  ...DELIVERABLE_CONSTRAINTS,
  fee: REQUIRED,
  noticeDays: REQUIRED,
  cancellationFee: REQUIRED,
  law: REQUIRED,
};

export const drawUpForm: LazyForm<typeof drawUpSchema> = {
  constraint: { id: REQUIRED, ...TERMS },
  schema: async () => (await import("./schema")).drawUpSchema,
};

export const changeForm: LazyForm<typeof changeSchema> = {
  constraint: { expectedVersion: REQUIRED, ...TERMS },
  schema: async () => (await import("./schema")).changeSchema,
};

export const amendForm: LazyForm<typeof amendSchema> = {
  constraint: { id: REQUIRED, ...TERMS },
  schema: async () => (await import("./schema")).amendSchema,
};

const ENDING = { endsOn: REQUIRED, brandPays: REQUIRED, delivered: REQUIRED };

export const cancelForm: LazyForm<typeof cancelSchema> = {
  constraint: { id: REQUIRED, ...ENDING },
  schema: async () => (await import("./schema")).cancelSchema,
};

export const changeEndingForm: LazyForm<typeof changeEndingSchema> = {
  constraint: { expectedVersion: REQUIRED, ...ENDING },
  schema: async () => (await import("./schema")).changeEndingSchema,
};

export const signForm: LazyForm<typeof signSchema> = {
  constraint: {
    hash: REQUIRED,
    name: REQUIRED,
  },
  schema: async () => (await import("./schema")).signSchema,
};

export const signManyForm: LazyForm<typeof signManySchema> = {
  constraint: {
    contract: { ...REQUIRED, multiple: true },
    "contract[]": REQUIRED,
    name: REQUIRED,
  },
  schema: async () => (await import("./schema")).signManySchema,
};
