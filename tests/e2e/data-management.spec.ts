import { newId } from "~db/columns";
import { makeAthlete, makeBrand, makeConversation } from "../support/factories";
import { expect, open, test } from "../support/fixtures";
import { ORIGIN } from "../support/http";
import { linkIn, waitForMail } from "../support/inbox";
import { quickHash } from "../support/quick-password";
import { openSession } from "../support/sign-in";

const PASSWORD = "correct horse";

test("an athlete takes a copy of their data, deletes the account, and keeps it after all @once", async ({
  db,
  browserOf,
  anonymousPage,
}) => {
  const athlete = await makeAthlete(db, {
    passwordHash: quickHash(PASSWORD),
    email: `ada-${newId()}@test.laurel`,
  });
  await makeConversation(db, await makeBrand(db), athlete, [
    { from: athlete, body: "See you at the track" },
  ]);
  const page = await browserOf(athlete);
  await open(page, "/settings");
  await page.getByRole("link", { name: "Data management" }).click();
  await page.getByRole("button", { name: "Export My Data" }).click();
  await expect(page.getByText("We're getting your data ready.")).toBeVisible();
  const download = page.getByRole("link", { name: /^Download data/ });
  await expect(async () => {
    await page.goto("/data-management");
    await expect(download).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole("button", { name: "Export My Data" })).toHaveCount(0);
  const copy = await page.request.get((await download.getAttribute("href")) ?? "");
  expect(copy.headers()["content-disposition"]).toMatch(
    /laurel-data-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.json/,
  );
  expect(JSON.stringify((await copy.json()).data.messages)).toContain("See you at the track");

  // Signed in for longer than a proof counts.
  const value = await openSession(db, athlete, { provedAt: Date.now() - 16 * 60_000 });
  await page.context().addCookies([{ name: "session", value, url: ORIGIN, httpOnly: true }]);
  await open(page, "/data-management");
  await page.getByRole("link", { name: "Delete Account" }).click();
  const confirmation = page.getByLabel("Type DELETE to confirm");
  const submit = page.getByRole("main").getByRole("button", { name: "Delete Account" });
  await confirmation.fill("delete");
  await submit.click();
  await page.getByLabel("Your password").fill(PASSWORD);
  await page.getByRole("main").getByRole("button", { name: "Continue" }).click();
  await expect(confirmation).toHaveValue("delete");
  await confirmation.fill("yes");
  await submit.click();
  await expect(confirmation).toHaveAccessibleDescription("Please type DELETE");
  await confirmation.fill("DELETE");
  await submit.click();
  await expect(page.getByText("Account closed", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/");
  await expect(page.locator("html[data-hydrated]"), "a document with its own style").toHaveCount(0);

  const link = linkIn(await waitForMail(athlete.email, /will be deleted/));
  const later = await anonymousPage();
  await open(later, link);
  await later.getByRole("button", { name: "Keep my account" }).click();
  await expect(later.getByText("Your account stays.", { exact: true })).toBeVisible();
  await later.getByLabel("Email").fill(athlete.email);
  await later.getByLabel("Password").fill(PASSWORD);
  await later.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(later).toHaveURL(/athlete\/dashboard/);
  // Who is signed in needs no email.
  await open(later, "/data-deletion");
  await expect(later.getByRole("link", { name: "Delete Account" })).toBeVisible();
});
