import type { ReactNode } from "react";

/** Progress as text and bar; indeterminate without a value. */
export function Progress({
  label,
  value,
  max = 100,
  text,
}: {
  label: ReactNode;
  value?: number | undefined;
  max?: number;
  /** The text beside the label: '12 of 25'. */
  text?: ReactNode;
}) {
  return (
    <label className="block text-sm">
      <span className="flex flex-wrap justify-between gap-x-3">
        <span className="font-strong">{label}</span>
        {text && <span className="tabular-nums">{text}</span>}
      </span>
      <progress value={value} max={max} className="bar mt-1.5 h-1.5" />
    </label>
  );
}
