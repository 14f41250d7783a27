import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type Page,
} from "@playwright/test";
import { connect, type Database } from "~db/client";
import type { Person } from "./factories";
import { browserPorts } from "./ports";
import { openSession } from "./sign-in";

const ORIGIN = `http://localhost:${browserPorts.app}`;

interface Fixtures {
  db: Database;
  /** A page in a browser of its own, signed in as this person. */
  browserOf: (person: Person, options?: BrowserContextOptions) => Promise<Page>;
  /** A page in a browser of its own, signed out. */
  anonymousPage: (options?: BrowserContextOptions) => Promise<Page>;
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  db: async ({}, use) => {
    const connection = connect({ url: `http://127.0.0.1:${browserPorts.database}` });
    await use(connection);
    connection.client.close();
  },

  anonymousPage: async ({ browser, contextOptions, javaScriptEnabled, baseURL }, use) => {
    const contexts: BrowserContext[] = [];
    const errors: string[] = [];
    await use(async (options) => {
      const context = await browser.newContext({
        ...contextOptions,
        javaScriptEnabled,
        baseURL,
        ...options,
      });
      contexts.push(context);
      listen(context, errors);
      await context.addCookies([{ name: "cookie-consent", value: "rejected", url: ORIGIN }]);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
    failOnErrors(errors);
  },

  browserOf: async ({ anonymousPage, db }, use) => {
    await use(async (person, options) => {
      const page = await anonymousPage(options);
      await signIn(page.context(), db, person);
      return page;
    });
  },

  // For tests that ask for `page`; the others do not pay for a browser that nobody uses.
  context: async ({ context }, use) => {
    const errors: string[] = [];
    listen(context, errors);
    await use(context);
    failOnErrors(errors);
  },
});

export { expect } from "@playwright/test";

export async function signIn(context: BrowserContext, db: Database, person: Person) {
  const value = await openSession(db, person);
  await context.addCookies([{ name: "session", value, url: ORIGIN, httpOnly: true }]);
}

/** Opens a page and, where scripts run, waits until it is hydrated. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await waitForHydration(page);
}

/** Before this, only what works without scripts may be used. Pages and projects without any pass at once. */
export async function waitForHydration(page: Page) {
  if (test.info().project.use.javaScriptEnabled === false) return;
  // The scripts stand at the end of the document: one that is still coming has none yet.
  await page.waitForLoadState("domcontentloaded");
  if (
    (await page.locator("script[src]:not([data-enhance]), link[rel=modulepreload]").count()) === 0
  )
    return;
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  // Parts that are hydrated after the page (later.tsx): React marks each element it has taken over.
  await page.waitForFunction(() =>
    [...document.querySelectorAll("form, button[type=button]")].every((one) =>
      Object.keys(one).some((key) => key.startsWith("__react")),
    ),
  );
}

/** A tab of a signed-in screen: a link, which becomes a tab where scripts run and its panel is there already. */
export const tab = (page: Page, name: string | RegExp) =>
  page.getByRole("link", { name }).or(page.getByRole("tab", { name }));

/**
 * Messages that are not ours: the browser logs refused and failed requests, which tests provoke on purpose, and refused sockets,
 * such as that of a page that opens its room while its person signs out (401) or loses the content (404); Remix logs the
 * data request of a navigation that a newer one has cut off.
 */
const EXPECTED = new RegExp(
  [
    "Failed to load resource: (the server responded with a status of 4\\d\\d|net::ERR_(FAILED|INTERNET_DISCONNECTED))",
    "^WebSocket connection to .* failed: (HTTP Authentication failed|.*ERR_INTERNET_DISCONNECTED|.*Unexpected response code: 404)",
    "^AbortError: (signal is|BodyStreamBuffer was) aborted",
  ].join("|"),
);

export function listen(context: BrowserContext, errors: string[]) {
  context.on("console", (message) => {
    if (message.type() === "error" && !EXPECTED.test(message.text())) errors.push(message.text());
  });
  context.on("weberror", (error) => errors.push(String(error.error())));
}

export function failOnErrors(errors: string[]) {
  if (errors.length > 0) throw new Error(`The page logged errors:\n${errors.join("\n")}`);
}
