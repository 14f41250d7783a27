import { forecast, type Plan } from "./roi";

/** ROI scenarios as they stand in an address. Pure; the screen reads it on the server and while one types. */

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

/** Budgets are in pounds here, as typed. */
export const BOUNDS = {
  budget: {
    label: "Campaign budget",
    min: 0,
    max: 100_000_000,
    step: 0.01,
    start: 5_000,
    say: (value: number) => `£${plain(value)}`,
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

/** The same numbers as a plan, with the budget in pounds. */
export type Scenario = Record<ScenarioField, number>;

export const START = Object.fromEntries(
  FIELDS.map((field) => [field, BOUNDS[field].start]),
) as Scenario;

export const MOST_COMPARED = 3;

export interface Forecasting {
  scenario: Scenario;
  /** What was brought to the nearest legal number, and why. */
  notes: Partial<Record<ScenarioField, string>>;
  /** Kept beside it, at most three, none twice. */
  compared: Scenario[];
  /** Why a scenario that should have been added was not. */
  full: boolean;
}

/** Whatever an address or the form says, brought to the nearest legal scenarios. */
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
  const kept = params.getAll("compare").flatMap((raw) => readCompared(raw) ?? []);
  const compared = distinct(kept).slice(0, MOST_COMPARED);
  const isNew = params.has("add") && !compared.some((other) => isSame(other, scenario));
  const full = isNew && compared.length === MOST_COMPARED;
  return { scenario, notes, compared: isNew && !full ? [...compared, scenario] : compared, full };
}

/** The address of the forecast with these scenarios. */
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

export const planOf = ({ budget, ...rest }: Scenario): Plan => ({
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

/** An address may name a thousand. */
const distinct = (scenarios: Scenario[]) => [
  ...new Map(scenarios.map((one) => [writeCompared(one), one])).values(),
];

function nearest(bound: Bound, raw: string): { value: number; note: string | null } {
  const { label, min, max, start, say } = bound;
  const text = raw.replace(/[\s,£%]/g, "");
  const typed = Number(text);
  if (text === "" || Number.isNaN(typed))
    return { value: start, note: `${label} must be a number. Shown for ${say(start)}.` };
  if (typed < min) return { value: min, note: `${label} must be at least ${say(min)}.` };
  if (typed > max) return { value: max, note: `${label} can be at most ${say(max)}.` };
  const value = onStep(bound, typed);
  return {
    value,
    note: value === typed ? null : `${label} goes in steps of ${say(bound.step)}: ${say(value)}.`,
  };
}

/** Steps are counted from 0, so that round numbers are among them; the bounds are always legal. */
function onStep({ min, max, step }: Bound, typed: number): number {
  const stepped = Number((Math.round(typed / step) * step).toFixed(2));
  return Math.min(max, Math.max(min, stepped));
}
