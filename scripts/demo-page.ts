import type { Browser, BrowserContextOptions } from "@playwright/test";
import { paths } from "~/paths";
import { createStaffCode } from "./seed/staff-factor";

/** Of the running `npm run dev` that the script looks at. */
export const demoOrigin = `http://localhost:${process.env.PORT ?? 8787}`;

/** @returns a page of the demo's site, on which the named demo account is signed in */
export async function openDemoPage(
  browser: Browser,
  as: "athlete" | "brand" | "admin" | "visitor",
  options: BrowserContextOptions = {},
) {
  const context = await browser.newContext({ baseURL: demoOrigin, ...options });
  const page = await context.newPage();
  if (as === "visitor") return page;
  await page.goto(paths.login);
  await page.locator("input[name=email]").fill(`${as}@laurel.test`);
  await page.locator("input[name=password]").fill("laurel-demo");
  await page.locator("main form button[type=submit]").first().click();
  if (as === "admin") {
    await page.locator("input[name=oneTimeCode]").fill(createStaffCode(Date.now()));
    await page.locator("main form button[type=submit]").first().click();
  }
  await page.waitForURL(/dashboard|admin/);
  return page;
}
