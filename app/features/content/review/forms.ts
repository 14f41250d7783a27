import { type LazyForm, OPTIONAL, REQUIRED } from "~/components/lazy-validation";
import type { commentSchema, editCommentSchema } from "./schema";

export const commentForm: LazyForm<typeof commentSchema> = {
  constraint: {
    intent: REQUIRED,
    id: REQUIRED,
    comment: OPTIONAL,
    version: OPTIONAL,
    parentId: OPTIONAL,
    mediaId: OPTIONAL,
    time: OPTIONAL,
    x: OPTIONAL,
    y: OPTIONAL,
  },
  schema: async () => (await import("./schema")).commentSchema,
};

export const editCommentForm: LazyForm<typeof editCommentSchema> = {
  constraint: { intent: REQUIRED, commentId: REQUIRED, comment: REQUIRED },
  schema: async () => (await import("./schema")).editCommentSchema,
};
