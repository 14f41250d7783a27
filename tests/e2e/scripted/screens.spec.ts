import type { Page } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { violations } from "../../support/axe";
import { test as base, expect, open } from "../../support/fixtures";
import { ORIGIN } from "../../support/http";
import { toSweep } from "../../support/recently-changed";
import { sharedWindows, type WindowOf, type Windows } from "../../support/shared-windows";
import { sharedWorld } from "../../support/shared-world";
import { fill, type Group, screens } from "../../support/site-map";
import type { Role, World } from "../../support/world";

/**
 * No axe violation at 375 px in light colours and at 1280 px in dark ones, no sideways scroll, valid HTML: of the screens that changed
 * last, of one page of each group, and in the nightly tests of every screen.
 */

// Looking changes nothing: a worker's screens share one world.
const test = base
  .extend<object, { world: World }>(sharedWorld)
  .extend<{ windowOf: WindowOf }, { windows: Windows }>(sharedWindows);

const VIEWER: Record<Group, Role | null> = {
  public: null,
  auth: null,
  athlete: "athlete",
  brand: "brand",
  account: "brand",
  admin: "admin",
  dev: null,
  resources: null,
};

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // React's serialisation: void elements, boolean attributes, entities.
    "void-style": "off",
    "attr-case": "off",
    "no-trailing-whitespace": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "long-title": "off",
    "no-raw-characters": "off",
    "no-inline-style": "off",
    "script-type": "off",
    // Set by design: native semantics already say it, and older readers need the word.
    "no-redundant-role": "off",
    "prefer-native-element": "off",
    "tel-non-breaking": "off",
    "require-sri": "off",
    // The form library names the rows of a list 'rows[0].count', which HTML allows as an id.
    "valid-id": ["error", { relaxed: true }],
    // Boxes of one list share a name.
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "submit", "button", "reset"] }],
  },
});

const PHONE = 375;
const DESK = 1280;

const EACH = [
  { width: PHONE, colorScheme: "light" },
  { width: DESK, colorScheme: "dark" },
] as const;

/** The other two pairs are looked at on one page of each group. */
const ALL = [
  ...EACH,
  { width: PHONE, colorScheme: "dark" },
  { width: DESK, colorScheme: "light" },
] as const;
const WHOLE = ["/", "/login", "/athlete/dashboard", "/brand/dashboard", "/messages", "/admin"];

async function variant(page: Page, path: string) {
  // In a low window the bar of phones stands at the end of the page, and over nothing that axe measures.
  const height = (await page.locator("#bottom-bar").count()) > 0 ? 470 : 900;
  for (const { width, colorScheme } of WHOLE.includes(path) ? ALL : EACH) {
    await page.setViewportSize({ width, height: width === PHONE ? height : 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const found = await violations(page);
    expect(found, `${path} at ${width} px, ${colorScheme}`).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, `${path}: sideways scroll at 320 px`).toBeLessThanOrEqual(0);
}

async function expectValid(page: Page, path: string) {
  const html = await (await page.request.get(path)).text();
  const report = await validator.validateString(html);
  const faults = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(faults, path).toEqual([]);
}

/** They lead to screens that are looked at anyway. */
const LEADS_ON = ["/dashboard", "/brand/athletes", "/brand/discover/preferred"];

const shown = screens.filter(
  ({ group, path }) => group !== "resources" && !LEADS_ON.includes(path),
);

/** What an address alone leaves out: the tabs behind the first, with something in them. */
const BEHIND: { path: string; group: Group }[] = [
  { path: "/brand/discover?view=gallery&q=maya+okafor", group: "brand" },
  { path: "/brand/compare?athlete=:athleteId&athlete=:otherAthleteId", group: "brand" },
  { path: "/brand/insights?tab=leaderboard", group: "brand" },
  { path: "/brand/insights?tab=trending", group: "brand" },
  { path: "/messages?q=message", group: "account" },
  { path: "/admin/security?tab=audit", group: "admin" },
  { path: "/admin/security?tab=sessions", group: "admin" },
  { path: "/brand/insights?tab=roi&followers=70000&add=1&athletes=99", group: "brand" },
];

const isWhole = ({ path }: { path: string }) => WHOLE.includes(path);
const swept = [
  ...shown.filter(isWhole),
  ...toSweep(shown.filter((screen) => !isWhole(screen))),
  ...(process.env.NIGHTLY ? BEHIND : []),
];

for (const { path, group } of swept)
  test(`${path} is accessible and valid`, async ({ windowOf, world }) => {
    // A page of athletes is a few thousand elements, looked at four times.
    test.slow(path === "/brand/discover");
    const viewer = VIEWER[group];
    const page = await windowOf(viewer && world.people[viewer]);
    const address = fill(path, world.ids);
    // The cookie banner is the same above every page: it is checked on one.
    const consent = { name: "cookie-consent", value: "rejected", url: ORIGIN };
    if (path === "/") await page.context().clearCookies({ name: consent.name });
    else await page.context().addCookies([consent]);
    await page.setViewportSize({ width: PHONE, height: 900 });
    await open(page, address);
    // The parts are many: dev-ui.spec.ts looks at them in its own way.
    if (group !== "dev") await variant(page, address);
    await expectValid(page, address);
  });
