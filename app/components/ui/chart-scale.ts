/** Positions of a line chart's points and labels. Pure. The viewBox is SIZE by SIZE and stretches to its container. */

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

const round = (n: number) => Math.round(n * 10) / 10;
