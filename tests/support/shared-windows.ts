import type { Fixtures, Page, PlaywrightWorkerArgs } from "@playwright/test";
import { connect } from "~db/client";
import type { Person } from "./factories";
import { failOnErrors, listen, signIn } from "./fixtures";
import { browserPorts } from "./ports";

/** The window of this person, or of a visitor. */
export type WindowOf = (person: Person | null) => Promise<Page>;

/** The windows of a worker, with what their pages logged. */
export interface Windows {
  windowOf: WindowOf;
  errors: string[];
}

/**
 * For specs that only look: the tests of a worker share a window for each person, which loads once what all pages share.
 * A test fails for the errors that were logged during it.
 */
export const sharedWindows: Fixtures<
  { windowOf: WindowOf },
  { windows: Windows },
  object,
  PlaywrightWorkerArgs
> = {
  windows: [
    async ({ browser }, use) => {
      const db = connect({ url: `http://127.0.0.1:${browserPorts.database}` });
      const open = new Map<string, Page>();
      const errors: string[] = [];
      await use({
        errors,
        windowOf: async (person) => {
          const key = person?.userId ?? "";
          const page = open.get(key) ?? (await browser.newPage());
          if (!open.has(key)) {
            listen(page.context(), errors);
            if (person) await signIn(page.context(), db, person);
          }
          open.set(key, page);
          return page;
        },
      });
      for (const page of open.values()) await page.context().close();
      db.client.close();
    },
    { scope: "worker" },
  ],
  windowOf: async ({ windows }, use) => {
    await use(windows.windowOf);
    failOnErrors(windows.errors.splice(0));
  },
};
