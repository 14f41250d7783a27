import { Link, useLocation } from "@remix-run/react";
import { Icon } from "../ui/icon";
import type { IconName } from "../ui/icon-names";
import { Popover } from "../ui/popover";
import { currentMark, findBarSection, type SectionLink } from "./section";
import { type Person, SideNavigation, UnreadCount } from "./side-navigation";

const ENTRY =
  "flex min-h-16 list-none flex-col items-center justify-center gap-1 text-xs text-soft no-underline current:font-strong current:text-leaf-deep";

export interface Bar {
  links: SectionLink[];
  /** What opens all other screens. */
  rest: { label: string; icon: IconName };
}

/**
 * The navigation of phones: the screens used most, and all others behind `rest`, a `<details>`. Sticky, so that it
 * never covers the end of a page; where the window is too low for it, it stays at the end.
 */
export function BottomBar({
  person,
  bar: { links, rest },
  groups,
}: {
  person: Person;
  bar: Bar;
  /** All screens. */
  groups: SectionLink[][];
}) {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const section = findBarSection(links, groups.flat(), address);
  return (
    <div
      id="bottom-bar"
      className="relative z-30 flex border-t border-line bg-card md:hidden [@media(height>=30rem)]:sticky [@media(height>=30rem)]:bottom-0"
    >
      <nav aria-label="Main" className="flex-1">
        <ul className="flex">
          {links.map((link) => (
            <li key={link.to} className="flex-auto">
              <Link
                to={link.to}
                aria-current={currentMark(link, section, address)}
                className={ENTRY}
              >
                <Icon name={link.icon} />
                {link.label}
                <UnreadCount n={link.unread} inCorner />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Popover className="w-1/5">
        <summary aria-current={section ? undefined : "true"} className={ENTRY}>
          <Icon name={rest.icon} />
          {rest.label}
        </summary>
        <div className="absolute inset-x-0 bottom-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-y border-line bg-card p-4 shadow-float">
          <SideNavigation label="Workspace menu" person={person} groups={groups} />
        </div>
      </Popover>
    </div>
  );
}
