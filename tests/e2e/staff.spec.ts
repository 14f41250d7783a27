import { newId } from "~db/columns";
import { makeBrand, makeStaff } from "../support/factories";
import { expect, open, test } from "../support/fixtures";
import { linkIn, waitForMail } from "../support/inbox";
import { quickHash } from "../support/quick-password";

const PASSWORD = "correct horse";

test("an admin suspends an account with a reason, reads the objection and restores it @once", async ({
  db,
  browserOf,
  anonymousPage,
}) => {
  const companyName = `Harrow ${newId().slice(-6)}`;
  const brand = await makeBrand(db, {
    companyName,
    name: `Ruth ${newId().slice(-6)}`,
    passwordHash: quickHash(PASSWORD),
  });
  const theirs = await browserOf(brand);
  await open(theirs, "/brand/dashboard");

  const desk = await browserOf(await makeStaff(db, ["admin"]));
  await open(desk, "/admin/users");
  await desk.getByLabel("Name, company, email or ID").fill(brand.email.slice(0, -4));
  await desk.getByRole("button", { name: "Search", exact: true }).click();
  await expect(desk).toHaveURL(/q=/);
  await desk.getByRole("link", { name: brand.name, exact: true }).click();
  await expect(desk.getByRole("heading", { name: companyName })).toBeVisible();
  await desk.getByRole("button", { name: "Suspend account" }).click();
  await expect(desk.getByRole("alert")).toContainText("Please give a reason");
  await desk.getByLabel("Reason", { exact: true }).fill("Messages that ask to be paid in advance.");
  await desk.getByRole("button", { name: "Suspend account" }).click();
  await expect(desk.getByText("Account suspended", { exact: true }).first()).toBeVisible();
  await expect(
    desk.getByText("Messages that ask to be paid in advance.", { exact: true }),
  ).toBeVisible();
  const mail = await waitForMail(brand.email, /suspended/);
  expect(mail.text).toContain("paid in advance");

  await open(theirs, "/brand/campaigns");
  await expect(theirs).toHaveURL(/\/login/);
  const visitor = await anonymousPage();
  await open(visitor, "/login");
  const signIn = async () => {
    await visitor.getByLabel("Email").fill(brand.email);
    await visitor.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await visitor.getByRole("button", { name: "Sign In" }).click();
  };
  await signIn();
  await expect(visitor.getByRole("alert")).toContainText("This account is suspended");

  await visitor.goto(linkIn(mail));
  await visitor.getByRole("button", { name: "Send objection" }).click();
  await expect(visitor.getByRole("alert")).toContainText("Please say why it's wrong");
  await visitor.getByLabel("Why is this wrong?").fill("Our account was used by a former employee.");
  await visitor.getByRole("button", { name: "Send objection" }).click();
  await expect(visitor.getByText("Your objection is with us.")).toBeVisible();
  await visitor.goto(linkIn(mail));
  await expect(visitor.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  await open(visitor, "/login");

  await desk.reload();
  await expect(
    desk.getByText("“Our account was used by a former employee.”").first(),
  ).toBeVisible();
  await expect(desk.getByText(/another admin answers/)).toBeVisible();
  await desk.getByRole("button", { name: "Restore account" }).click();
  await expect(desk.getByText("Account restored", { exact: true }).first()).toBeVisible();
  await signIn();
  await expect(visitor).toHaveURL(/\/brand\/dashboard/);
});

test("an admin gives a role and takes it away @once", async ({ db, browserOf }) => {
  const colleague = await makeBrand(db, { name: `Ada ${newId().slice(-6)}` });
  const page = await browserOf(await makeStaff(db, ["admin"]));
  await open(page, "/admin/setup");
  await page.getByRole("button", { name: "Add role" }).click();
  await expect(page.getByRole("alert")).toContainText("Please enter an email address");
  await page.getByLabel("Email").fill("nobody@test.laurel");
  await page.getByLabel("Role", { exact: true }).selectOption("Moderator");
  await page.getByRole("button", { name: "Add role" }).click();
  await expect(page.getByRole("alert")).toContainText("User not found with that email");
  await page.getByLabel("Email").fill(colleague.email);
  await page.getByRole("button", { name: "Add role" }).click();
  await expect(page.getByText("The role was added.")).toBeVisible();
  await page.getByRole("button", { name: `Remove ${colleague.name} as moderator` }).click();
  await expect(page.getByText("The role was removed.")).toBeVisible();
  await expect(page.getByRole("link", { name: colleague.name })).toHaveCount(0);
});
