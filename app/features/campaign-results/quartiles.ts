/** The middle of many values, and the limits of their middle half. Pure. */
export interface Quartiles {
  low: number;
  median: number;
  high: number;
}

/** Between two values it takes the share of the way; null without any. */
export function quartilesOf(values: readonly number[]): Quartiles | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => {
    const place = (sorted.length - 1) * share;
    const below = sorted[Math.floor(place)] as number;
    const above = sorted[Math.ceil(place)] as number;
    return below + (above - below) * (place % 1);
  };
  return { low: at(0.25), median: at(0.5), high: at(0.75) };
}
