import { SERIES } from "./chart-frame";
import { pathOf, runs, SIZE } from "./line-chart";

/** A line of counts, small enough for a table's cell. @param label says it in words */
export function SparkLine({ counts, label }: { counts: readonly number[]; label: string }) {
  const points = counts.map((y, x) => ({ x, y }));
  const bounds = { left: 0, right: counts.length - 1, bottom: 0, top: Math.max(1, ...counts) };
  return (
    <svg
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      className="inline-block h-6 w-20 overflow-visible"
    >
      <path d={pathOf(runs(points, bounds))} className={SERIES.leaf} />
    </svg>
  );
}
