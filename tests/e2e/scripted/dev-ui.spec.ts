import type { Page } from "@playwright/test";
import { violations } from "../../support/axe";
import { expect, open, test } from "../../support/fixtures";

/** Every part in every state, as /dev/ui shows them. That the page is valid is screens.spec.ts's matter. */

for (const width of [375, 1280])
  test(`parts at ${width} px: axe, both themes; nothing too small, cut off or too wide`, async ({
    anonymousPage,
  }) => {
    // A long page: axe looks at each of its several hundred parts.
    test.slow();
    const page = await anonymousPage();
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/dev/ui");
    await unfold(page);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const found = await violations(page, { colors: colorScheme === "dark" });
      expect(found, colorScheme).toEqual([]);
    }
    expect(await page.evaluate(faults, width)).toEqual([]);
    if (width > 375) return;
    await page.setViewportSize({ width: 320, height: 900 });
    expect(await page.evaluate(faults, 320)).toEqual([]);
  });

test("a table is a list on a phone: name and figure, then the facts in a line", async ({
  anonymousPage,
}) => {
  const page = await anonymousPage({ viewport: { width: 375, height: 800 } });
  await open(page, "/dev/ui");
  const row = page.getByRole("table", { name: "People", exact: true }).locator("tbody tr").first();
  await expect(row.locator("td").nth(1)).toHaveText("182.4K\u00a0followers");
  const [name, place, followers, rate] = await row
    .locator("th, td")
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect()));
  expect(rate?.right).toBeGreaterThan(340);
  expect(rate?.top).toBeLessThan(name?.bottom ?? 0);
  expect(place?.top).toBeGreaterThanOrEqual(name?.bottom ?? 0);
  expect(followers?.top).toBe(place?.top);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(row.locator("td").nth(1).locator("span")).toBeHidden();
});

test("the keyboard reaches every part, and its focus is seen", async ({ anonymousPage }) => {
  const page = await anonymousPage();
  await open(page, "/dev/ui");
  const kinds = new Set<string>();
  for (let steps = 0; steps < 300; steps++) {
    await page.keyboard.press("Tab");
    const at = await page.evaluate(() => {
      const { activeElement: element } = document;
      if (!element || element === document.body) return null;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const type = element.getAttribute("type");
      return {
        kind: type ? `${element.localName}:${type}` : element.localName,
        html: element.outerHTML.slice(0, 120),
        expectedVersion: outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
      };
    });
    if (!at) break;
    expect(at.expectedVersion, at.html).toBe(true);
    kinds.add(at.kind);
  }
  expect([...kinds]).toEqual(
    expect.arrayContaining([
      "a",
      "button:button",
      "input:checkbox",
      "input:radio",
      "input:range",
      "input:number",
      "input:text",
      "section",
      "select",
      "summary",
      "textarea",
    ]),
  );
});

test("a slider and its input show the same value", async ({ anonymousPage }) => {
  const page = await anonymousPage();
  await open(page, "/dev/ui");
  const box = page.locator("#range-focus");
  const slider = page.getByRole("slider", { name: "Min engagement" });
  await slider.focus();
  await page.keyboard.press("ArrowRight");
  await expect(box).toHaveValue("5");
  await box.fill("12.5");
  await expect(slider).toHaveValue("12.5");
  const most = page.getByRole("slider", { name: "Max followers" });
  await page.locator("#range-end").fill("50000");
  await expect(most).toHaveValue("50000");
  await page.locator("#range-end").fill("");
  await expect(most, "an empty maximum is no maximum").toHaveValue("1000000");
});

test("errors with their summary, and the dialog, appear on use", async ({ anonymousPage }) => {
  const page = await anonymousPage();
  await page.setViewportSize({ width: 375, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/dev/ui");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("to put right");
  await page.getByRole("link", { name: "Choose one" }).click();
  await expect(page.getByRole("radio", { name: "Steady" })).toBeFocused();

  const opener = page.getByRole("button", { name: "Open the dialog" });
  await opener.click();
  await expect(page.getByRole("dialog", { name: "Invite Maya Okafor" })).toBeVisible();
  expect(await violations(page, { within: ["dialog", "form"] })).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
});

/** All that is folded, menus too: they close one another only by pointer and focus. */
const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
  });

/** Runs in the page. */
function faults(width: number): string[] {
  const found: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) found.push(`${root.scrollWidth} px wide`);
  const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const name = (element: Element) => element.outerHTML.slice(0, 140);

  for (const element of document.querySelectorAll(
    "a, button, summary, label, legend, th, dt, dd",
  )) {
    if (!shown(element) || element.closest(".sr-only")) continue;
    if (getComputedStyle(element).display === "inline") continue;
    if (element.scrollWidth > element.clientWidth + 1) found.push(`cut off: ${name(element)}`);
  }

  const phone = width < 768;
  for (const element of document.querySelectorAll("a, button, input, select, textarea, summary")) {
    if (!shown(element) || element.closest(".sr-only") || element.matches(".sr-only")) continue;
    const inLabel = element.matches("[type=checkbox], [type=radio]");
    const target = (inLabel && element.closest("label")) || element;
    const { width: across, height } = target.getBoundingClientRect();
    if (across < 24 || height < (phone ? 44 : 24) - 0.5)
      found.push(`${Math.round(across)} by ${Math.round(height)}: ${name(element)}`);
  }
  return found;
}
