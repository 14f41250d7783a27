import { type LazyForm, REQUIRED } from "~/components/lazy-validation";
import type {
  approveSchema,
  describeFileSchema,
  editContentSchema,
  flagSchema,
  polishSchema,
  postSchema,
  requestChangesSchema,
  returnSchema,
} from "./schema";

export const editContentForm: LazyForm<typeof editContentSchema> = {
  constraint: {
    intent: REQUIRED,
    title: REQUIRED,
  },
  schema: async () => (await import("./schema")).editContentSchema,
};

export const polishForm: LazyForm<typeof polishSchema> = {
  constraint: { intent: REQUIRED },
  schema: async () => (await import("./schema")).polishSchema,
};

export const postForm: LazyForm<typeof postSchema> = {
  constraint: { intent: REQUIRED, postUrl: REQUIRED },
  schema: async () => (await import("./schema")).postSchema,
};

export const returnForm: LazyForm<typeof returnSchema> = {
  constraint: { intent: REQUIRED, note: REQUIRED },
  schema: async () => (await import("./schema")).returnSchema,
};

export const approveForm: LazyForm<typeof approveSchema> = {
  constraint: {
    intent: REQUIRED,
  },
  schema: async () => (await import("./schema")).approveSchema,
};

export const requestChangesForm: LazyForm<typeof requestChangesSchema> = {
  constraint: {
    intent: REQUIRED,
    comments: { multiple: true },
    "comments[]": REQUIRED,
  },
  schema: async () => (await import("./schema")).requestChangesSchema,
};

export const flagForm: LazyForm<typeof flagSchema> = {
  constraint: {
    intent: REQUIRED,
    reason: REQUIRED,
  },
  schema: async () => (await import("./schema")).flagSchema,
};

export const describeFileForm: LazyForm<typeof describeFileSchema> = {
  constraint: { intent: REQUIRED, file: REQUIRED },
  schema: async () => (await import("./schema")).describeFileSchema,
};
