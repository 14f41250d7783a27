/** Where Discover's results stand: the filters and how the athletes are shown. Pure. */
import { type Filters, filterQuery } from "./filters";

/** The page of saved searches, which keeps and deletes them too. */
export const SEARCHES = "/brand/searches";

export type View = "grid" | "list";

export const readView = (params: URLSearchParams): View =>
  params.get("view") === "list" ? "list" : "grid";

export const discoverAddress = (
  filters: Filters,
  view: View = "grid",
  more: Record<string, string> = {},
): string => `/brand/discover${filterQuery(filters, view === "list" ? { view, ...more } : more)}`;
