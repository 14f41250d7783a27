import { z } from "zod";
import { ID_PATTERN } from "~db/columns";
import { parseTimeCode } from "./time-code";

const text = z.string().trim().max(2000, "Comment must be at most 2000 characters");
const idField = z.string().regex(ID_PATTERN);

const PERCENT = "Enter a number from 0 to 100";
const percent = z.number(PERCENT).min(0, PERCENT).max(100, PERCENT).optional();
const MOMENT = "Enter a time such as 0:12";

export const commentSchema = z
  .object({
    intent: z.literal("comment"),
    id: idField,
    comment: text.default(""),
    /** The version that the page showed. */
    version: z.number().int().positive().optional(),
    /** The comment that it answers. */
    parentId: idField.optional(),
    /** The file it is pinned to; the fields below count where they fit its kind. */
    mediaId: idField.optional(),
    time: z
      .string()
      .refine((value) => parseTimeCode(value) !== null, MOMENT)
      .optional(),
    x: percent,
    y: percent,
  })
  .refine(({ x, y }) => (x === undefined) === (y === undefined), {
    path: ["y"],
    error: "Enter both numbers, or leave both empty",
  });

export type NewComment = Omit<z.infer<typeof commentSchema>, "intent">;

const COMMENT_REQUIRED = "Write your comment";

export const editCommentSchema = z.object({
  intent: z.literal("edit-comment"),
  commentId: idField,
  comment: z.string(COMMENT_REQUIRED).trim().min(1, COMMENT_REQUIRED).pipe(text),
});

export const resolveSchema = z.object({
  intent: z.enum(["resolve", "reopen"]),
  commentId: idField,
});
