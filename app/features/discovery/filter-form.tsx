import { Form, Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Button } from "~/components/ui/button";
import {
  activeFilters,
  type Filters,
  FOLLOWERS_STEP,
  filterQuery,
  MAX_FOLLOWERS_FILTER,
  MAX_SCORE_FILTER,
} from "./filters";

const input =
  "min-h-11 w-full rounded-control border border-control bg-card px-3 text-base text-ink";

/** A GET form: the filters live in the address. Numbers out of bounds are brought to the nearest legal ones. */
export function FilterForm({ filters, sports }: { filters: Filters; sports: string[] }) {
  const form = useRef<HTMLFormElement>(null);
  // The boxes say what the address says, also after Clear Filters and the back button.
  const address = filterQuery(filters);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is what resets the boxes
  useEffect(() => form.current?.reset(), [address]);
  const options =
    filters.sport && !sports.includes(filters.sport) ? [filters.sport, ...sports] : sports;
  return (
    <search>
      <Form
        ref={form}
        noValidate
        action="/brand/discover"
        className="grid grid-cols-2 items-end gap-3 rounded-card border border-line bg-card p-4 lg:grid-cols-[1.7fr_1.1fr_1fr_1fr_auto]"
      >
        <Labelled label="Name, sport or location" id="filter-q" wide>
          <input
            id="filter-q"
            name="q"
            type="search"
            maxLength={100}
            defaultValue={filters.q}
            className={input}
          />
        </Labelled>
        <Labelled label="Sport" id="filter-sport" wide>
          <select
            key={filters.sport}
            id="filter-sport"
            name="sport"
            defaultValue={filters.sport}
            className={input}
          >
            <option value="">All sports</option>
            {options.map((sport) => (
              <option key={sport}>{sport}</option>
            ))}
          </select>
        </Labelled>
        <Labelled label="Min followers" id="filter-followers">
          <input
            id="filter-followers"
            name="minFollowers"
            type="number"
            min={0}
            max={MAX_FOLLOWERS_FILTER}
            step={FOLLOWERS_STEP}
            placeholder="0"
            defaultValue={filters.minFollowers || ""}
            className={input}
          />
        </Labelled>
        <Labelled label="Min ambassador score" id="filter-score">
          <input
            id="filter-score"
            name="minScore"
            type="number"
            min={0}
            max={MAX_SCORE_FILTER}
            placeholder="0"
            defaultValue={filters.minScore || ""}
            className={input}
          />
        </Labelled>
        <Button className="max-lg:order-last max-lg:col-span-2">Search</Button>
        <label className="flex min-h-11 items-center gap-2.5 col-span-2 lg:col-span-5 lg:min-h-8">
          <input
            type="checkbox"
            name="verified"
            defaultChecked={filters.verified}
            className="size-5 accent-(--leaf)"
          />
          Verified Athletes Only
        </label>
      </Form>
    </search>
  );
}

function Labelled({
  label,
  id,
  wide = false,
  children,
}: {
  label: string;
  id: string;
  /** On a narrow screen it takes the whole line. */
  wide?: boolean;
  children: React.ReactNode;
}) {
  return (
    <div className={wide ? "max-lg:col-span-2" : ""}>
      <label htmlFor={id} className="mb-1 block text-sm text-soft">
        {label}
      </label>
      {children}
    </div>
  );
}

/** The filters that are set, each a link that takes it away. */
export function ActiveFilters({ filters }: { filters: Filters }) {
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  return (
    <ul aria-label="Filters" className="mt-3 flex flex-wrap items-center gap-2">
      {active.map(({ label, without }) => (
        <li key={label}>
          <Link
            to={`/brand/discover${filterQuery(without)}`}
            className="inline-flex min-h-11 items-center gap-2 rounded-full bg-leaf-wash px-3.5 text-sm font-[650] text-leaf-deep no-underline hover:underline md:min-h-8"
          >
            <span className="sr-only">Remove filter </span>
            {label}
            <span aria-hidden="true">×</span>
          </Link>
        </li>
      ))}
      <li>
        <Link to="/brand/discover" className="inline-flex min-h-11 items-center px-2 text-sm">
          Clear Filters
        </Link>
      </li>
    </ul>
  );
}
