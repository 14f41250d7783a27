/** The filters of an athlete's list of available campaigns, as the address says them. Pure. */
export interface AvailableFilters {
  q: string;
  sport: string;
  /** Only those whose requirements the athlete meets. */
  fits: boolean;
  saved: boolean;
}

const LONGEST = 100;

/** Cut between characters, not within one. */
const text = (raw: string | null) => [...(raw ?? "").trim()].slice(0, LONGEST).join("");

export const NO_AVAILABLE_FILTERS: AvailableFilters = {
  q: "",
  sport: "",
  fits: false,
  saved: false,
};

export const readAvailable = (params: URLSearchParams): AvailableFilters => ({
  q: text(params.get("q")),
  sport: text(params.get("sport")),
  fits: params.get("fits") === "on",
  saved: params.get("saved") === "on",
});

/** The query that shows them again. */
export const availableQuery = ({ q, sport, fits, saved }: AvailableFilters) =>
  Object.fromEntries(
    Object.entries({ q, sport, fits: fits ? "on" : "", saved: saved ? "on" : "" }).filter(
      ([, value]) => value,
    ),
  );
