import type { ShouldRevalidateFunction } from "@remix-run/react";

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
