/** Discover's URL: the filters and the view (cards or table). Pure. */
import { paths } from "~/paths";
import { type Filters, filterQuery } from "./filters";

export type View = "grid" | "list";

export const readView = (params: URLSearchParams): View =>
  params.get("view") === "list" ? "list" : "grid";

export const discoverAddress = (
  filters: Filters,
  view: View = "grid",
  more: Record<string, string> = {},
): string =>
  `${paths.brand.discover}${filterQuery(filters, view === "list" ? { view, ...more } : more)}`;
