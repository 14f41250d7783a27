import { expect, test } from "@playwright/test";
import { PAGES } from "~/features/site/site/pages";
import { ORIGIN } from "../support/http";

const paths = Object.keys(PAGES);

test("no link of the public pages is dead", async () => {
  const waiting = ["/"];
  const expectedVersion = new Set(waiting);
  for (let path = waiting.shift(); path; path = waiting.shift()) {
    const response = await fetch(ORIGIN + path);
    expect(response.status, path).toBe(200);
    const body = await response.text();
    if (!response.headers.get("content-type")?.includes("text/html")) continue;
    for (const found of targets(body, new URL(path, ORIGIN))) {
      if (!expectedVersion.has(found)) waiting.push(found);
      expectedVersion.add(found);
    }
  }
  for (const path of paths) expect([...expectedVersion], "linked from somewhere").toContain(path);
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
