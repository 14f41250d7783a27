import { z } from "zod";
import { lineText } from "~/platform/typed-text";
import { ID_PATTERN } from "~db/columns";
import { SEARCH_ALERTS } from "~db/constants";
import { SEARCH_NAME_LIMIT } from "./fields";

/** Longer than any query `filterQuery` writes. */
const QUERY_LIMIT = 20_000;

export const saveSearchSchema = z.object({
  /** The search's id, created with the form, so that sending it twice saves one search. */
  id: z.string().regex(ID_PATTERN),
  name: lineText(
    SEARCH_NAME_LIMIT,
    `Name must be at most ${SEARCH_NAME_LIMIT} characters`,
    "Please enter a name",
  ),
  query: z.string().max(QUERY_LIMIT).default(""),
  alerts: z.enum(SEARCH_ALERTS).optional(),
  redirectTo: z.string().optional(),
});

export type SaveSearch = z.infer<typeof saveSearchSchema>;

/** Chooses how often the brand hears of new athletes. */
export const searchAlertsSchema = z.object({
  id: z.string().regex(ID_PATTERN),
  alerts: z.enum(SEARCH_ALERTS),
  redirectTo: z.string().optional(),
});

/** Deletes or restores a saved search. */
export const savedSearchSchema = z.object({
  id: z.string().regex(ID_PATTERN),
  redirectTo: z.string().optional(),
});
