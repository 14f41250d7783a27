import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { formatCount } from "~/platform/numbers";
import { ROI_FORM } from "./roi-form";
import { money, percent } from "./roi-results";
import {
  BOUNDS,
  FIELDS,
  forecastOf,
  forecastQuery,
  isSame,
  MAX_COMPARED,
  type Scenario,
  writeCompared,
} from "./scenario";

/** Up to three scenarios side by side, kept in the URL so that it can be shared. */
export function RoiCompare({
  scenario,
  compared,
  full,
}: {
  /** The current form values. */
  scenario: Scenario;
  compared: readonly Scenario[];
  full: boolean;
}) {
  const best = Math.max(...compared.map((other) => forecastOf(other).roi ?? -100));
  const isThere = compared.some((other) => isSame(other, scenario));
  return (
    <section aria-labelledby="roi-compare" className="flex flex-col items-start gap-3">
      <h3 id="roi-compare" className="text-lg">
        Compare scenarios
      </h3>
      <p className="text-soft">
        {compared.length === 0
          ? "Add up to three scenarios to compare them side by side."
          : "This page's link holds these scenarios."}
      </p>
      {compared.length > 0 && (
        <ul className="grid w-full gap-4 lg:grid-cols-3">
          {compared.map((other, i) => (
            <li key={writeCompared(other)}>
              <ScenarioCard
                name={`Scenario ${i + 1}`}
                scenario={other}
                isBest={compared.length > 1 && forecastOf(other).roi === best}
                open={forecastQuery(other, compared)}
                remove={forecastQuery(
                  scenario,
                  compared.filter((one) => one !== other),
                )}
              />
            </li>
          ))}
        </ul>
      )}
      {compared.length < MAX_COMPARED ? (
        <Button variant="plain" form={ROI_FORM} name="add" value="1">
          Add to comparison
        </Button>
      ) : (
        <p className="text-soft">You can compare up to three. Remove one to add another.</p>
      )}
      <p role="status" className="text-sm text-soft empty:hidden">
        {full
          ? "You've already added three scenarios."
          : isThere
            ? "This scenario is already in the comparison."
            : ""}
      </p>
    </section>
  );
}

/** Same lines in the same order on every card, so that they compare across. */
function ScenarioCard({
  name,
  scenario,
  isBest,
  open,
  remove,
}: {
  name: string;
  scenario: Scenario;
  isBest: boolean;
  open: string;
  remove: string;
}) {
  const forecast = forecastOf(scenario);
  const lines: [string, string][] = [
    ...FIELDS.map((field): [string, string] => [
      BOUNDS[field].label,
      BOUNDS[field].say(scenario[field]),
    ]),
    ["Estimated reach", formatCount(Math.round(forecast.reach))],
    ["Engagements", formatCount(Math.round(forecast.engagements))],
    ["Cost per engagement", money(forecast.costPerEngagement)],
  ];
  return (
    <Card className={isBest ? "border-leaf!" : ""}>
      <h4 className="flex min-h-7 items-center justify-between gap-2 text-base font-strong">
        {name}
        {isBest && <Badge tone="good">Best return</Badge>}
      </h4>
      <dl className="mt-2">
        {lines.map(([label, value]) => (
          <Line key={label} label={label}>
            {value}
          </Line>
        ))}
        <Line label="Projected ROI">
          <span className={`figure text-lg ${(forecast.roi ?? 0) > 0 ? "text-leaf" : ""}`}>
            {percent(forecast.roi)}
          </span>
        </Line>
      </dl>
      <p className="mt-2 flex gap-4 text-sm">
        <Action to={open} label={`Open ${name}`}>
          Open
        </Action>
        <Action to={remove} label={`Remove ${name}`}>
          Remove
        </Action>
      </p>
    </Card>
  );
}

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-3 border-t border-line py-1.5">
    <dt className="text-sm text-soft">{label}</dt>
    <dd className="tabular-nums">{children}</dd>
  </div>
);

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
