import { type LazyForm, REQUIRED } from "~/components/lazy-validation";
import type { commentSchema, editCommentSchema } from "./schema";

export const commentForm: LazyForm<typeof commentSchema> = {
  constraint: {
    intent: REQUIRED,
    id: REQUIRED,
  },
  schema: async () => (await import("./schema")).commentSchema,
};

export const editCommentForm: LazyForm<typeof editCommentSchema> = {
  constraint: { intent: REQUIRED, commentId: REQUIRED, comment: REQUIRED },
  schema: async () => (await import("./schema")).editCommentSchema,
};
