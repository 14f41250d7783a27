import { Link } from "@remix-run/react";
import { withQuery } from "~/paths";

export interface Tab {
  /** Value of `?tab=`; the first tab is the default. */
  value: string;
  label: string;
}

/** Tabs as links: each has a URL, works without scripts and with the Back button. On phones they wrap. */
export function Tabs({
  label,
  tabs,
  current,
  anchor,
  query = {},
}: {
  label: string;
  tabs: Tab[];
  current: string;
  /** An id for tabs far down a page, so that without scripts the page opens there and not at the top. */
  anchor?: string;
  /** What the URL says beside the tab, and keeps. */
  query?: Record<string, string>;
}) {
  return (
    <nav id={anchor} aria-label={label} className="mb-5 md:border-b md:border-line">
      <ul className="flex flex-wrap gap-2 md:gap-1">
        {tabs.map((tab) => (
          <li key={tab.value}>
            <Link
              to={`${withQuery("", { tab: tab.value, ...query })}${anchor ? `#${anchor}` : ""}`}
              preventScrollReset
              aria-current={tab.value === current ? "page" : undefined}
              className="inline-flex min-h-11 items-center px-3 whitespace-nowrap text-soft no-underline hover:text-ink aria-[current=page]:border-leaf aria-[current=page]:font-[650] aria-[current=page]:text-ink max-md:rounded-full max-md:border max-md:border-control max-md:text-sm max-md:aria-[current=page]:bg-leaf-wash md:border-b-3 md:border-transparent"
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The tab named in the URL, or the first. */
export function currentTab<T extends string>(url: URL, values: readonly [T, ...T[]]): T {
  const named = url.searchParams.get("tab");
  return values.find((value) => value === named) ?? values[0];
}
