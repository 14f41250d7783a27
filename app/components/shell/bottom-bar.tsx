import { Link, useLocation } from "@remix-run/react";
import { Icon } from "../ui/icon";
import { Popover } from "../ui/popover";
import { findSection, type SectionLink } from "./section";
import { type Person, SideNavigation, UnreadCount } from "./side-navigation";

const ENTRY =
  "flex min-h-16 list-none flex-col items-center justify-center gap-1 text-xs text-soft no-underline aria-[current]:font-[650] aria-[current]:text-leaf-deep";

/**
 * The navigation of phones: the screens used most, and all others behind 'More', a `<details>`. Sticky, so that it
 * never covers the end of a page; where the window is too low for it, it stays at the end.
 */
export function BottomBar({
  person,
  main,
  links,
}: {
  person: Person;
  /** The links of the bar, a choice of `links` with short names. */
  main: SectionLink[];
  links: SectionLink[];
}) {
  const { pathname } = useLocation();
  const section = findSection(links, pathname)?.to;
  const isInBar = main.some(({ to }) => to === section);
  return (
    <div
      id="bottom-bar"
      className="relative z-30 flex border-t border-line bg-card md:hidden [@media(height>=30rem)]:sticky [@media(height>=30rem)]:bottom-0"
    >
      <nav aria-label="Main" className="flex-1">
        <ul className="flex">
          {main.map(({ to, label, icon, unread }) => (
            <li key={to} className="flex-auto">
              <Link
                to={to}
                aria-current={to !== section ? undefined : to === pathname ? "page" : "true"}
                className={ENTRY}
              >
                <Icon name={icon} />
                {label}
                <UnreadCount n={unread} inCorner />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Popover className="w-1/5">
        <summary aria-current={isInBar ? undefined : "true"} className={ENTRY}>
          <Icon name="ellipsis" />
          More
        </summary>
        <div className="absolute inset-x-0 bottom-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-y border-line bg-card p-4 shadow-float">
          <SideNavigation label="Workspace menu" person={person} links={links} />
        </div>
      </Popover>
    </div>
  );
}
