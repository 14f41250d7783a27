import { expect, type Page, test } from "@playwright/test";
import { open, waitForHydration } from "./fixtures";

/** Takes a content item from the queue. */
export async function claim(page: Page, contentId: string) {
  await open(page, "/admin/polishing");
  await page.locator(`form:has(input[value="${contentId}"]) button`).click();
  await expect(page).toHaveURL(`/admin/content/${contentId}`);
  await waitForHydration(page);
}

interface Chosen {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Chooses files as this browser does: at once with scripts, with the form's button without. */
export async function choose(page: Page, label: string, ...files: Chosen[]) {
  const form = page.locator("form", { has: page.getByLabel(label) });
  await page.getByLabel(label).setInputFiles(files);
  if (test.info().project.use.javaScriptEnabled === false)
    await form.getByRole("button", { name: /^Add file/ }).click();
}
