import type { ComponentProps, ReactNode } from "react";

type Hint = { hint?: undefined } | { hint: ReactNode; id: string };

/** A checkbox with its label; the whole row is the target. The hint is a description and not part of the name. */
export function CheckBox({
  label,
  hint,
  className = "",
  ...props
}: Omit<ComponentProps<"input">, "type"> & { label: ReactNode } & Hint) {
  const hintId = `${props.id}-hint`;
  const describedBy = [props["aria-describedby"], hint && hintId].filter(Boolean).join(" ");
  return (
    <div className={className}>
      <label className="flex min-h-11 items-center gap-2.5 has-enabled:cursor-pointer has-disabled:opacity-60">
        <input
          type="checkbox"
          className="size-5 flex-none accent-(--leaf) aria-[invalid=true]:outline-2 aria-[invalid=true]:outline-alert"
          {...props}
          aria-describedby={describedBy || undefined}
        />
        <span className="min-w-0">{label}</span>
      </label>
      {hint && (
        <p id={hintId} className="pl-7.5 text-sm text-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
