import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { test as base, expect } from "@playwright/test";
import { root } from "../../scripts/stack.mjs";
import { ask, authedClient } from "../support/http";
import { sharedWorld } from "../support/shared-world";
import { fill, type Group, screens } from "../support/site-map";
import type { Role, World } from "../support/world";

/** Bytes of a page as sent. Counts, so they hold on any machine; times are `npm run bench:pages`. */

/** The first flight of a connection carries about this much, and the page with it. */
const PUBLIC_PAGE = 14_000;
/**
 * Discover is the heaviest, with few bytes to spare; it lists what other tests made, which moves it by some 60 bytes. The logos of its
 * athletes' platforms are 400 of them. A serializer of its own for its data made it 500 bytes smaller, and was one more way to send data.
 */
const SIGNED_IN_PAGE = 21_900;
/** Every page loads the list of all routes and their addresses: docs/decisions/0015-remix-2.md. */
const ROUTES = readFileSync(`${root}app/routes.ts`, "utf8").match(/\bat\(/g)?.length ?? 0;
const ROUTE = 65;
/** React and Remix are 83,000 of both. */
const SCRIPTS = 115_620 + ROUTES * ROUTE;
const SCRIPTS_WITH_FORM = 120_540 + ROUTES * ROUTE;

const test = base.extend<object, { world: World }>(sharedWorld);

/** Brotli at 4, which is what Cloudflare takes for pages made on request. */
const compressed = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;

const sum = (numbers: number[]) => numbers.reduce((total, n) => total + n, 0);

const file = (address: string) => readFileSync(`${root}build/client${address}`, "utf8");

const styles = (html: string) =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = ""]) => href);

/** Scripts a page names and everything these import before they run; not what comes when it is needed. */
function scripts(text: string, found = new Set<string>()) {
  for (const [, name] of text.matchAll(
    /(?<!import\(|data-\w+=)["'](?:\/assets\/|\.\/)([\w.-]+\.js)["']/g,
  )) {
    const address = `/assets/${name}`;
    if (found.has(address)) continue;
    found.add(address);
    if (!address.includes("manifest-")) scripts(file(address), found);
  }
  return found;
}

/** The one script of pages without React: what only a script can do, such as showing a password. */
const ENHANCE = /^\/assets\/enhance-[\w-]+\.js$/;
const ENHANCE_BYTES = 1_000;

/** Size of the upload script, compressed once with brotli like an asset. Chunks shared with other screens are not counted. */
const UPLOAD_BYTES = 3_250;

test("the script that sends files is small", () => {
  const [name] = readdirSync(`${root}build/client/assets`).filter((one) =>
    /^upload-form-.*\.js$/.test(one),
  );
  const bytes = brotliCompressSync(file(`/assets/${name}`)).length;
  expect(bytes).toBeLessThanOrEqual(UPLOAD_BYTES);
});

/** Classes of a page that the whole style sheet knows and the one written into the page does not. */
function missing(html: string) {
  const [, inline = ""] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  const whole = file(`/assets/${readdirSync(`${root}build/client/assets`).find(isStyle)}`);
  const sheets = [whole, inline].map((css) => css.replaceAll(/\\(.)/g, "$1"));
  const names = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, list = ""]) =>
    list.split(" ").filter(Boolean),
  );
  return [...new Set(names)].filter((name) => {
    const [known, sent] = sheets.map((css) =>
      css.split(`.${name}`).some((after, i) => i > 0 && !/^[\w-]/.test(after)),
    );
    return known && !sent;
  });
}

/** Icons that a page shows and does not carry: they would be blank. */
function missingIcons(html: string) {
  const shown = [...html.matchAll(/<use href="#([\w-]+)"/g)].map(([, id = ""]) => id);
  return shown.filter((id) => !html.includes(`<symbol id="${id}"`));
}

const isStyle = (name: string) => /^styles-.*\.css$/.test(name);

/** Screens of signed-in people that send no script. */
const UNSCRIPTED: Record<string, Role> = {
  "/athlete/welcome": "athlete",
  "/brand/welcome": "brand",
};

const STEPS = ["?step=2", "?step=3"];

for (const path of screens
  .filter(({ group, path }) => group === "public" || group === "auth" || path in UNSCRIPTED)
  .flatMap(({ path }) => (path in UNSCRIPTED ? ["", ...STEPS] : [""]).map((step) => path + step)))
  test(`${path} is one flight: page and style in ${PUBLIC_PAGE} bytes, no React`, async ({
    world,
  }) => {
    const role = UNSCRIPTED[path.replace(/\?.*/, "")];
    const request = role ? await authedClient(world.db, world.people[role]) : ask;
    const html = await (await request(fill(path, world.ids))).text();
    expect(styles(html)).toEqual([]);
    for (const script of scripts(html)) {
      expect(script).toMatch(ENHANCE);
      expect(gzipSync(file(script)).length).toBeLessThanOrEqual(ENHANCE_BYTES);
    }
    expect(compressed(html)).toBeLessThanOrEqual(PUBLIC_PAGE);
    expect(missing(html), "classes whose rules the page should carry").toEqual([]);
    expect(missingIcons(html), "icons that the page should carry").toEqual([]);
  });

const MEMBER: Partial<Record<Group, Role>> = {
  athlete: "athlete",
  brand: "brand",
  admin: "admin",
  account: "brand",
};

const REDIRECTS = [
  "/dashboard",
  "/brand/athletes",
  "/brand/discover/preferred",
  // A brand with running campaigns is told about them first.
  "/data-management/delete",
  // Of nobody who sees as someone.
  "/see-as",
  // Of who was warned.
  "/messages/warnings/:reportId",
];

/** Screens of a contract that both have signed. */
const OF_SIGNED = ["/contracts/:contractId/amend", "/contracts/:contractId/cancel"];

for (const { path, group } of screens) {
  const role = MEMBER[group];
  if (!role || path in UNSCRIPTED || REDIRECTS.includes(path)) continue;
  test(`${path} is light on a first visit`, async ({ world }) => {
    const request = await authedClient(world.db, world.people[role]);
    const { signedContractId: contractId, ...ids } = world.ids;
    const page = await request(
      fill(path, OF_SIGNED.includes(path) ? { ...ids, contractId } : world.ids),
    );
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(compressed(html), "page and its style").toBeLessThanOrEqual(SIGNED_IN_PAGE);
    expect(missing(html), "classes whose rules the page should carry").toEqual([]);
    expect(missingIcons(html), "icons that the page should carry").toEqual([]);
    const [head = "", body = ""] = html.split("</head>");
    expect(styles(head), "files that the first paint waits for").toEqual([]);
    expect(styles(body), "the sheet of the screens that follow").toHaveLength(1);
    // The root names that script for pages that have no other.
    const addresses = [...scripts(html)].filter((address) => !ENHANCE.test(address));
    expect(addresses.length).toBeGreaterThan(1);
    expect(
      addresses.filter((address) => file(address).includes("._zod")),
      "zod",
    ).toEqual([]);
    const limit = addresses.some((address) => /\/form-/.test(address))
      ? SCRIPTS_WITH_FORM
      : SCRIPTS;
    const script = addresses.map((address) => gzipSync(file(address)).length);
    expect(sum(script), "scripts, gzip").toBeLessThanOrEqual(limit);
  });
}
