import { chromium, type Page } from "@playwright/test";
import { ORIGIN } from "../../tests/support/http";

const PATIENCE_MS = 180_000;

interface Draft {
  executablePath: string;
  session: string;
  contentId: string;
  /** What the browser's line goes through. */
  proxy?: string | undefined;
}

/** The page of a draft, in a browser of its own, once its scripts have started. */
export async function openDraft({ executablePath, session, contentId, proxy }: Draft) {
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu"],
    // Chromium leaves a proxy out for its own machine unless told otherwise.
    ...(proxy ? { proxy: { server: proxy, bypass: "<-loopback>" } } : {}),
  });
  const context = await browser.newContext();
  await context.addCookies([{ name: "session", value: session, url: ORIGIN }]);
  const page = await context.newPage();
  const open = async () => {
    await page.goto(`${ORIGIN}/athlete/content/${contentId}`);
    await page.getByText("Without JavaScript").waitFor({ state: "detached" });
  };
  await open();
  return { page, open, close: () => browser.close() };
}

export async function choose(page: Page, file: string) {
  await page.locator('input[type="file"]').first().setInputFiles(file);
  await page.getByRole("list", { name: "Uploads" }).waitFor();
}

/** @throws what the page says when the clip has not arrived in time */
export const arrived = (page: Page) =>
  page
    .getByText("Clip · 1080 × 1920")
    .waitFor({ timeout: PATIENCE_MS })
    .catch(async (error) => {
      throw new Error((await page.locator("main").textContent()) ?? "", { cause: error });
    });
