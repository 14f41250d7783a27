import { makeBrand } from "../../support/factories";
import { expect, open, test } from "../../support/fixtures";

declare global {
  interface Window {
    violations: string[];
  }
}

test("a form's schema is imported when the form is focused, and validates without the server", async ({
  browserOf,
  db,
}) => {
  const page = await browserOf(await makeBrand(db));
  const loaded: string[] = [];
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.url());
    else loaded.push(request.url());
  });
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener("securitypolicyviolation", ({ violatedDirective }) =>
      window.violations.push(violatedDirective),
    );
  });
  await open(page, "/brand/campaigns/new");
  const validation = /\/assets\/(check-form|schema)-/;
  expect(loaded.filter((url) => validation.test(url))).toEqual([]);

  const arrived = page.waitForResponse(/\/assets\/schema-/);
  const title = page.getByLabel("Campaign Title");
  const create = page.getByRole("button", { name: "Create Campaign" });
  const wrong = page.getByRole("alert").filter({ hasText: "Title must be at least 3 characters" });
  await title.fill("ab");
  await arrived;
  // Before the schema is there, the server answers, in the same words.
  await create.click();
  await expect(wrong).toBeVisible();
  sent.length = 0;
  await title.fill("abc");
  await expect(title).not.toHaveAttribute("aria-invalid");
  await title.fill("a");
  await expect(title).toHaveAttribute("aria-invalid", "true");
  await create.click();
  await expect(wrong).toBeVisible();
  expect(sent).toEqual([]);
  expect(await page.evaluate(() => window.violations), "zod probing for eval").toEqual([]);
});

test("a button that adds a row checks nothing, also when the schema is there", async ({
  browserOf,
  db,
}) => {
  const page = await browserOf(await makeBrand(db));
  await open(page, "/brand/campaigns/new");
  const arrived = page.waitForResponse(/\/assets\/schema-/);
  await page.getByLabel("Details").fill("at dawn");
  await (await arrived).finished();
  const row = page.getByRole("group", { name: "Deliverables" }).getByRole("listitem");
  await page.getByRole("button", { name: "Add a deliverable" }).click();
  await expect(row).toHaveCount(2);
  await expect(page.getByLabel("Campaign Title")).not.toHaveAttribute("aria-invalid");
});

test("a date that is half typed is an error, though the browser sends it empty", async ({
  browserOf,
  db,
}) => {
  const page = await browserOf(await makeBrand(db));
  await open(page, "/brand/campaigns/new");
  const arrived = page.waitForResponse(/\/assets\/schema-/);
  await page.getByLabel("Campaign Title").fill("Rain miles");
  await arrived;
  const start = page.getByLabel("Start Date");
  await start.pressSequentially("03");
  await page.getByRole("button", { name: "Create Campaign" }).click();
  await expect(page.locator("form p", { hasText: "Please enter a valid date" })).toBeVisible();
  await expect(start).toBeFocused();
  await start.fill("");
  await page.getByRole("button", { name: "Create Campaign" }).click();
  await expect(page).toHaveURL("/brand/matches");
});

test("the server's errors go with its next answer, also when the schema never arrives", async ({
  browserOf,
  db,
}) => {
  const page = await browserOf(await makeBrand(db));
  await page.route(/\/assets\/schema-/, (route) => route.abort());
  await open(page, "/notifications/settings");
  const save = page.getByRole("button", { name: "Save times" });
  const errors = page.getByRole("alert").filter({ hasText: "Enter both times, or neither" });
  await page.getByLabel("From").fill("22:00");
  await save.click();
  await expect(errors).toBeVisible();

  await page.getByLabel("Until").fill("07:00");
  await save.click();
  await expect(page.getByText("Your notification settings have been saved.")).toBeVisible();
  await expect(errors).toBeHidden();
  await expect(page.getByLabel("Until")).toHaveValue("07:00");
});
