import { expect, test } from "@playwright/test";
import { connect } from "~db/client";
import { makeBrand } from "../support/factories";
import { ask, asker } from "../support/http";
import { browserPorts } from "../support/ports";

test("a visitor without cookies gets a page that may be kept, and no cookie", async () => {
  const first = await ask("/features");
  const etag = first.headers.get("ETag") ?? "";
  expect(first.headers.get("Cache-Control")).toContain("stale-while-revalidate");
  expect(first.headers.get("Vary")).toContain("Cookie");
  expect(first.headers.get("Set-Cookie")).toBeNull();
  const again = await ask("/features", { headers: { "If-None-Match": etag } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
});

test("a public page sends no script and allows its style by hash alone", async () => {
  const page = await ask("/");
  const html = await page.text();
  expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
  const policy = page.headers.get("Content-Security-Policy");
  expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/=]+'/);
  expect(policy).not.toContain("nonce-");
});

test("what a signed-in visitor sees is theirs alone", async () => {
  const db = connect({ url: `http://127.0.0.1:${browserPorts.database}` });
  const request = await asker(db, await makeBrand(db, { name: "Ada Northlight" }));
  const page = await request("/features");
  expect(page.headers.get("Cache-Control")).toBe("private, no-store");
  expect(page.headers.get("ETag")).toBeNull();
  expect(await page.text()).toContain("Ada Northlight");
  db.client.close();
});

test("the cookie's word is kept apart: a visitor who answered the banner shares no copy", async () => {
  const page = await ask("/features", { headers: { Cookie: "cookie-consent=rejected" } });
  expect(page.headers.get("Cache-Control")).toBe("private, no-cache");
  expect(await page.text()).not.toContain("Reject Non-Essential");
});
