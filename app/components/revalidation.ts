import type { ShouldRevalidateFunction } from "@remix-run/react";

/**
 * Whether a command failed on the server. Then no route loads again: that would fail as well, and Remix would show the error
 * screen. Remix asks a route's own `shouldRevalidate` even then, so each of these has to ask this.
 */
export const failedOnServer = ({
  actionStatus = 0,
}: {
  actionStatus?: number | undefined;
}): boolean => actionStatus >= 500;

/** Another tab of the same page, whose panels are there already: nothing has to be loaded. */
export function switchesTab({
  currentUrl,
  nextUrl,
  formMethod,
}: Parameters<ShouldRevalidateFunction>[0]): boolean {
  const withoutTab = ({ origin, pathname, searchParams }: URL) => {
    const others = new URLSearchParams(searchParams);
    others.delete("tab");
    return `${origin}${pathname}?${others}`;
  };
  const tab = (url: URL) => url.searchParams.get("tab");
  return (
    formMethod === undefined &&
    tab(currentUrl) !== tab(nextUrl) &&
    withoutTab(currentUrl) === withoutTab(nextUrl)
  );
}
