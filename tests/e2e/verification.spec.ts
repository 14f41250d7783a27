import { eq } from "drizzle-orm";
import type { Database } from "~db/client";
import { newId } from "~db/columns";
import { verificationRequests } from "~db/schema";
import { makeAthlete, makeBrand, makeStaff, type Person } from "../support/factories";
import { expect, open, test } from "../support/fixtures";
import { linkIn, waitForMail } from "../support/inbox";

/** Puts a request before those of other tests, which fill the first page of the queue. */
const putFirst = (db: Database, { userId }: Person) =>
  db.write([
    db.orm
      .update(verificationRequests)
      .set({ createdAt: 1 })
      .where(eq(verificationRequests.userId, userId)),
  ]);

test("a brand is asked for more, proves its website and is verified @once", async ({
  db,
  browserOf,
  anonymousPage,
}) => {
  const site = `${newId().slice(-8)}.example`;
  const company = `Harrow ${newId().slice(-6)}`;
  const brand = await makeBrand(db, { companyName: company });
  const page = await browserOf(brand);
  await open(page, "/brand/dashboard");
  await page.getByRole("link", { name: "Get verified" }).click();
  await expect(page.getByRole("heading", { name: "What happens next" })).toBeVisible();
  await page.getByLabel("Company Registration Number").fill("12AB");
  await page.getByLabel("Company Website").fill("gmail.com");
  await page.getByRole("button", { name: "Submit request" }).click();
  const problems = page.getByRole("alert");
  await expect(problems).toContainText("Enter the number as on the UK register");
  await expect(problems).toContainText("Enter your own website");
  await page.getByLabel("Company Registration Number").fill("1234567");
  await page.getByLabel("Company Website").fill(site);
  await page.getByRole("button", { name: "Submit request" }).click();
  await expect(page.getByText("Verification Request Submitted", { exact: true })).toBeVisible();
  await expect(page.getByText("Pending Review")).toBeVisible();
  await expect(page.getByText("Review takes 2-3 business days.")).toBeVisible();
  await page.getByRole("button", { name: /^Check now.*_laurel/ }).click();
  await expect(page.getByText("We couldn't ask the DNS. Please try again.")).toBeVisible();

  await page.getByLabel("Get a link by email").fill("me@elsewhere.example");
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByRole("alert")).toContainText(`ends with @${site}`);
  await page.getByLabel("Get a link by email").fill(`press@${site}`);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByText("A link is on its way")).toBeVisible();
  const press = await anonymousPage();
  await open(press, linkIn(await waitForMail(`press@${site}`, /Confirm it/)));
  await press.getByRole("button", { name: "Confirm the website" }).click();
  await expect(press.getByText(`${site} is confirmed.`)).toBeVisible();

  await putFirst(db, brand);
  const desk = await browserOf(await makeStaff(db));
  await open(desk, "/admin/verification");
  await desk.getByRole("link", { name: new RegExp(`^Review ?: ${company}`) }).click();
  await expect(desk.getByText("receives mail and opened our link")).toBeVisible();
  await desk.getByRole("button", { name: "Reject" }).click();
  await expect(desk.getByRole("alert")).toContainText("Please provide a rejection reason");
  await desk.getByLabel("Ask for more").fill("A letter, please.");
  await desk.getByRole("button", { name: "Ask", exact: true }).click();
  await expect(desk.getByText("Question sent")).toBeVisible();

  await open(page, "/brand/verification");
  await expect(page.getByText("A letter, please.", { exact: true })).toBeVisible();
  await page.getByLabel("Your answer").fill("It's at https://letters.example/1");
  await page.getByRole("button", { name: "Send answer" }).click();
  await expect(page.getByText("Answer sent", { exact: true })).toBeVisible();

  await open(desk, "/admin/verification");
  await desk.getByRole("link", { name: new RegExp(`^Review ?: ${company}`) }).click();
  await expect(desk.getByText("It's at https://letters.example/1")).toBeVisible();
  await desk.getByRole("button", { name: "Approve" }).click();
  await expect(desk.getByText("Request Approved")).toBeVisible();

  await open(page, "/brand/verification");
  await expect(page.getByText("Your brand is verified.")).toBeVisible();
  await open(page, "/brand/dashboard");
  await expect(page.getByRole("link", { name: "Get verified" })).toHaveCount(0);
});

test("an athlete hides the offer, asks later, and reads why it was turned down @once", async ({
  db,
  browserOf,
}) => {
  const name = `Maya ${newId().slice(-6)}`;
  const athlete = await makeAthlete(db, { name });
  const page = await browserOf(athlete);
  await open(page, "/athlete/dashboard");
  await page.getByRole("button", { name: "Not now" }).click();
  await expect(page.getByRole("link", { name: "Get verified" })).toHaveCount(0);
  await open(page, "/athlete/verification");
  await page.getByLabel("Instagram username").fill("maya runs");
  await page.getByLabel("YouTube channel").fill("https://www.youtube.com/@maya");
  await page.getByRole("textbox", { name: "Portfolio links" }).fill("results.example/maya");
  await page.getByRole("button", { name: "Add Another Link" }).click();
  await page.getByRole("button", { name: "Submit request" }).click();
  await expect(page.getByRole("alert")).toContainText("Enter just the username");
  await page.getByLabel("Instagram username").fill("@maya.runs");
  await page.getByRole("button", { name: "Submit request" }).click();
  await expect(page.getByText("Track your verification request")).toBeVisible();
  await expect(page.getByText("https://www.youtube.com/@maya", { exact: true })).toBeVisible();

  await putFirst(db, athlete);
  const desk = await browserOf(await makeStaff(db));
  await open(desk, "/admin/verification");
  await desk.getByRole("link", { name: new RegExp(`^Review ?: ${name}`) }).click();
  await expect(desk.getByRole("link", { name: /results\.example\/maya/ })).toBeVisible();
  await desk.getByLabel("Reason for a rejection").fill("The channel is someone else's.");
  await desk.getByRole("button", { name: "Reject" }).click();
  await expect(desk.getByText("Request Rejected")).toBeVisible();

  await open(page, "/athlete/verification");
  await expect(page.getByText("Previous Request Rejected")).toBeVisible();
  await expect(page.getByText("Reason: The channel is someone else's.")).toBeVisible();
  await expect(page.getByLabel("YouTube channel")).toHaveValue("@maya");
});
