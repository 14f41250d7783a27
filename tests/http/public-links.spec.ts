import { expect, test } from "@playwright/test";
import { PAGES } from "~/features/site/site/pages";
import { ORIGIN } from "../support/http";

const paths = Object.keys(PAGES);

test("no link of the public pages is dead", async () => {
  const linkedFrom = new Map([["/", "/"]]);
  // The loop also visits the entries that it adds to the map.
  for (const [path, source] of linkedFrom) {
    const response = await fetch(ORIGIN + path);
    const body = await response.text();
    if (response.status !== 200) {
      // Another test may have hidden this athlete. Then the page that linked to it no longer does.
      const now = await (await fetch(ORIGIN + source)).text();
      expect(
        targets(now, new URL(source, ORIGIN)),
        `${response.status}, on ${source}`,
      ).not.toContain(path);
    } else if (response.headers.get("content-type")?.includes("text/html"))
      for (const found of targets(body, new URL(path, ORIGIN)))
        if (!linkedFrom.has(found)) linkedFrom.set(found, path);
  }
  for (const path of paths) expect([...linkedFrom.keys()], "linked from somewhere").toContain(path);
});

const NAMED = /<(?:a|link)\b[^>]*? href="([^"]*)"|<img\b[^>]*? src="([^"]*)"/g;

/** Addresses on this site that a page names: links, icons, pictures. Fragments must exist on their page. */
function targets(html: string, page: URL): string[] {
  const own = [...html.matchAll(NAMED)]
    .map(([, href, src]) => new URL((href ?? src ?? "").replaceAll("&amp;", "&"), page))
    .filter(({ host }) => host === page.host);
  for (const { pathname, hash } of own)
    if (hash && pathname === page.pathname)
      expect(html.split(` id="${hash.slice(1)}"`), `${page} ${hash}`).toHaveLength(2);
  return own.map(({ pathname, search }) => pathname + search);
}

test("the site map names every public page, and robots.txt the site map", async () => {
  const text = async (path: string) => (await fetch(ORIGIN + path)).text();
  const map = await text("/sitemap.xml");
  for (const path of [...paths, "/verify"]) expect(map).toContain(`<loc>${ORIGIN}${path}</loc>`);
  expect(await text("/robots.txt")).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
});
