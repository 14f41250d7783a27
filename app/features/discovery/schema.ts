import { z } from "zod";
import { ID_PATTERN } from "~db/columns";

export const SEARCH_NAME_LIMIT = 60;

/** Longer than any query `filterQuery` writes. */
const QUERY_LIMIT = 20_000;

export const saveSearchSchema = z.object({
  /** The search's id, made with the form: sending the form twice keeps one search. */
  id: z.string().regex(ID_PATTERN),
  name: z
    .string({ error: "Please name this search" })
    .trim()
    .min(1, "Please name this search")
    .max(SEARCH_NAME_LIMIT, `Name must be at most ${SEARCH_NAME_LIMIT} characters`),
  query: z.string().max(QUERY_LIMIT).default(""),
});

export type SaveSearch = z.infer<typeof saveSearchSchema>;

/** Deleting a saved search, or taking that back. */
export const keptSearchSchema = z.object({
  intent: z.enum(["delete", "restore"]),
  id: z.string().regex(ID_PATTERN),
});
