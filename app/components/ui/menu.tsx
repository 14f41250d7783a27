import { Link, type LinkProps } from "@remix-run/react";
import type { ComponentProps, ReactNode } from "react";
import { floating, Popover } from "./popover";

const entry =
  "flex min-h-11 w-full cursor-pointer items-center gap-2.5 rounded-control px-3 text-left no-underline hover:bg-leaf-wash disabled:cursor-not-allowed disabled:opacity-60 aria-[current]:font-strong aria-[current]:text-leaf-deep";

/** Links and commands behind a button; a `<details>`, so it needs no script. */
export function Menu({
  label,
  title,
  open,
  children,
}: {
  label: ReactNode;
  title?: string;
  /** Expanded initially. */
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <Popover className="relative" open={open}>
      <summary className="flex print:hidden min-h-11 max-w-52 list-none items-center gap-2 rounded-control border border-control px-3.5 text-sm font-strong hover:bg-leaf-wash">
        <span className="truncate">{label}</span>
        <svg
          width="12"
          height="12"
          viewBox="0 0 12 12"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
          className="flex-none"
        >
          <path d="m2 4 4 4 4-4" />
        </svg>
      </summary>
      <div className={`w-60 max-w-[calc(100vw-2rem)] ${floating}`}>
        {title && <p className="eyebrow px-3 py-2">{title}</p>}
        {children}
      </div>
    </Popover>
  );
}

export function MenuLink(props: LinkProps) {
  return <Link className={entry} {...props} />;
}

/** A command button; the caller wraps it in a form. */
export function MenuButton(props: ComponentProps<"button">) {
  return <button type="submit" className={entry} {...props} />;
}
