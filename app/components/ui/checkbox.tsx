import type { ComponentProps, ReactNode } from "react";

/** A box with its words beside it; the whole line can be pressed. */
export function CheckBox({
  label,
  hint,
  className = "",
  ...props
}: Omit<ComponentProps<"input">, "type"> & { label: ReactNode; hint?: ReactNode }) {
  return (
    <label
      className={`flex min-h-11 items-center gap-2.5 has-enabled:cursor-pointer has-disabled:opacity-60 ${className}`}
    >
      <input
        type="checkbox"
        className="size-5 flex-none accent-(--leaf) aria-[invalid=true]:outline-2 aria-[invalid=true]:outline-alert"
        {...props}
      />
      <span className="min-w-0">
        {label}
        {hint && <span className="block text-sm text-soft">{hint}</span>}
      </span>
    </label>
  );
}
