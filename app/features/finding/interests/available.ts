import { paths, withQuery } from "~/paths";
import { parseNumber } from "~/platform/parse-number";

/** The lists beside the one for the athlete, which leaves out what was decided. */
const LISTS = ["saved", "asked"] as const;

/** The filters of an athlete's list of available campaigns, as the address says them. Pure. */
export interface AvailableFilters {
  q: string;
  sport: string;
  /** Pounds, as typed: only those that pay as much. Empty: any. */
  fee: string;
  /** Only those whose requirements the athlete meets. */
  fits: boolean;
  /** Empty: for the athlete. */
  list: (typeof LISTS)[number] | "";
}

const LONGEST = 100;
const MOST_POUNDS = 1_000_000;

/** Cut between characters, not within one. */
const text = (raw: string | null) => [...(raw ?? "").trim()].slice(0, LONGEST).join("");

/** What is no amount filters nothing. */
const pounds = (raw: string | null) => {
  const amount = parseNumber(raw ?? "");
  return amount > 0 && amount <= MOST_POUNDS ? String(amount) : "";
};

export const NO_AVAILABLE_FILTERS: AvailableFilters = {
  q: "",
  sport: "",
  fee: "",
  fits: false,
  list: "",
};

export const readAvailable = (params: URLSearchParams): AvailableFilters => ({
  q: text(params.get("q")),
  sport: text(params.get("sport")),
  fee: pounds(params.get("fee")),
  fits: params.get("fits") === "on",
  list: LISTS.find((list) => list === params.get("list")) ?? "",
});

/** The query that shows them again. */
export const availableQuery = ({ fits, ...filters }: AvailableFilters): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...filters, fits: fits ? "on" : "" }).filter(([, value]) => value),
  );

export const availablePath = (filters: AvailableFilters, more: Record<string, string> = {}) =>
  withQuery(paths.athlete.campaigns, { tab: "available", ...availableQuery(filters), ...more });
