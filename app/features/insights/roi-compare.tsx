import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/components/ui/button";
import { type Column, Table } from "~/components/ui/table";
import { formatCount } from "~/platform/numbers";
import { ROI_FORM } from "./roi-form";
import { money, percent, verdict } from "./roi-results";
import {
  BOUNDS,
  FIELDS,
  forecastOf,
  forecastQuery,
  isSame,
  MOST_COMPARED,
  type Scenario,
  writeCompared,
} from "./scenario";

interface Measure {
  label: string;
  cells: ReactNode[];
}

/** Up to three scenarios side by side; they stand in the address, so the address shares them. */
export function RoiCompare({
  scenario,
  compared,
  full,
}: {
  /** What the form asks now. */
  scenario: Scenario;
  compared: readonly Scenario[];
  full: boolean;
}) {
  const isThere = compared.some((other) => isSame(other, scenario));
  return (
    <section aria-labelledby="roi-compare" className="flex flex-col items-start gap-3">
      <h3 id="roi-compare" className="text-lg">
        Compare scenarios
      </h3>
      <p className="text-soft">
        {compared.length === 0
          ? "Set a scenario, add it, change it and add it again: up to three stand side by side."
          : "The address of this page holds these scenarios. Share it to show them."}
      </p>
      {compared.length > 0 && (
        <div className="w-full">
          <Table
            caption="Scenarios side by side"
            captionHidden
            narrow="scroll"
            columns={columns(compared)}
            rows={measures(scenario, compared)}
            rowKey={({ label }) => label}
          />
        </div>
      )}
      {compared.length < MOST_COMPARED ? (
        <Button look="plain" form={ROI_FORM} name="add" value="1">
          Add to comparison
        </Button>
      ) : (
        <p className="text-soft">Three is the most. Remove one to add another.</p>
      )}
      <p role="status" className="text-sm text-soft empty:hidden">
        {full
          ? "There are three scenarios already."
          : isThere
            ? "The scenario above is in the comparison."
            : ""}
      </p>
    </section>
  );
}

const columns = (compared: readonly Scenario[]): Column<Measure>[] => [
  { label: "Measure", cell: ({ label }) => label },
  ...compared.map((_, i) => ({
    label: `Scenario ${i + 1}`,
    cell: ({ cells }: Measure) => cells[i],
    numeric: true,
  })),
];

function measures(scenario: Scenario, compared: readonly Scenario[]): Measure[] {
  const forecasts = compared.map(forecastOf);
  const best = Math.max(...forecasts.map(({ roi }) => roi ?? Number.NEGATIVE_INFINITY));
  const isBest = (roi: number | null) => compared.length > 1 && roi === best;
  return [
    ...FIELDS.map((field) => ({
      label: BOUNDS[field].label,
      cells: compared.map((other) => BOUNDS[field].say(other[field])),
    })),
    {
      label: "Estimated reach",
      cells: forecasts.map(({ reach }) => formatCount(Math.round(reach))),
    },
    {
      label: "Engagements",
      cells: forecasts.map(({ engagements }) => formatCount(Math.round(engagements))),
    },
    {
      label: "Cost per engagement",
      cells: forecasts.map(({ costPerEngagement }) => money(costPerEngagement)),
    },
    {
      label: "Projected ROI",
      cells: forecasts.map((forecast, i) => (
        <span
          key={writeCompared(compared[i] as Scenario)}
          title={verdict(forecast)}
          className={(forecast.roi ?? 0) > 0 ? "font-[650] text-leaf" : ""}
        >
          {isBest(forecast.roi) && "Best: "}
          {percent(forecast.roi)}
        </span>
      )),
    },
    {
      label: "Change",
      cells: compared.map((other, i) => (
        <span key={writeCompared(other)} className="inline-flex gap-3">
          <Action to={forecastQuery(other, compared)} label={`Open scenario ${i + 1}`}>
            Open
          </Action>
          <Action
            to={forecastQuery(scenario, compared.toSpliced(i, 1))}
            label={`Remove scenario ${i + 1}`}
          >
            Remove
          </Action>
        </span>
      )),
    },
  ];
}

const Action = ({ to, label, children }: { to: string; label: string; children: string }) => (
  <Link
    to={to}
    preventScrollReset
    aria-label={label}
    className="inline-flex min-h-11 items-center hover:text-leaf"
  >
    {children}
  </Link>
);
