import { Link, type LinkProps } from "@remix-run/react";
import type { ComponentProps } from "react";

type Variant = "primary" | "danger" | "plain" | "quiet";
type Size = "md" | "sm";

/** Green for what is done; red only for what destroys. */
const VARIANTS: Record<Variant, string> = {
  primary: "bg-leaf text-on-leaf border-transparent hover:lit-110",
  danger: "bg-alert text-on-alert border-transparent hover:lit-110",
  plain: "bg-transparent text-ink border-control hover:bg-leaf-wash",
  quiet: "bg-transparent text-ink border-transparent underline hover:bg-leaf-wash",
};

const SIZES: Record<Size, string> = {
  md: "min-h-11 px-5 text-base",
  sm: "min-h-11 md:min-h-9 px-3 sm:px-3.5 text-sm",
};

interface Style {
  variant?: Variant;
  size?: Size;
}

export const buttonClass = ({ variant = "primary", size = "md" }: Style = {}) =>
  `inline-flex print:hidden items-center justify-center gap-2 rounded-control border font-strong whitespace-nowrap no-underline cursor-pointer disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:opacity-60 ${VARIANTS[variant]} ${SIZES[size]}`;

/** A form button. `busy` announces the state and keeps the button focusable instead of disabling it. */
export function Button({
  variant,
  size,
  busy,
  className = "",
  ...props
}: ComponentProps<"button"> & Style & { busy?: boolean }) {
  return (
    <button
      type="submit"
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={`${buttonClass({ variant, size })} ${busy ? "breathe" : ""} ${className}`}
      {...props}
      onClick={busy ? (event) => event.preventDefault() : props.onClick}
    />
  );
}

export function ButtonLink({ variant, size, className = "", ...props }: LinkProps & Style) {
  return <Link className={`${buttonClass({ variant, size })} ${className}`} {...props} />;
}
