import { test as base, type Page } from "@playwright/test";
import { expect, open, test } from "../support/fixtures";
import { linkIn, waitForMail } from "../support/inbox";

/** The whole of what Laurel is for, by two people who have never seen it, each in a browser of their own. */

const PASSWORD = "correct horse";
const said = (page: Page, text: string) =>
  expect(page.getByRole("main").getByText(text).filter({ visible: true }).first()).toBeVisible();

async function signUp(page: Page, type: "athlete" | "brand", fields: Record<string, string>) {
  await open(page, `/signup?type=${type}`);
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
  await page.getByRole("button", { name: "Create Account" }).click();
  await said(page, "Your account has been created.");
  await page.goto(linkIn(await waitForMail(fields.Email ?? "", /confirm your email/)));
  await page.getByRole("button", { name: "Confirm my email" }).click();
  await said(page, "Your email address is confirmed.");
  await page.getByRole("button", { name: "Skip to your dashboard" }).click();
  await expect(page).toHaveURL(`/${type}/dashboard`);
}

/** The newest notification, as its reader would open it. */
async function openNewest(page: Page, title: string) {
  await open(page, "/notifications");
  await page.getByRole("main").getByRole("button", { name: title }).first().click();
  await expect(page).not.toHaveURL("/notifications");
}

test("from sign-up to posted", async ({ anonymousPage }) => {
  base.slow();
  const mark = Date.now().toString(36);
  const name = `Maya Okafor ${mark}`;
  const athleteEmail = `maya-${mark}@test.laurel`;
  const brandEmail = `brand-${mark}@test.laurel`;
  const [athlete, brand] = [await anonymousPage(), await anonymousPage()];

  await signUp(athlete, "athlete", {
    "Full name": name,
    Email: athleteEmail,
    Password: PASSWORD,
    Sport: "Running",
  });
  await said(athlete, `Welcome, ${name}`);
  await open(athlete, "/athlete/profile");
  await athlete.getByLabel("Location").fill("Leeds, UK");
  await athlete.getByText("Type your figures instead").click();
  const instagram = athlete.getByRole("group", { name: "Instagram" });
  await instagram.getByLabel("Followers").fill("48000");
  await instagram.getByLabel("Engagement (%)").fill("5.8");
  await athlete.getByRole("button", { name: "Save" }).click();
  await said(athlete, "Your profile has been saved.");
  await said(athlete, "48.0K");

  await signUp(brand, "brand", {
    "Full name": "Ada Northlight",
    Email: brandEmail,
    Password: PASSWORD,
    "Company name": `Northlight ${mark}`,
  });
  await open(brand, "/brand/campaigns/new");
  await brand.getByLabel("Campaign Title").fill(`Autumn miles ${mark}`);
  await brand.getByLabel("Description").fill("Show our shoe on your autumn runs.");
  await brand.getByLabel("Target Sports").fill("Running");
  await brand.getByRole("button", { name: "Add sport" }).click();
  await expect(brand.getByRole("button", { name: "Remove Running" })).toBeVisible();
  await brand.getByLabel("Budget (£)").fill("1200");
  await brand.getByLabel("Minimum Followers").fill("10000");
  await brand.getByRole("main").getByRole("button", { name: "Create Campaign" }).click();
  await said(brand, "Here are athletes for it.");

  await open(brand, `/brand/discover?q=${mark}`);
  await brand.getByRole("link", { name, exact: true }).click();
  await brand.getByRole("link", { name: `View Profile of ${name}` }).click();
  await expect(brand.getByRole("heading", { level: 1 })).toHaveText(name);
  await brand.getByRole("link", { name: "Invite to Campaign" }).click();
  await brand.getByLabel("Campaign", { exact: true }).selectOption({ index: 1 });
  await brand.getByLabel("Fee (£)").fill("900");
  await brand.getByRole("button", { name: "Send Invitation" }).click();
  await said(brand, "Invitation Sent!");
  const head = brand.getByRole("listitem").filter({ hasText: `Autumn miles ${mark}` });
  await expect(head.first()).toContainText("Pending");

  await open(brand, "/brand/dashboard");
  await brand
    .getByRole("link", { name: `Autumn miles ${mark}` })
    .first()
    .click();
  // The check list sends the brand back to its brief.
  await brand.locator("summary", { hasText: "Launch Campaign" }).click();
  await brand.getByRole("link", { name: "Complete the brief" }).click();
  await brand.getByLabel("Format").selectOption("reel");
  await brand.getByLabel("Start Date").fill("2099-01-01");
  await brand.getByLabel("End Date").fill("2099-02-01");
  await brand.getByRole("button", { name: "Save changes" }).click();
  await said(brand, "Changes saved");
  await brand.getByRole("button", { name: "Launch Campaign" }).click();
  await said(brand, "Campaign activated");

  await waitForMail(athleteEmail, /: £900 invitation to Autumn miles/);
  await openNewest(athlete, "invitation to");
  await said(athlete, "Show our shoe on your autumn runs.");
  await athlete.getByRole("link", { name: /^Accept/ }).click();
  await athlete.getByRole("button", { name: "Accept invitation" }).click();
  await said(athlete, "Invitation accepted");
  await waitForMail(brandEmail, /: invitation accepted, /);

  await athlete.getByRole("link", { name: "Add content" }).click();
  await athlete.getByRole("button", { name: "Add a link instead" }).click();
  await athlete.getByLabel("Title").fill("First clip");
  await athlete.getByLabel("Caption").fill("#ad Ten kilometres before work.");
  await athlete.getByLabel("Media links").fill("example.com/first.mp4");
  await athlete.getByRole("button", { name: "Save draft" }).click();
  await said(athlete, "Draft saved");
  await athlete.getByRole("button", { name: "Send for review" }).click();
  await said(athlete, "Content submitted for review!");

  await openNewest(brand, "to review by");
  await brand.locator("summary", { hasText: "Request changes" }).click();
  await brand.getByRole("button", { name: "Send to athlete" }).click();
  await said(brand, "Please provide feedback for the requested changes");
  await brand.getByLabel("What needs to change?").fill("Please show the shoe at the start.");
  await brand.getByRole("button", { name: "Send to athlete" }).click();
  await said(brand, "The athlete will be notified of the requested changes.");

  await openNewest(athlete, "changes to “First clip”");
  await said(athlete, "Please show the shoe at the start.");
  await athlete.getByText("Title, hashtags, links and date").click();
  await athlete.getByLabel("Title").fill("First clip, shoe first");
  await athlete.getByRole("button", { name: "Send new version" }).click();
  await said(athlete, "The brand can now see your new version.");
  await athlete.getByLabel("Add a comment").fill("The shoe is in the first frame now.");
  await athlete.getByRole("button", { name: "Add comment" }).click();
  await said(athlete, "Comment added");

  await openNewest(brand, "to review by");
  await expect(brand.getByRole("heading", { level: 1 })).toHaveText("First clip, shoe first");
  await said(brand, "The shoe is in the first frame now.");
  await brand.getByRole("button", { name: "Approve", exact: true }).click();
  await said(brand, "The content has been approved and the athlete will be notified.");

  await waitForMail(athleteEmail, /approved$/);
  await openNewest(athlete, "“First clip, shoe first” approved");
  await athlete.getByLabel("Address of your post").fill("instagram.com/p/first");
  await athlete.getByRole("button", { name: "Mark as Posted" }).click();
  await said(athlete, "Content marked as posted!");
  await openNewest(brand, "“First clip, shoe first” posted");
  await said(brand, "Content has been posted. No further actions needed.");
  await said(brand, "https://instagram.com/p/first");
});
