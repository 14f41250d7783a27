import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { Popover } from "~/components/ui/popover";
import type { ChipName, RemovableFilter } from "./active-filters";

/** The fields of some filters behind a button, which says what they are set to, with a link that removes them. */
export function FilterChip({
  name,
  chips,
  children,
}: {
  name: ChipName;
  chips: Partial<Record<ChipName, RemovableFilter>>;
  children: ReactNode;
}) {
  const { label, without } = chips[name] ?? {};
  return (
    <li
      className={`flex flex-none rounded-full border text-sm font-strong ${label ? "border-transparent bg-leaf-wash text-leaf-deep" : "border-control"}`}
    >
      <Popover staysOpen>
        <summary className="chevron flex min-h-11 max-w-64 list-none items-center rounded-full pr-7 pl-3 whitespace-nowrap hover:underline md:min-h-8">
          <span className="truncate">{label || name}</span>
        </summary>
        <div className="absolute inset-x-0 top-full z-30 mt-2 grid max-w-text items-end gap-x-5 gap-y-3 rounded-card border border-line bg-card p-4 font-normal shadow-float sm:grid-cols-2">
          {children}
          <Button size="sm" className="justify-self-start">
            Show athletes
          </Button>
        </div>
      </Popover>
      {label && without && (
        <Link
          to={without}
          preventScrollReset
          className="inline-flex min-h-11 min-w-8 items-center justify-center md:min-h-8"
        >
          <span className="sr-only">Remove filter {label}</span>
          <Icon name="x" />
        </Link>
      )}
    </li>
  );
}
