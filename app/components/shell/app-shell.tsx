import { Link, useFetcher, useLocation } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import { paths } from "~/paths";
import { product } from "~/product";
import { Avatar } from "../ui/avatar";
import { LaurelMark } from "../ui/laurel";
import { floating, Popover } from "../ui/popover";
import { type NavLink, type SectionLink, sectionOf } from "./section";
import { SignOut } from "./sign-out";

interface Person {
  name: string;
  typeLabel: string;
}

/** The signed-in frame: side navigation, top bar with the bell, and the screen. */
export function AppShell({
  person,
  home,
  links,
  account,
  open,
  bell,
  children,
}: {
  person: Person;
  /** The person's dashboard. */
  home: string;
  links: SectionLink[];
  /** The links of the account menu. */
  account: NavLink[];
  /** Whether the side navigation is expanded (from 768 px up). */
  open: boolean;
  bell: ReactNode;
  children: ReactNode;
}) {
  const sidebar = useFetcher();
  const shown = sidebar.formData ? sidebar.formData.get("sidebar") === "open" : open;
  const next = shown ? "closed" : "open";

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "b" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      sidebar.submit({ sidebar: next }, { method: "post", action: paths.sidebar });
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [sidebar, next]);

  return (
    <div className={`min-h-screen ${shown ? "md:grid md:grid-cols-[16rem_1fr]" : ""}`}>
      {shown && (
        <aside
          id="sidebar"
          aria-label="Side navigation"
          className="hidden border-r border-line p-3.5 md:sticky md:top-0 md:flex md:h-screen md:flex-col md:overflow-y-auto"
        >
          <SideNavigation label="Workspace" person={person} links={links} />
        </aside>
      )}
      <div className="min-w-0">
        <header className="flex min-h-16 items-center gap-3 border-b border-line px-4 md:px-9">
          <MobileMenu person={person} links={links} />
          <sidebar.Form method="post" action={paths.sidebar} className="max-md:hidden">
            <button
              type="submit"
              name="sidebar"
              value={next}
              aria-expanded={shown}
              aria-controls={shown ? "sidebar" : undefined}
              aria-keyshortcuts="Control+B Meta+B"
              className="inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-control hover:bg-leaf-wash"
            >
              <MenuIcon />
              <span className="sr-only">{shown ? "Hide navigation" : "Show navigation"}</span>
            </button>
          </sidebar.Form>
          <Link
            to={home}
            className="flex min-h-11 items-center gap-2 font-display text-lg font-extrabold text-leaf-deep no-underline"
          >
            <LaurelMark />
            <span className="max-[359px]:sr-only">{product.name}</span>
          </Link>
          <div className="ml-auto flex items-center gap-1 md:gap-2">
            {bell}
            <AccountMenu person={person} links={account} />
          </div>
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="max-w-[1130px] px-4 py-6 outline-none md:px-9 md:py-8"
        >
          {children}
        </main>
      </div>
    </div>
  );
}

const entry =
  "flex min-h-11 w-full items-center rounded-control px-3 text-left text-[15px] text-soft no-underline hover:bg-leaf-wash aria-[current]:bg-leaf-wash aria-[current]:font-[650] aria-[current]:text-leaf-deep md:min-h-10";

const SETTINGS: SectionLink = {
  to: paths.settings,
  label: "Settings",
  also: [paths.changePassword],
};

/** @param label distinguishes the side navigation from the mobile menu */
function SideNavigation({
  label,
  person,
  links,
}: {
  label: string;
  person: Person;
  links: SectionLink[];
}) {
  const { pathname } = useLocation();
  const section = sectionOf([...links, SETTINGS], pathname);
  const markOf = (link: SectionLink) =>
    link === section ? (link.to === pathname ? "page" : "true") : undefined;
  return (
    <>
      <div className="mb-4 flex items-center gap-3 px-2 py-1">
        <Avatar name={person.name} size="sm" />
        <p className="min-w-0 leading-tight">
          <span className="block truncate font-[650]">{person.name}</span>
          <span className="text-sm text-soft">{person.typeLabel}</span>
        </p>
      </div>
      <nav aria-label={label}>
        <ul>
          {links.map((link) => (
            <li key={link.to}>
              <Link to={link.to} aria-current={markOf(link)} className={entry}>
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-4 border-t border-line pt-4 md:mt-auto">
        <Link to={SETTINGS.to} aria-current={markOf(SETTINGS)} className={entry}>
          {SETTINGS.label}
        </Link>
        <SignOut className={entry} />
      </div>
    </>
  );
}

/** The person's own menu in the top bar; on phones behind the initials. */
function AccountMenu({ person: { name }, links }: { person: Person; links: NavLink[] }) {
  return (
    <Popover className="relative">
      <summary className="flex min-h-11 max-w-52 min-w-11 list-none items-center justify-center rounded-control px-2 text-sm font-[650] hover:bg-leaf-wash md:border md:border-control md:px-3.5">
        <span className="md:hidden">
          <Avatar name={name} size="sm" />
        </span>
        <span className="truncate max-md:sr-only">{name}</span>
      </summary>
      <div className={`w-60 ${floating}`}>
        <p className="eyebrow px-3 py-2">My Account</p>
        {links.map(({ to, label }) => (
          <Link key={to} to={to} className={entry}>
            {label}
          </Link>
        ))}
        <SignOut className={entry} />
      </div>
    </Popover>
  );
}

/** Below 768 px the navigation is a `<details>`, which works without scripts. */
function MobileMenu({ person, links }: { person: Person; links: SectionLink[] }) {
  return (
    <Popover className="md:hidden">
      <summary className="flex min-h-11 min-w-11 list-none items-center justify-center rounded-control">
        <MenuIcon />
        <span className="sr-only">Menu</span>
      </summary>
      <div className="absolute inset-x-0 z-30 mt-2.5 border-y border-line bg-card p-4 shadow-float">
        <SideNavigation label="Workspace menu" person={person} links={links} />
      </div>
    </Popover>
  );
}

function MenuIcon() {
  return (
    <svg
      width="22"
      height="22"
      viewBox="0 0 22 22"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M3 5.500h16M3 11h16M3 16.500h16" />
    </svg>
  );
}
