import { useId } from "react";
import { SERIES } from "./chart-frame";

/**
 * Lets a chart's figures be read one x at a time, in a line above it: by touch, or as one tab stop with the arrow keys.
 * Native radios in equal columns, so it works without scripts; the last one is chosen at first.
 */
function PointReader({ reads }: { reads: readonly string[] }) {
  const name = useId();
  return (
    <fieldset className="absolute inset-0">
      <legend className="sr-only">Figures, one by one</legend>
      <div className="flex h-full">
        {reads.map((read, i) => (
          <label key={read} className="flex h-full min-w-0 flex-1 cursor-pointer justify-center">
            <input
              type="radio"
              name={name}
              value={i}
              aria-label={read}
              defaultChecked={i === reads.length - 1}
              className="peer sr-only"
            />
            <span className="h-full border-l border-transparent outline-offset-4 peer-checked:border-control peer-focus-visible:outline-3 peer-focus-visible:outline-leaf" />
            <span className="absolute inset-x-0 bottom-full hidden text-sm text-ink peer-checked:block">
              {read}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The viewBox is so wide and high, and stretches to its container. */
export const SIZE = 1000;

export interface Point {
  x: number;
  /** Null breaks the line. */
  y: number | null;
}

/** The approximate number of steps on a small chart. */
const STEPS = 3;
const WIDEST = 1e15;

/**
 * Evenly spaced axis values, lowest first, that cover `low` to `high`. The step grows
 * until no two labels are equal, because '1.0M, 1.0M, 1.0M' says nothing.
 */
export function ticks(low: number, high: number, format: (value: number) => string): number[] {
  const flat = low === high;
  let step = niceStep(flat ? Math.abs(high) / 10 || 1 : (high - low) / STEPS);
  for (;;) {
    const bottom = Math.floor(low / step - (flat && low > 0 ? 0.5 : 0));
    const top = Math.max(bottom + 1, Math.ceil(high / step));
    const values = Array.from({ length: top - bottom + 1 }, (_, i) => (bottom + i) * step);
    if (new Set(values.map(format)).size === values.length || step > WIDEST) return values;
    step = niceStep(step * 1.5);
  }
}

/** Rounds up to the next of 1, 2, 5, 10, 20, 50 … */
function niceStep(step: number): number {
  const decade = 10 ** Math.floor(Math.log10(step));
  const nice = [1, 2, 5, 10].find((n) => n * decade >= step * (1 - 1e-9)) ?? 10;
  return nice * decade;
}

export interface Bounds {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

export type Place = readonly [x: number, y: number];

/** Splits points at gaps and maps them to SVG coordinates (y points down). */
export function runs(points: readonly Point[], { left, right, bottom, top }: Bounds): Place[][] {
  const share = (value: number, from: number, to: number) =>
    to > from ? Math.min(1, Math.max(0, (value - from) / (to - from))) : 0.5;
  const found: Place[][] = [[]];
  for (const { x, y } of points) {
    if (y === null || !Number.isFinite(y)) found.push([]);
    else
      found
        .at(-1)
        ?.push([round(share(x, left, right) * SIZE), round((1 - share(y, bottom, top)) * SIZE)]);
  }
  return found.filter((run) => run.length > 0);
}

export const pathOf = (runs: readonly Place[][]): string =>
  runs.map((run) => `M${run.map((place) => place.join(" ")).join("L")}`).join("");

const round = (n: number) => Math.round(n * 10) / 10;

export interface Line {
  /** Sorted by x. */
  points: readonly Point[];
  tone: keyof typeof SERIES;
}

/**
 * Lines on one scale, for a `ChartFrame`. The SVG stretches to its container and the labels are
 * HTML text, so both are readable on a phone. An isolated point, and the last of each line, is a dot.
 */
export function LineChart({
  lines,
  formatX,
  formatY,
  from,
  reads,
}: {
  lines: readonly Line[];
  formatX: (x: number) => string;
  formatY: (y: number) => string;
  /** The scale includes this value: 0 to compare amounts, undefined to compare changes. */
  from?: number;
  /** What each x from 0 on is read out as: 'May 2026: 12.3K'. It can then be chosen, by pointer or keyboard. */
  reads?: readonly string[];
}) {
  const points = lines.flatMap((line) => line.points);
  const ys = points.flatMap(({ y }) => (y !== null && Number.isFinite(y) ? [y] : []));
  if (ys.length === 0) return null;
  const lowest = Math.min(...ys);
  const marks = ticks(Math.min(lowest, from ?? lowest), Math.max(...ys), formatY);
  const [left, right] = [
    Math.min(...points.map(({ x }) => x)),
    Math.max(...points.map(({ x }) => x)),
  ];
  // What can be chosen stands in the middle of a column of its own.
  const margin = reads ? 0.5 : 0;
  const bounds = {
    left: left - margin,
    right: right + margin,
    bottom: marks[0] ?? 0,
    top: marks.at(-1) ?? 0,
  };
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3 text-xs tabular-nums text-soft">
      {reads && <div className="col-span-2 h-16 sm:h-10" />}
      <ol aria-hidden="true" className="flex flex-col-reverse justify-between text-right">
        {marks.map((mark) => (
          <li key={mark} className="leading-5">
            {formatY(mark)}
          </li>
        ))}
      </ol>
      {/* Half a line of text above and below, so that every label aligns with its grid line. */}
      <div className="relative min-w-0 py-2.5">
        <svg
          viewBox={`0 0 ${SIZE} ${SIZE}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="block h-40 w-full overflow-visible md:h-48"
        >
          <path
            d={marks.map((_, i) => `M0 ${(i / (marks.length - 1)) * SIZE}H${SIZE}`).join("")}
            className="[vector-effect:non-scaling-stroke] fill-none stroke-line"
          />
          {lines.map((line) => (
            <Drawn key={line.tone} runs={runs(line.points, bounds)} tone={line.tone} />
          ))}
        </svg>
        {reads && <PointReader reads={reads} />}
      </div>
      {reads && reads.length <= MAX_LABELS ? (
        <ol aria-hidden="true" className="col-start-2 flex">
          {reads.map((read, x) => (
            <li key={read} className="flex min-w-0 flex-1 justify-center whitespace-nowrap">
              {hasLabel(x, reads.length) && formatX(x)}
            </li>
          ))}
        </ol>
      ) : (
        <ol
          aria-hidden="true"
          className={`col-start-2 grid ${left < right ? "grid-cols-[1fr_auto_1fr]" : "text-center"}`}
        >
          {left < right ? (
            <>
              <li>{formatX(left)}</li>
              <li>{formatX((left + right) / 2)}</li>
              <li className="text-right">{formatX(right)}</li>
            </>
          ) : (
            <li>{formatX(left)}</li>
          )}
        </ol>
      )}
    </div>
  );
}

/** Of more columns than these, the middle of one is as good as its edge. */
const MAX_LABELS = 12;

/** Whether a column has room for its name: the last one, and from there each or every second. */
const hasLabel = (x: number, n: number) => (n - 1 - x) % Math.ceil(n / 6) === 0;

const DOT: Record<Line["tone"], string> = {
  leaf: "stroke-leaf",
  track: "stroke-track",
  gold: "stroke-gold",
};

function Drawn({ runs, tone }: { runs: Place[][]; tone: Line["tone"] }) {
  const dots = runs.flatMap((run, i) =>
    run.length === 1 || i === runs.length - 1 ? run.slice(-1) : [],
  );
  return (
    <>
      <path d={pathOf(runs.filter((run) => run.length > 1))} className={SERIES[tone]} />
      {/* A zero-length line with round caps, because a circle would stretch with the SVG. */}
      <path
        d={dots.map((place) => `M${place.join(" ")}h0`).join("")}
        className={`[vector-effect:non-scaling-stroke] fill-none stroke-[9px] [stroke-linecap:round] ${DOT[tone]}`}
      />
    </>
  );
}
