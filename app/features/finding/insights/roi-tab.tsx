import { useLocation } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Card } from "~/components/ui/card";
import { formatMoney } from "~/platform/money";
import { type RealFees, RealFeesTable } from "./real-fees";
import { ENGAGEMENT_VALUE } from "./roi";
import { RoiCharts } from "./roi-chart";
import { RoiCompare } from "./roi-compare";
import { RoiForm } from "./roi-form";
import { RoiResults } from "./roi-results";
import { type Forecasting, forecastOf, forecastQuery, isSame, readForecasting } from "./scenario";

const FOLLOW_MS = 300;

/** The forecast for the URL; with scripts, for the values being typed, and the URL follows. */
export function RoiForecast({ fees }: { fees: RealFees[] }) {
  const location = useLocation();
  const requested = readForecasting(new URLSearchParams(location.search));
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const [typed, setTyped] = useState<{ at: string; value: Forecasting } | null>(null);
  const shown = typed?.at === location.key ? typed.value : requested;

  const read = () => {
    if (!form.current) return;
    const entries = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
    const value = readForecasting(new URLSearchParams(entries));
    setTyped({ at: location.key, value });
    clearTimeout(timer.current);
    // Only the URL changes: the forecast is computed in the browser, so no loader runs.
    timer.current = setTimeout(
      () => history.replaceState(history.state, "", forecastQuery(value.scenario, value.compared)),
      FOLLOW_MS,
    );
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    clearTimeout(timer.current);
    if ((submitter as HTMLButtonElement | null)?.name === "add") return;
    event.preventDefault();
    read();
  };

  // Values typed before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    const entries = form.current ? [...new FormData(form.current)] : [];
    const there = readForecasting(
      new URLSearchParams(entries.map(([name, value]) => [name, String(value)])),
    );
    if (!isSame(there.scenario, requested.scenario)) read();
    return () => clearTimeout(timer.current);
  }, [location.key]);

  const { scenario, notes, compared, full } = shown;
  return (
    <div className="flex flex-col gap-8">
      <div className="grid gap-6 lg:grid-cols-[20rem_1fr]">
        <Card className="self-start">
          <h2 className="text-lg">ROI Forecast</h2>
          <p className="mt-1 mb-4 text-sm text-soft">
            A simple calculator: every athlete has the same following, a campaign reaches 80% of it,
            and an engagement is worth {formatMoney(ENGAGEMENT_VALUE)}.
          </p>
          <RoiForm
            // A new URL resets the fields.
            key={location.key}
            formRef={form}
            start={requested.scenario}
            notes={notes}
            compared={compared}
            onInput={read}
            onSubmit={submit}
          />
        </Card>
        <div className="flex min-w-0 flex-col gap-4">
          <RoiResults forecast={forecastOf(scenario)} />
          <RoiCharts scenario={scenario} />
          <Formulas />
        </div>
      </div>
      <RealFeesTable rows={fees} />
      <RoiCompare scenario={scenario} compared={compared} full={full} />
    </div>
  );
}

const Formulas = () => (
  <details>
    <summary className="disclosure text-sm">How this is calculated</summary>
    <ul className="mt-1 flex max-w-text list-disc flex-col gap-1 pl-5 text-sm text-soft">
      <li>
        Reach: followers × athletes × 0.8. Matches, campaigns and reports don't use this: their
        forecasts are of each athlete's own channels.
      </li>
      <li>Engagements: reach × engagement rate.</li>
      <li>Cost per engagement: budget ÷ engagements.</li>
      <li>Projected ROI: (engagements × {formatMoney(ENGAGEMENT_VALUE)} − budget) ÷ budget.</li>
      <li>This is an estimate based on averages, not a guarantee.</li>
    </ul>
  </details>
);
