import { Form, Link, useLocation } from "@remix-run/react";
import { paths } from "~/paths";
import { Avatar } from "../ui/avatar";
import { Icon } from "../ui/icon";
import { currentMark, type FrameLink, findSection, type SectionLink } from "./section";

function SignOut() {
  return (
    <Form method="post" action={paths.logout} reloadDocument>
      <button type="submit" className="frame-entry cursor-pointer">
        <Icon name="log-out" />
        Sign Out
      </button>
    </Form>
  );
}

export interface Person {
  name: string;
  /** The public name of their picture. */
  avatar: string | null;
  typeLabel: string;
}

/** @param label distinguishes the side navigation from the menu of phones */
export function SideNavigation({
  label,
  person,
  groups,
}: {
  label: string;
  person: Person;
  groups: SectionLink[][];
}) {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const section = findSection(groups.flat(), address);
  return (
    <>
      <div className="mb-4 flex items-center gap-3 px-2 py-1">
        <Avatar name={person.name} picture={person.avatar} size="sm" />
        <p className="max-w-full min-w-0 leading-tight">
          <span className="block font-strong">{person.name}</span>
          <span className="text-sm text-soft">{person.typeLabel}</span>
        </p>
      </div>
      <nav aria-label={label}>
        {groups.map((links) => (
          <ul key={links[0]?.to} className="frame-group">
            {links.map((link) => (
              <li key={link.to} className="relative">
                <Entry link={link} current={currentMark(link, section, address)} />
                {link.add && (
                  <Link
                    to={link.add.to}
                    aria-current={pathname === link.add.to ? "page" : undefined}
                    className="absolute top-0 right-0 inline-flex min-h-11 min-w-11 items-center justify-center rounded-control hover:bg-leaf-wash md:min-h-9"
                  >
                    <Icon name="square-plus" />
                    <span className="sr-only">{link.add.label}</span>
                  </Link>
                )}
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <div className="frame-group md:mt-auto">
        <SignOut />
      </div>
    </>
  );
}

function Entry({
  link: { to, label, icon, outside = false, unread },
  current,
}: {
  link: FrameLink;
  current?: "page" | "true" | undefined;
}) {
  return (
    <Link to={to} reloadDocument={outside} aria-current={current} className="frame-entry">
      <Icon name={icon} />
      {label}
      <UnreadCount n={unread} />
    </Link>
  );
}

/** The links of the account menu, and out. */
export function AccountLinks({ links }: { links: FrameLink[] }) {
  return (
    <>
      {links.map((link) => (
        <Entry key={link.to} link={link} />
      ))}
      <SignOut />
    </>
  );
}

/** The number of unread items in a section. @param inCorner above the icon, in the bar on phones */
export function UnreadCount({ n, inCorner }: { n: number | undefined; inCorner?: boolean }) {
  if (!n) return null;
  const text = n > 99 ? "99+" : n;
  return (
    <>
      <span
        aria-hidden="true"
        className={`min-w-5 rounded-full bg-leaf px-1 text-center text-xs font-strong text-on-leaf tabular-nums ${inCorner ? "absolute top-0.5 ml-7" : "ml-auto"}`}
      >
        {text}
      </span>
      <span className="sr-only">, {text} unread</span>
    </>
  );
}
