import type { ReactNode } from "react";
import { ErrorText } from "./field";

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

/** A choice of a few visible options with explanations. Native radios, so arrow keys and form submission work. */
export function RadioCards({
  id,
  name,
  legend,
  hint,
  options,
  defaultValue,
  errors,
  errorId = `${id}-error`,
  columns = false,
  required = false,
}: {
  /** The id of the first radio, the target of error links. */
  id: string;
  name: string;
  legend: ReactNode;
  hint?: ReactNode;
  options: readonly RadioOption[];
  defaultValue?: string | undefined;
  errors?: string[] | undefined;
  errorId?: string;
  /** In one row when there is room. */
  columns?: boolean;
  required?: boolean;
}) {
  const invalid = Boolean(errors?.length);
  return (
    <fieldset className="min-w-0" aria-describedby={invalid ? errorId : undefined}>
      <legend className="mb-1.5 font-strong">{legend}</legend>
      {hint && <p className="mb-1.5 text-sm text-soft">{hint}</p>}
      <div className={`grid gap-2 ${columns ? "sm:grid-cols-2" : ""}`}>
        {options.map((option, i) => (
          <label
            key={option.value}
            className={`flex min-h-11 gap-3 rounded-control border bg-card px-3.5 py-2.5 has-checked:border-leaf has-checked:bg-leaf-wash has-checked:inset-ring has-checked:inset-ring-leaf has-enabled:cursor-pointer has-enabled:hover:bg-leaf-wash has-disabled:opacity-60 ${invalid ? "border-alert" : "border-control"}`}
          >
            <input
              type="radio"
              id={i === 0 ? id : `${id}-${option.value}`}
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
              disabled={option.disabled}
              required={required}
              aria-invalid={invalid || undefined}
              className="mt-0.5 size-5 flex-none accent-(--leaf)"
            />
            <span className="min-w-0">
              <span className="block font-strong">{option.label}</span>
              {option.hint && <span className="block text-sm text-soft">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <div className="mt-1.5 empty:hidden">
        <ErrorText id={errorId} errors={errors} />
      </div>
    </fieldset>
  );
}
