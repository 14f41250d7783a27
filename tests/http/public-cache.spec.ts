import { createHash } from "node:crypto";
import { expect, test } from "@playwright/test";
import { connect } from "~db/client";
import { makeBrand } from "../support/factories";
import { ask, authedClient } from "../support/http";
import { browserPorts } from "../support/ports";
import { screens } from "../support/site-map";

test("a visitor without cookies gets a cacheable page and no cookie", async () => {
  const first = await ask("/features");
  const etag = first.headers.get("ETag") ?? "";
  expect(first.headers.get("Cache-Control")).toContain("stale-while-revalidate");
  expect(first.headers.get("Vary")).toContain("Cookie");
  expect(first.headers.get("Set-Cookie")).toBeNull();
  const again = await ask("/features", { headers: { "If-None-Match": etag } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
});

test("a public page sends no script and allows inline style by hash only", async () => {
  const page = await ask("/");
  const html = await page.text();
  expect(html).not.toMatch(/<script(?! type="(application\/ld\+json|speculationrules)">)/);
  const policy = page.headers.get("Content-Security-Policy");
  const [style, rules] = ["style", "script"].map((tag) => hashOf(tag, html));
  expect(policy).toContain(`; style-src 'self' 'sha256-${style}';`);
  expect(policy).toContain(`; script-src 'self' 'sha256-${rules}';`);
  expect(policy).not.toContain("nonce-");
});

/** Of the first such element's text, unless it is mere data. */
function hashOf(tag: string, html: string) {
  const [, text = ""] =
    new RegExp(`<${tag}(?: type="speculationrules")?>(.*?)</${tag}>`, "s").exec(html) ?? [];
  return createHash("sha256").update(text).digest("base64");
}

test("only pages without side effects are prefetched", async () => {
  const html = await (await ask("/")).text();
  const [, rules = ""] = /<script type="speculationrules">(.*?)<\/script>/s.exec(html) ?? [];
  const { prefetch, ...others } = JSON.parse(rules);
  expect(others).toEqual({});
  expect(prefetch).toHaveLength(1);
  const harmless = screens
    .filter(({ group }) => group === "public" || group === "auth")
    .map(({ path }) => path);
  for (const path of prefetch[0].where.href_matches) {
    expect(harmless).toContain(path);
    const page = await ask(path);
    expect([page.status, page.headers.get("Set-Cookie")], path).toEqual([200, null]);
  }
});

test("a signed-in user's page is private", async () => {
  const db = connect({ url: `http://127.0.0.1:${browserPorts.database}` });
  const request = await authedClient(db, await makeBrand(db, { name: "Ada Northlight" }));
  const page = await request("/features");
  expect(page.headers.get("Cache-Control")).toBe("private, no-store");
  expect(page.headers.get("ETag")).toBeNull();
  expect(await page.text()).toContain("Ada Northlight");
  db.client.close();
});

test("a visitor who answered the cookie banner does not share a cached page", async () => {
  const page = await ask("/features", { headers: { Cookie: "cookie-consent=rejected" } });
  expect(page.headers.get("Cache-Control")).toBe("private, no-cache");
  expect(await page.text()).not.toContain("Reject Non-Essential");
});

test("responses are uncacheable by default", async () => {
  for (const path of ["/features.data", "/healthz", "/nowhere", "/brand/dashboard"])
    expect((await ask(path)).headers.get("Cache-Control"), path).toMatch(/no-store/);
});
