import { makeBrand } from "../../support/factories";
import { expect, open, test } from "../../support/fixtures";

test("a form's rules come when it is entered, and then answer without the server", async ({
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
  await open(page, "/brand/campaigns/new");
  const rules = /\/assets\/check-form-/;
  expect(loaded.filter((url) => rules.test(url))).toEqual([]);

  const arrived = page.waitForResponse(rules);
  const title = page.getByLabel("Campaign Title");
  const create = page.getByRole("button", { name: "Create Campaign" });
  const wrong = page.getByRole("alert").filter({ hasText: "Title must be at least 3 characters" });
  await title.fill("ab");
  await arrived;
  // Whoever is quicker than the rules is answered by the server, in the same words.
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
});
