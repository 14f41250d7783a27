import { type ComponentProps, forwardRef, type ReactNode } from "react";

/** Chooses files, with a button in our style. */
export const FileInput = forwardRef<HTMLInputElement, Omit<ComponentProps<"input">, "ref">>(
  (props, ref) => (
    <input
      ref={ref}
      type="file"
      name="file"
      className="max-w-full text-sm file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-control file:border file:border-solid file:border-control file:bg-transparent file:px-4 file:font-strong file:text-ink"
      {...props}
    />
  ),
);

/** Classes of every input and select. */
export const control =
  "w-full rounded-control border border-control bg-card px-3 py-2 text-base text-ink hover:border-soft aria-[invalid=true]:border-alert aria-[invalid=true]:border-2 disabled:cursor-not-allowed disabled:opacity-60";

/** Label, hint and error around one input; the caller wires the ids. `small` is for rows of filters. */
export function FieldFrame({
  id,
  label,
  hint,
  hintId,
  errors,
  errorId,
  required = false,
  small = false,
  className = "",
  children,
}: {
  /** The id of the input. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  hintId?: string;
  errors?: string[] | undefined;
  errorId?: string;
  required?: boolean | undefined;
  small?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={`flex min-w-0 flex-col gap-1.5 ${className}`}>
      <label
        htmlFor={id}
        className={`${small ? "text-sm text-soft" : "font-strong"} ${required ? "required-mark" : ""}`}
      >
        {label}
      </label>
      {hint && (
        <p id={hintId} className="text-sm text-soft">
          {hint}
        </p>
      )}
      {children}
      <ErrorText id={errorId} errors={errors} />
    </div>
  );
}

/** The error message of a field. */
export function ErrorText({
  id,
  errors,
}: {
  id: string | undefined;
  errors: string[] | undefined;
}) {
  if (!errors?.length) return null;
  return (
    <p id={id} className="text-sm font-strong text-alert">
      {errors.join(" ")}
    </p>
  );
}

export function Input({ className = "", ...props }: ComponentProps<"input">) {
  return <input type="text" className={`${control} min-h-11 ${className}`} {...props} />;
}

export interface Option {
  value: string;
  label: string;
}

/** `placeholder` is the empty option, with the value ''. Groups of options are its children. */
export function SelectBox({
  options,
  placeholder,
  className = "",
  children,
  ...props
}: ComponentProps<"select"> & {
  options?: readonly Option[];
  placeholder?: string | undefined;
}) {
  return (
    <select className={`${control} chevron min-h-11 ${className}`} {...props}>
      {placeholder && <option value="">{placeholder}</option>}
      {options?.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
      {children}
    </select>
  );
}
