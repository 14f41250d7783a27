import { Link, useFetcher, useLocation } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import { paths } from "~/paths";
import { product } from "~/product";
import { lazyHydrated } from "../later";
import { Icon } from "../ui/icon";
import { LaurelMark } from "../ui/laurel";
import { useRouter } from "../use-router";
import type { AccountMenuProps } from "./account-menu";
import { type Bar, BottomBar } from "./bottom-bar";
import type { FrameLink, SectionLink } from "./section";
import { type Person, SideNavigation } from "./side-navigation";
import type { Theme } from "./theme";

/** Moves the focus as a page load would, and marks what was tapped. */
function useFollowNavigation() {
  const location = useLocation();
  const router = useRouter();
  useEffect(() => {
    import("./follow-navigation").then(
      ({ followNavigation }) => followNavigation(location, router),
      () => {},
    );
  }, [location, router]);
}

const AccountMenu = lazyHydrated<AccountMenuProps>("account-menu", () =>
  import("./account-menu").then(({ AccountMenu }) => AccountMenu),
);

/** The signed-in frame: side navigation, top bar with the bell, the screen, and the bar of phones. */
export function AppShell({
  person,
  groups,
  bar,
  account,
  open,
  theme,
  find,
  bell,
  children,
}: {
  person: Person;
  /** The side navigation, in groups. */
  groups: SectionLink[][];
  /** The bar of phones. */
  bar: Bar;
  /** The links of the account menu. */
  account: FrameLink[];
  /** Whether the side navigation is shown (from 768 px up). */
  open: boolean;
  theme: Theme;
  find: ReactNode;
  bell: ReactNode;
  children: ReactNode;
}) {
  useFollowNavigation();
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
    <div className={`frame min-h-screen ${shown ? "md:grid md:grid-cols-[16rem_1fr]" : ""}`}>
      {shown && (
        <aside
          id="sidebar"
          aria-label="Side navigation"
          className="hidden border-r border-line p-3.5 md:sticky md:top-0 md:flex md:h-screen md:flex-col md:overflow-y-auto"
        >
          <SideNavigation label="Workspace" person={person} groups={groups} />
        </aside>
      )}
      <div className="flex min-h-screen min-w-0 flex-col">
        <header className="flex min-h-16 items-center gap-3 border-b border-line px-4 md:px-9">
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
              <Icon name="menu" />
              <span className="sr-only">{shown ? "Hide navigation" : "Show navigation"}</span>
            </button>
          </sidebar.Form>
          <Link
            to={paths.home}
            reloadDocument
            className="flex min-h-11 items-center gap-2 text-lg font-strong text-leaf-deep no-underline"
          >
            <LaurelMark />
            <span className="max-[359px]:sr-only">{product.name}</span>
          </Link>
          <div className="ml-auto flex items-center gap-1 md:gap-2">
            {find}
            {bell}
            <AccountMenu person={person} links={account} theme={theme} />
          </div>
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto w-full max-w-site flex-1 px-4 py-6 outline-none md:px-9 md:py-8 min-[1600px]:max-w-360"
        >
          {children}
        </main>
        <BottomBar person={person} bar={bar} groups={groups} />
      </div>
    </div>
  );
}
