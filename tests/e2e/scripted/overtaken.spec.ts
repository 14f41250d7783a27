import { makeAthlete } from "../../support/factories";
import { expect, open, test } from "../../support/fixtures";

test("a click that overtakes a page still loading is no error", async ({ db, browserOf }) => {
  const page = await browserOf(await makeAthlete(db));
  await open(page, "/athlete/dashboard");
  let asked = false;
  let answer = () => {};
  // Kept waiting for as long as the second click needs.
  await page.route("**/athlete/profile.data*", async (route) => {
    asked = true;
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.continue().catch(() => {});
  });
  const navigation = page.getByRole("navigation", { name: "Workspace", exact: true });
  await navigation.getByRole("link", { name: "Profile" }).click();
  await expect.poll(() => asked).toBe(true);
  await navigation.getByRole("link", { name: "My Content" }).click();
  await expect(page).toHaveURL("/athlete/content");
  answer();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Content");
});
