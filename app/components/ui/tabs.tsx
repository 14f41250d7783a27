import { Link, useNavigate, useSearchParams } from "@remix-run/react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { withQuery } from "~/paths";
import type { TabList } from "./tab-list";

export interface Tab {
  /** Value of `?tab=`; the first tab is the default. */
  value: string;
  label: ReactNode;
  /** The tab's page, where each tab is one. */
  to?: string;
  /** What the tab shows, where all are loaded together. */
  panel?: ReactNode;
}

const FRAME = "mb-5 md:border-b md:border-line";
/** Pixels of the tab before the current one that stay in view. */
const SEEN_BEFORE = 64;
/** On phones one line, which scrolls. */
const LIST =
  "relative -mx-4 -my-1 flex gap-1.5 overflow-x-auto px-4 py-1 md:mx-0 md:my-0 md:flex-wrap md:gap-1 md:overflow-visible md:p-0";
const TAB =
  "inline-flex min-h-11 cursor-pointer items-center px-3 whitespace-nowrap text-soft no-underline hover:text-ink current:border-leaf current:font-strong current:text-ink max-md:rounded-full max-md:border max-md:border-control max-md:text-sm max-md:current:bg-leaf-wash md:border-b-3 md:border-transparent forced-colors:border-[Canvas] forced-colors:current:border-[Highlight]";

/**
 * Tabs, each with a URL. They are links, which work without scripts and with the Back button. Tabs with panels, which
 * are loaded together, become a tab list once its code is there: one tab stop, arrow keys.
 */
export function Tabs({
  label,
  tabs,
  current,
  anchor,
  query = {},
}: {
  label: string;
  tabs: readonly Tab[];
  /** Without it: the tab that the URL names. */
  current?: string;
  /** An id for tabs far down a page, so that without scripts the page opens there and not at the top. */
  anchor?: string;
  /** What the URL says beside the tab, and keeps. */
  query?: Record<string, string>;
}) {
  const id = useId();
  const frame = useRef<HTMLElement>(null);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const shown = findTab(
    current ?? search.get("tab"),
    tabs.map(({ value }) => value),
  );
  // On phones the current tab may be outside the line.
  useEffect(() => {
    const tab = frame.current?.querySelector<HTMLElement>("[aria-current]");
    tab?.closest("ul")?.scrollTo(tab.offsetLeft - SEEN_BEFORE, 0);
  }, []);
  const panel = tabs.find(({ value }) => value === shown)?.panel;
  const widget = useTabList(panel !== undefined, frame);
  const to = (value: string) => withQuery("", { tab: value, ...query });
  return (
    <>
      {widget ? (
        <div id={anchor} className={FRAME}>
          <widget.List
            id={id}
            label={label}
            tabs={tabs}
            shown={shown}
            focused={widget.focused}
            onShow={(value) => navigate(to(value), { replace: true, preventScrollReset: true })}
            classes={{ list: LIST, tab: TAB }}
          />
        </div>
      ) : (
        <nav ref={frame} id={anchor} aria-label={label} className={FRAME}>
          <ul className={LIST}>
            {tabs.map(({ value, label, to: page = to(value) }) => (
              <li key={value} className="flex">
                <Link
                  to={`${page}${anchor ? `#${anchor}` : ""}`}
                  preventScrollReset
                  aria-current={value === shown ? "page" : undefined}
                  className={TAB}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {panel !== undefined && (
        <div
          {...(widget && {
            role: "tabpanel",
            id: `${id}-panel`,
            "aria-labelledby": `${id}-${shown}`,
            tabIndex: 0,
          })}
        >
          {panel}
        </div>
      )}
    </>
  );
}

/** The code of the tab list once a page has loaded it. */
let loaded: typeof TabList | null = null;

/** Loads the tab list after the page works. If that fails, the tabs stay links. */
function useTabList(requested: boolean, frame: React.RefObject<HTMLElement>) {
  const [widget, setWidget] = useState(loaded && { List: loaded, focused: false });
  useEffect(() => {
    if (!requested || loaded) return;
    let left = false;
    import("./tab-list").then(
      (module) => {
        loaded = module.TabList;
        const focused = frame.current?.contains(document.activeElement) ?? false;
        if (!left) setWidget({ List: loaded, focused });
      },
      () => {},
    );
    return () => {
      left = true;
    };
  }, [requested, frame]);
  return requested ? widget : null;
}

/** The tab named in the URL, or the first. */
export const currentTab = <T extends string>(url: URL, values: readonly [T, ...T[]]): T =>
  findTab(url.searchParams.get("tab"), values) as T;

const findTab = (requested: string | null, values: readonly string[]): string =>
  values.find((value) => value === requested) ?? values[0] ?? "";
