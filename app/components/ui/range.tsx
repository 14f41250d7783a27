import { useEffect, useRef } from "react";
import { control } from "./field";

/**
 * A bounded number: an input, which the form submits, and a slider that changes it.
 * Without scripts the slider is hidden. Uncontrolled, so that `form.reset()` resets both.
 */
export function Range({
  id,
  name,
  label,
  unit,
  min = 0,
  max,
  step = 1,
  defaultValue = min,
  empty = min,
  disabled = false,
  error,
}: {
  id: string;
  name: string;
  label: string;
  /** The unit after the input: '%'. */
  unit?: string;
  min?: number;
  max: number;
  step?: number;
  defaultValue?: number;
  /** The number that an empty input stands for. */
  empty?: number;
  disabled?: boolean;
  error?: string | undefined;
}) {
  const box = useRef<HTMLInputElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const bounds = { min, max, step, defaultValue, disabled };

  // Moved before hydration.
  useEffect(() => {
    const [typed, moved] = [box.current, slider.current];
    if (!typed || !moved) return;
    if (moved.value !== moved.defaultValue) typed.value = moved.value;
    else moved.value = typed.value;
  }, []);

  return (
    <div className="flex min-w-0 flex-col gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <label htmlFor={id} className="text-sm text-soft">
          {label}
        </label>
        <span className="flex items-center gap-1.5 tabular-nums">
          <input
            ref={box}
            id={id}
            name={name}
            type="number"
            inputMode={Number.isInteger(step) ? "numeric" : "decimal"}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onInput={(event) => {
              if (slider.current) slider.current.value = event.currentTarget.value || String(empty);
            }}
            className={`${control} min-h-11 ${max < 1000 ? "!w-20" : "!w-30"} text-right md:min-h-9 md:!py-1`}
            {...bounds}
          />
          {unit}
        </span>
      </div>
      <input
        ref={slider}
        type="range"
        aria-label={label}
        onInput={(event) => {
          if (box.current) box.current.value = event.currentTarget.value;
        }}
        className="slider noscript:hidden"
        {...bounds}
      />
      {error && (
        <p id={`${id}-error`} className="text-sm font-strong text-alert">
          {error}
        </p>
      )}
    </div>
  );
}
