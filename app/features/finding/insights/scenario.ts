import { formatMoney, toPence } from "~/platform/money";
import { parseNumber } from "~/platform/parse-number";
import { forecast, type RoiPlan } from "./roi";

/** ROI scenarios in the URL. Pure; used on the server and while the user types. */

interface Bound {
  label: string;
  min: number;
  max: number;
  step: number;
  start: number;
  /** In words: '1,000,000', '£5,000', '3.5%'. */
  say: (value: number) => string;
}

const count = new Intl.NumberFormat("en-GB");
const plain = (value: number) => count.format(value);

/** Budgets are in pounds here, as the form has them. */
export const BOUNDS = {
  budget: {
    label: "Campaign budget",
    min: 0,
    max: 100_000_000,
    step: 0.01,
    start: 5_000,
    say: (value: number) => formatMoney(toPence(value)),
  },
  athletes: { label: "Number of athletes", min: 1, max: 50, step: 1, start: 5, say: plain },
  followers: {
    label: "Average followers",
    min: 1_000,
    max: 1_000_000,
    step: 10_000,
    start: 50_000,
    say: plain,
  },
  engagement: {
    label: "Average engagement",
    min: 0.5,
    max: 20,
    step: 0.5,
    start: 3.5,
    say: (value: number) => `${value}%`,
  },
} satisfies Record<string, Bound>;

export type ScenarioField = keyof typeof BOUNDS;
export const FIELDS = Object.keys(BOUNDS) as ScenarioField[];

/** A RoiPlan with the budget in pounds. */
export type Scenario = Record<ScenarioField, number>;

/**
 * The scenario that the tool opens with: £1,000 for each of five athletes with 50,000 followers.
 */
export const START = Object.fromEntries(
  FIELDS.map((field) => [field, BOUNDS[field].start]),
) as Scenario;

export const MAX_COMPARED = 3;

export interface Forecasting {
  scenario: Scenario;
  /** Messages about values that were clamped. */
  notes: Partial<Record<ScenarioField, string>>;
  /** Scenarios to compare with: at most three, distinct. */
  compared: Scenario[];
  /** Why the requested scenario was not added. */
  full: boolean;
}

/** Parses a query string and clamps every value to its bounds. */
export function readForecasting(params: URLSearchParams): Forecasting {
  const notes: Forecasting["notes"] = {};
  const scenario = { ...START };
  for (const field of FIELDS) {
    const raw = params.get(field);
    if (raw === null) continue;
    const { value, note } = nearest(BOUNDS[field], raw);
    scenario[field] = value;
    if (note) notes[field] = note;
  }
  const stored = params.getAll("compare").flatMap((raw) => readCompared(raw) ?? []);
  const compared = distinct(stored).slice(0, MAX_COMPARED);
  const isNew = params.has("add") && !compared.some((other) => isSame(other, scenario));
  const full = isNew && compared.length === MAX_COMPARED;
  return { scenario, notes, compared: isNew && !full ? [...compared, scenario] : compared, full };
}

/** The query string of the forecast with these scenarios. */
export function forecastQuery(scenario: Scenario, compared: readonly Scenario[]): string {
  const params = new URLSearchParams({ tab: "roi" });
  for (const field of FIELDS) params.set(field, String(scenario[field]));
  for (const other of compared) params.append("compare", writeCompared(other));
  return `?${params}`;
}

/** '5000_5_50000_3.5' */
export const writeCompared = (scenario: Scenario): string =>
  FIELDS.map((field) => scenario[field]).join("_");

export const isSame = (a: Scenario, b: Scenario) => writeCompared(a) === writeCompared(b);

const planOf = ({ budget, ...rest }: Scenario): RoiPlan => ({
  ...rest,
  budget: Math.round(budget * 100),
});

export const forecastOf = (scenario: Scenario) => forecast(planOf(scenario));

function readCompared(raw: string): Scenario | null {
  const parts = raw.split("_");
  if (parts.length !== FIELDS.length || parts.some((part) => !/^\d+(\.\d+)?$/.test(part)))
    return null;
  return Object.fromEntries(
    FIELDS.map((field, i) => [field, nearest(BOUNDS[field], parts[i] ?? "").value]),
  ) as Scenario;
}

/** A crafted URL may name a thousand. */
const distinct = (scenarios: Scenario[]) => [
  ...new Map(scenarios.map((one) => [writeCompared(one), one])).values(),
];

function nearest(bound: Bound, raw: string): { value: number; note: string | null } {
  const { label, min, max, start, say } = bound;
  const typed = parseNumber(raw.replace(/%\s*$/, ""));
  if (Number.isNaN(typed))
    return { value: start, note: `${label} must be a number. Using ${say(start)} instead.` };
  if (typed < min) return { value: min, note: `${label} must be at least ${say(min)}.` };
  if (typed > max) return { value: max, note: `${label} must be at most ${say(max)}.` };
  const value = onStep(bound, typed);
  return {
    value,
    note:
      value === typed
        ? null
        : `${label} must be in steps of ${say(bound.step)}. Using ${say(value)} instead.`,
  };
}

/** Steps count from 0, so that round numbers are valid; both bounds are always valid. */
function onStep({ min, max, step }: Bound, typed: number): number {
  const stepped = Number((Math.round(typed / step) * step).toFixed(2));
  return Math.min(max, Math.max(min, stepped));
}
