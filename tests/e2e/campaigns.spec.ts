import type { Page } from "@playwright/test";
import { newId } from "~db/columns";
import { ask, REEL } from "../support/deliverables";
import {
  LAUNCHABLE,
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContent,
  makeInvitation,
} from "../support/factories";
import { expect, open, tab, test } from "../support/fixtures";

const sports = (page: Page) =>
  page.getByRole("list", { name: "Target Sports" }).getByRole("listitem");
const deliverables = (page: Page) =>
  page.getByRole("group", { name: "Deliverables" }).getByRole("listitem");

/** Every add and remove is a round trip where no script runs; the box is empty again when it is done. */
async function add(page: Page, label: string, entry: string, how: "Enter" | "plus") {
  // With suggestions a text box is a combobox.
  const box = page
    .getByRole("combobox", { name: label })
    .or(page.getByRole("textbox", { name: label }));
  await box.fill(entry);
  if (how === "Enter") await box.press("Enter");
  else await page.getByRole("button", { name: "Add sport" }).click();
  await expect(box).toHaveValue("");
}

test("a brand writes a brief, sees its matches, and launches", async ({ browserOf, db }) => {
  const brand = await makeBrand(db, { companyName: "Harrow Cycles" });
  const name = `Ada ${newId()}`;
  const athlete = await makeAthlete(db, {
    name,
    figures: { sport: "Speed climbing", totalFollowers: 1_800_000_000, avgEngagement: 6 },
  });
  const page = await browserOf(brand);
  await open(page, "/brand/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Harrow Cycles");
  await page.getByRole("link", { name: "Create your first campaign" }).click();

  await page.getByLabel("Campaign Title").fill("Up the wall");
  await add(page, "Target Sports", "Speed climbing", "Enter");
  await add(page, "Target Sports", "Golf", "plus");
  await add(page, "Target Sports", "GOLF", "Enter");
  await expect(sports(page)).toHaveCount(2);
  await page.getByRole("button", { name: "Remove Golf" }).click();
  await expect(sports(page)).toHaveText([/Speed climbing/]);
  await deliverables(page).getByLabel("How many").fill("2");
  await page.getByLabel("Format").selectOption("Reel or short clip");
  await page.getByLabel("For review by").fill("2099-01-20");
  await page.getByLabel("Budget (£)").fill("1200.50");
  await page.getByLabel("Start Date").fill("2099-01-01");
  await page.getByLabel("End Date").fill("2099-02-01");
  await page.getByLabel("Minimum Followers").fill("1800000000");
  await expect(page.getByLabel("Campaign Title")).toHaveValue("Up the wall");
  await page.getByRole("button", { name: "Create Campaign" }).click();

  await expect(page).toHaveURL("/brand/matches");
  await expect(page.getByRole("status").filter({ hasText: "Draft saved" })).toContainText(
    "Here are athletes for it.",
  );
  const row = page.getByRole("rowgroup").filter({ hasText: name });
  await expect(row).toContainText("Why");
  await row.getByText(`Why ${name}`).click();
  await expect(row.getByRole("link", { name: "View Full Profile" })).toHaveAttribute(
    "href",
    new RegExp(`^/brand/athletes/${athlete.userId}[?]from=`),
  );
  await expect(row.getByRole("link", { name: `Invite ${name}` })).toBeVisible();

  await page.getByRole("main").getByRole("link", { name: "Up the wall" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Up the wall");
  await expect(page.getByText("£1,200.50", { exact: true })).toBeVisible();
  await tab(page, "Athletes (0)").click();
  await expect(
    page.getByRole("main").getByRole("link", { name: "Invite athletes" }).last(),
  ).toHaveAttribute("href", /^\/brand\/matches\?campaign=/);
  await page.getByRole("button", { name: "Launch Campaign" }).click();
  await expect(page.getByText("Campaign activated")).toBeVisible();
  await expect(page.getByRole("button", { name: "Launch Campaign" })).toHaveCount(0);
  await tab(page, "Content (0)").click();
  await expect(page.getByText("Campaign activated")).toHaveCount(0);
});

test("a brand sets the terms once; the form keeps them while payments are added @nightly", async ({
  browserOf,
  db,
}) => {
  const brand = await makeBrand(db);
  const id = await makeCampaign(db, brand.brandId, { status: "draft", deliverables: [REEL] });
  const page = await browserOf(brand);
  await open(page, `/brand/campaigns/${id}/edit`);
  await page.getByLabel("Fee for each athlete (£)").fill("300");
  await page.getByLabel("Up to (£)").fill("200");
  await page.getByLabel("On its own channels and in paid ads").check();
  await page.locator("form summary", { hasText: "Payments, changes and posts" }).click();
  await page.getByLabel("The brand sends the product, and the athlete keeps it").check();
  await page.getByRole("button", { name: "Add a payment" }).click();
  await expect(page.getByRole("button", { name: "Remove payment 2" })).toBeVisible();
  await page.getByLabel("Share (%)").first().fill("40");
  await page.getByLabel("Share (%)").last().fill("60");
  await page.getByLabel("Payment", { exact: true }).last().fill("The rest");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("alert")).toContainText(
    "The highest fee must not be below the lowest",
  );
  await page.getByLabel("Up to (£)").fill("500");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Changes saved")).toBeVisible();

  await open(page, `/brand/campaigns/${id}/edit`);
  await expect(page.getByLabel("Fee for each athlete (£)")).toHaveValue("300");
  await expect(page.getByLabel("Up to (£)")).toHaveValue("500");
  await expect(page.getByLabel("On its own channels and in paid ads")).toBeChecked();
  await expect(page.getByLabel("Payment", { exact: true }).last()).toHaveValue("The rest");
});

test("folded fields open when one has an error, and stay open while it is corrected", async ({
  browserOf,
  db,
}) => {
  const brand = await makeBrand(db);
  const id = await makeCampaign(db, brand.brandId, { status: "draft", deliverables: [REEL] });
  const page = await browserOf(brand);
  await open(page, `/brand/campaigns/${id}/edit`);
  const days = page.getByLabel("Days each post stays up");
  const fold = page.locator("form summary", { hasText: "Payments, changes and posts" });
  await fold.click();
  await days.fill("0");
  await fold.click();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Please enter 1 to 365 days").first()).toBeVisible();
  await days.fill("31");
  if (test.info().project.use.javaScriptEnabled !== false)
    await expect(page.getByText("Please enter 1 to 365 days")).toHaveCount(0);
  await expect(days).toBeVisible();
  await fold.click();
  await days.evaluate((input) => {
    (input as HTMLInputElement).value = "0";
  });
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(days).toBeVisible();
  await days.fill("31");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Changes saved")).toBeVisible();
});

test("beside the brief stands what athletes will see of it, folded on a phone @once", async ({
  browserOf,
  db,
}) => {
  const page = await browserOf(await makeBrand(db));
  const preview = page.getByRole("complementary", { name: "Preview" });
  const update = preview.getByRole("button", { name: "Update preview" });
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/brand/campaigns/new");
  await expect(preview.getByText("1 Instagram post")).toBeHidden();
  await preview.locator("summary").first().click();
  await expect(preview.getByText("1 Instagram post")).toBeVisible();
  await preview.locator("summary").first().click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(preview.getByText("1 Instagram post")).toBeVisible();
  await page.getByLabel("Campaign Title").fill("Rain miles");
  await page.getByLabel("Fee for each athlete (£)").fill("450");
  await page.getByLabel("Format").selectOption("Story");
  await deliverables(page).getByLabel("How many").fill("3");
  await add(page, "Target Sports", "Running", "Enter");
  if (await update.isVisible()) await update.click();
  for (const text of ["Rain miles", "£450", "3 Instagram stories", "Running"])
    await expect(preview).toContainText(text);
  await expect(page.getByLabel("Fee for each athlete (£)")).toHaveValue("450");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("errors keep everything that was typed", async ({ browserOf, db }) => {
  const page = await browserOf(await makeBrand(db));
  await open(page, "/brand/campaigns/new");
  await page.getByLabel("Description").fill("Long runs\nin the rain");
  await page.getByLabel("Details").fill("at dawn");
  await page.getByRole("button", { name: "Add a deliverable" }).click();
  await expect(deliverables(page)).toHaveCount(2);
  await deliverables(page).nth(1).getByLabel("How many").fill("0");
  await deliverables(page).nth(1).getByLabel("For review by").fill("2027-03-01");
  await expect(page.getByText("Title must be at least 3 characters")).toHaveCount(0);
  await page.getByLabel("Campaign Title").fill("ab");
  await page.getByRole("combobox", { name: "Target Sports" }).fill("Running");
  await page.getByLabel("Budget (£)").fill("-5");
  await page.getByLabel("Minimum engagement rate (%)").fill("101");
  await page.getByLabel("Start Date").fill("2027-02-01");
  await page.getByLabel("End Date").fill("2027-01-01");
  await page.getByRole("button", { name: "Create Campaign" }).click();

  const summary = page.getByRole("alert");
  await expect(summary).toContainText("to put right");
  for (const message of [
    "Title must be at least 3 characters",
    "Budget must be a positive number",
    "Engagement rate must be between 0 and 100",
    "Please enter how many",
    "End date must be after start date",
  ])
    await expect(page.locator("form p", { hasText: message })).toBeVisible();
  await expect(page.getByLabel("Description")).toHaveValue("Long runs\nin the rain");
  await expect(page.getByLabel("Budget (£)")).toHaveValue("-5");
  await expect(page.getByLabel("End Date")).toHaveValue("2027-01-01");
  await expect(page.getByLabel("Details").first()).toHaveValue("at dawn");
  await expect(deliverables(page).nth(1).getByLabel("For review by")).toHaveValue("2027-03-01");

  await page.getByRole("button", { name: "Remove deliverable 2" }).click();
  await expect(deliverables(page)).toHaveCount(1);
  await expect(page.getByLabel("Details")).toHaveValue("at dawn");
  await page.getByLabel("Campaign Title").fill("Rain miles");
  await page.getByLabel("Budget (£)").fill("5");
  await page.getByLabel("Minimum engagement rate (%)").fill("1");
  await page.getByLabel("End Date").fill("2027-02-01");
  await page.getByRole("button", { name: "Create Campaign" }).click();
  await expect(page).toHaveURL("/brand/matches");
  await open(page, "/brand/dashboard");
  await page.getByRole("link", { name: "Rain miles" }).click();
  await expect(page.getByText("1 Feb 2027 – 1 Feb 2027")).toBeVisible();
  await tab(page, "Brief").click();
  // What stood in the box when the form was sent counts as well.
  await expect(page.getByText("Running", { exact: true })).toBeVisible();
});

test("Enter in a text field never creates a campaign", async ({ browserOf, db }) => {
  const brand = await makeBrand(db);
  const page = await browserOf(brand);
  await open(page, "/brand/campaigns/new");
  const title = page.getByLabel("Campaign Title");
  await title.fill("Pressed too early");
  await title.press("Enter");
  await page.getByLabel("Budget (£)").fill("250");
  await page.getByLabel("Budget (£)").press("Enter");
  await expect(title).toHaveValue("Pressed too early");
  await expect(page.getByLabel("Budget (£)")).toHaveValue("250");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await open(page, "/brand/campaigns");
  await expect(page.getByRole("heading", { name: "No campaigns yet" })).toBeVisible();
});

test("dates in the past are refused, with a message at each @once", async ({ browserOf, db }) => {
  const brand = await makeBrand(db);
  const page = await browserOf(brand);
  await open(page, "/brand/campaigns/new");
  await page.getByLabel("Campaign Title").fill("Yesterday's miles");
  await page.getByLabel("Start Date").fill("2020-01-01");
  await page.getByLabel("End Date").fill("2020-02-01");
  await page.getByRole("button", { name: "Create Campaign" }).click();
  await expect(page.getByLabel("Start Date")).toHaveAccessibleDescription(
    "Start date can't be in the past",
  );
  await expect(page.getByRole("alert")).toContainText("End date can't be in the past");
  await expect(page.getByLabel("Campaign Title")).toHaveValue("Yesterday's miles");

  const late = await makeCampaign(db, brand.brandId, {
    ...LAUNCHABLE,
    status: "draft",
    startDate: "2020-01-01",
    endDate: "2020-02-01",
  });
  await open(page, `/brand/campaigns/${late}`);
  await page.getByRole("button", { name: "Launch Campaign" }).click();
  await expect(
    page.getByText("The campaign's dates have passed. Change them before you launch it."),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Launch Campaign" })).toBeVisible();

  await open(page, `/brand/campaigns/${late}/edit`);
  await page.getByLabel("Campaign Title").fill("x");
  await page.getByLabel("Start Date").fill("2020-01-02");
  await page.getByRole("button", { name: "Save changes" }).click();
  const errors = page.getByRole("alert");
  await expect(errors).toContainText("Title must be at least 3 characters");
  await expect(errors).toContainText("Start date can't be in the past");
  await expect(errors).not.toContainText("End date");
});

test("a cancellation ends the work: review closed, lists say so, nothing can be sent @once", async ({
  browserOf,
  db,
}) => {
  const brand = await makeBrand(db, { companyName: "Harrow Cycles" });
  const athlete = await makeAthlete(db);
  const id = await makeCampaign(db, brand.brandId, { title: "Winter base miles" });
  await makeInvitation(db, id, athlete.userId);
  const inReview = await makeContent(db, id, athlete.userId, "awaiting_review");
  const draft = await makeContent(db, id, athlete.userId, "draft", { title: "Second clip" });
  await makeContent(db, id, athlete.userId, "approved", { title: "Third clip" });
  const [page, theirs] = [await browserOf(brand), await browserOf(athlete)];
  const review = await page.context().newPage();
  await open(review, `/brand/content/${inReview}`);
  await open(theirs, `/athlete/content/${draft}`);
  await open(page, `/brand/campaigns/${id}`);
  await page.locator("summary", { hasText: "More actions" }).click();
  await page.getByText("Cancel campaign").click();
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(page.getByText("Campaign cancelled", { exact: true })).toBeVisible();

  // The page stood open: its button comes too late.
  await theirs.getByRole("button", { name: "Send for review" }).click();
  await expect(
    theirs.getByText("The campaign was cancelled, so its content can't be changed any more."),
  ).toBeVisible();
  await expect(theirs.getByRole("button", { name: "Send for review" })).toHaveCount(0);
  await expect(
    theirs.getByText("The brand cancelled the campaign. There's nothing more to do here."),
  ).toBeVisible();
  await open(theirs, `/athlete/content/${inReview}`);
  await expect(
    theirs.getByText("The campaign was cancelled before this was reviewed."),
  ).toBeVisible();
  await open(theirs, "/athlete/content");
  await expect(theirs.getByText("Closed", { exact: true })).toHaveCount(2);
  await expect(theirs.getByText("Winter base miles (cancelled)")).toHaveCount(3);
  await expect(theirs.getByRole("link", { name: "Changes Requested (0)" })).toBeVisible();
  await open(theirs, "/athlete/campaigns?tab=mine");
  await expect(theirs.getByRole("listitem").filter({ hasText: "Winter base miles" })).toContainText(
    "Cancelled",
  );

  // A live update takes the decision off an open page; without scripts its button comes too late.
  if (test.info().project.name === "plain") {
    await review.getByRole("button", { name: "Approve", exact: true }).click();
    await expect(review.getByRole("alert")).toHaveText(
      "The campaign was cancelled, so its content can't be changed any more.",
    );
  }
  await expect(
    review.getByText("You cancelled the campaign, so this content was closed."),
  ).toBeVisible();
  await expect(review.getByRole("button", { name: "Approve" })).toHaveCount(0);
});

test("a brief begins with a sample, or with any campaign of the brand @once", async ({
  browserOf,
  db,
}) => {
  const brand = await makeBrand(db);
  const old = await makeCampaign(db, brand.brandId, {
    title: "Winter base miles",
    status: "completed",
    startDate: "2026-01-01",
    endDate: "2026-02-01",
    budget: 120_050,
    targetSports: ["Running", "Triathlon"],
    deliverables: [ask(2, "reel")],
  });
  const page = await browserOf(brand);
  await open(page, "/brand/campaigns/new");
  await page.getByRole("link", { name: "Community challenge" }).click();
  await expect(page.getByLabel("Budget (£)")).toHaveValue("3500");
  await expect(sports(page)).toHaveText([/Yoga/, /Fitness/]);

  await open(page, `/brand/campaigns/${old}`);
  await page.locator("summary", { hasText: "More actions" }).click();
  await page.getByRole("link", { name: "Use as a template" }).click();
  await expect(page.getByLabel("Campaign Title")).toHaveValue("Winter base miles (copy)");
  await expect(page.getByLabel("Start Date")).toHaveValue("");
  await page.getByRole("button", { name: "Remove Triathlon" }).click();
  await expect(sports(page)).toHaveText([/Running/]);
  await page.getByRole("button", { name: "Create Campaign" }).click();
  await expect(page).toHaveURL("/brand/matches");
  await open(page, "/brand/campaigns?tab=draft");
  await page.getByRole("link", { name: "Winter base miles (copy)" }).click();
  await expect(page.getByText("£1,200.50", { exact: true })).toBeVisible();
  await tab(page, "Brief").click();
  await expect(page.getByText("2 Instagram reels")).toBeVisible();
  await page.locator("summary", { hasText: "More actions" }).click();
  await expect(page.getByRole("link", { name: "Copy", exact: true })).toBeVisible();
});

test("an active campaign takes allowed changes, and the athlete sees what was agreed @once", async ({
  browserOf,
  db,
}) => {
  const brand = await makeBrand(db, { companyName: "Harrow Cycles" });
  const athlete = await makeAthlete(db);
  const id = await makeCampaign(db, brand.brandId, {
    title: "Winter base miles",
    budget: 120_000,
    endDate: "2999-02-01",
    deliverables: [REEL],
  });
  const dealId = await makeInvitation(db, id, athlete.userId);
  const [page, late] = [await browserOf(brand), await browserOf(brand)];
  await open(late, `/brand/campaigns/${id}/edit`);
  await open(page, `/brand/campaigns/${id}`);
  await page.locator("summary", { hasText: "More actions" }).click();
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await expect(page.getByText("The athlete who accepted will see what changed.")).toBeVisible();
  await page.getByLabel("Budget (£)").fill("900");
  await page.getByLabel("Format").selectOption("Post");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByLabel("Budget (£)")).toHaveAccessibleDescription(
    "The budget can't be lower than £1,200",
  );
  await expect(page.getByRole("alert")).toContainText(
    "You can add deliverables, but these have to stay: 1 Instagram reel",
  );
  await page.getByLabel("Budget (£)").fill("1500");
  await page.getByLabel("Format").selectOption("Reel or short clip");
  await page.getByRole("button", { name: "Add a deliverable" }).click();
  await deliverables(page).nth(1).getByLabel("How many").fill("2");
  await page.getByLabel("Format").nth(1).selectOption("Story");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page).toHaveURL(`/brand/campaigns/${id}?tab=brief`);
  await expect(page.getByText("The athlete who accepted was told what changed.")).toBeVisible();
  await page.locator("summary", { hasText: "Budget, Deliverables" }).click();
  await expect(page.locator("details[open]").getByText("£1,500")).toBeVisible();

  await late.getByLabel("Campaign Title").fill("Too late");
  await late.getByRole("button", { name: "Save changes" }).click();
  await expect(late.getByRole("alert")).toContainText(
    "This campaign has changed since you opened it.",
  );
  await expect(late.getByLabel("Campaign Title")).toHaveValue("Too late");

  const theirs = await browserOf(athlete);
  await open(theirs, "/notifications");
  await expect(theirs.getByRole("main")).toContainText("Deliverables changed");
  await open(theirs, `/deals/${dealId}`);
  await expect(theirs.getByRole("heading", { name: "Changed since you accepted" })).toBeVisible();
  const work = theirs.getByRole("listitem").filter({
    has: theirs.getByRole("heading", { name: "Deliverables" }),
  });
  await expect(work).toContainText("2 Instagram stories");
  await expect(theirs.getByText("£1,500")).toBeHidden();
});

test("a draft is edited until it can be launched, and says what is missing @once", async ({
  browserOf,
  db,
}) => {
  const brand = await makeBrand(db);
  const id = await makeCampaign(db, brand.brandId, { title: "Autumn miles", status: "draft" });
  const page = await browserOf(brand);
  await open(page, `/brand/campaigns/${id}`);
  const launch = page.locator("summary", { hasText: "Launch Campaign" });
  const list = page.locator("details", { has: launch });
  await launch.click();
  await expect(list.getByRole("listitem")).toHaveText([
    /Budget: not added/,
    /Start and end dates: not added/,
    /Goal: not added/,
  ]);
  await list.getByRole("link", { name: "Complete the brief" }).click();
  await page.getByLabel("Campaign Title").fill("Winter miles");
  await page.getByLabel("End Date").fill("2999-02-01");
  await page.getByRole("button", { name: "Add a deliverable" }).click();
  await deliverables(page).getByLabel("How many").fill("2");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Winter miles");
  await launch.click();
  await expect(list).toContainText("Start and end dates: not added");
  await list.getByRole("button", { name: "Launch anyway" }).click();
  await expect(page.getByText("Campaign activated")).toBeVisible();
});

test("a campaign whose last day has passed says so, and is completed or moved @once", async ({
  browserOf,
  db,
}) => {
  const brand = await makeBrand(db);
  await makeCampaign(db, brand.brandId, {
    title: "Autumn miles",
    endDate: "2020-02-01",
    completionAskedAt: Date.parse("2020-02-02T03:16:00Z"),
  });
  const page = await browserOf(brand);
  await open(page, "/brand/campaigns");
  await page.getByRole("link", { name: "It has ended. Complete it" }).click();
  await expect(page.getByText("This campaign ended on 1 Feb 2020.")).toBeVisible();
  await expect(page.getByText("it completes by itself on 16 Feb 2020.")).toBeVisible();
  await page.locator("summary", { hasText: "More actions" }).click();
  await page.locator("summary", { hasText: "Complete" }).click();
  await page.getByRole("button", { name: "Yes, complete it" }).click();
  await expect(page.getByText("Campaign completed", { exact: true })).toBeVisible();
  await expect(page.getByText("This campaign ended")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Edit", exact: true })).toHaveCount(0);
});

test("a draft is deleted after a question, and the invited athlete is told @once", async ({
  browserOf,
  db,
}) => {
  const brand = await makeBrand(db, { companyName: "Harrow Cycles" });
  const athlete = await makeAthlete(db);
  const id = await makeCampaign(db, brand.brandId, { title: "Never mind", status: "draft" });
  await makeInvitation(db, id, athlete.userId, "pending");
  const page = await browserOf(brand);
  await open(page, `/brand/campaigns/${id}`);
  await page.locator("summary", { hasText: "More actions" }).click();
  await page.locator("summary", { hasText: "Delete" }).click();
  await expect(page.getByText("The athlete you invited will be told.")).toBeVisible();
  await page.getByRole("button", { name: "Yes, delete it" }).click();
  await expect(page).toHaveURL("/brand/campaigns");
  await expect(page.getByText("Draft deleted")).toBeVisible();
  await expect(page.getByText("Never mind")).toHaveCount(0);

  const theirs = await browserOf(athlete);
  await open(theirs, "/notifications");
  await expect(theirs.getByRole("main")).toContainText("Harrow Cycles: “Never mind” withdrawn");
});

test("cancelling asks for confirmation, expires open invitations and notifies the athlete @once", async ({
  browserOf,
  db,
}) => {
  const brand = await makeBrand(db, { companyName: "Harrow Cycles" });
  const athlete = await makeAthlete(db, { name: "Ines Carvalho" });
  const id = await makeCampaign(db, brand.brandId, { title: "Winter base miles" });
  await makeInvitation(db, id, athlete.userId, "pending");
  const page = await browserOf(brand);
  await open(page, `/brand/campaigns/${id}?tab=athletes`);
  await expect(page.getByRole("main").getByRole("row").filter({ hasText: "Ines" })).toContainText(
    "Invited",
  );
  await page.locator("summary", { hasText: "More actions" }).click();
  await page.getByText("Cancel campaign").click();
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(
    page.getByText("1 pending invitation expired and the athlete was notified."),
  ).toBeVisible();
  await tab(page, "Athletes (1)").click();
  await expect(page.getByText("Invitation: Expired")).toBeVisible();

  const theirs = await browserOf(athlete);
  await open(theirs, "/notifications");
  await expect(theirs.getByRole("main")).toContainText(
    "They cancelled “Winter base miles”. Your invitation has expired.",
  );
});

test("a launch sent again is answered like the first, and a late decision gets a conflict message @once", async ({
  browserOf,
  db,
}) => {
  const brand = await makeBrand(db);
  const id = await makeCampaign(db, brand.brandId, { ...LAUNCHABLE, status: "draft" });
  const [first, second, late] = [
    await browserOf(brand),
    await browserOf(brand),
    await browserOf(brand),
  ];
  for (const page of [first, second, late]) await open(page, `/brand/campaigns/${id}`);
  for (const page of [first, second]) {
    await page.getByRole("button", { name: "Launch Campaign" }).click();
    await expect(page.getByText("Campaign activated")).toBeVisible();
  }
  await second.locator("summary", { hasText: "More actions" }).click();
  await second.getByText("Cancel campaign").click();
  await second.getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(second.getByText("Campaign cancelled", { exact: true })).toBeVisible();
  await late.getByRole("button", { name: "Launch Campaign" }).click();
  await expect(late.getByText("This has already been decided")).toBeVisible();
});

test("another brand's campaign is not found @once", async ({ browserOf, db }) => {
  const id = await makeCampaign(db, (await makeBrand(db)).brandId);
  const page = await browserOf(await makeBrand(db));
  const answer = await page.goto(`/brand/campaigns/${id}`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByText("Campaign not found")).toBeVisible();
  await expect(page.getByRole("banner").getByText("Notifications", { exact: true })).toBeAttached();
  await page.getByRole("link", { name: "See your campaigns" }).click();
  await expect(page).toHaveURL("/brand/campaigns");
});

test("many invitations are on pages, and the tabs keep their figures @once", async ({
  browserOf,
  db,
}) => {
  const brand = await makeBrand(db);
  const id = await makeCampaign(db, brand.brandId);
  for (let i = 0; i < 26; i++) await makeInvitation(db, id, (await makeAthlete(db)).userId);
  const page = await browserOf(brand);
  await open(page, `/brand/campaigns/${id}`);
  await tab(page, "Athletes (26)").click();
  await expect(page).toHaveURL(`/brand/campaigns/${id}?tab=athletes`);
  const contracts = page.getByRole("link", { name: /^Send contract with/ });
  await expect(contracts).toHaveCount(25);
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(`/brand/campaigns/${id}?tab=athletes&page=2`);
  await expect(contracts).toHaveCount(1);
  await expect(page.getByText("Page 2 of 2")).toBeVisible();
  await tab(page, "Content (0)").click();
  await expect(page.getByText("No content yet")).toBeVisible();
  await tab(page, "Athletes (26)").click();
  await expect(contracts, "a tab begins at its first page").toHaveCount(25);
  await open(page, `/brand/campaigns/${id}?tab=athletes&page=3`);
  await expect(page, "of a page past the end the last is shown").toHaveURL(
    `/brand/campaigns/${id}?tab=athletes&page=2`,
  );
  await expect(contracts).toHaveCount(1);
});

test("the content tab shows what can be decided, with the feedback's default @once", async ({
  browserOf,
  db,
}) => {
  const brand = await makeBrand(db);
  const athlete = await makeAthlete(db, { name: "Tom Lindqvist" });
  const id = await makeCampaign(db, brand.brandId);
  await makeInvitation(db, id, athlete.userId);
  await makeContent(db, id, athlete.userId, "awaiting_review", { title: "Gravel at dawn" });
  await makeContent(db, id, athlete.userId, "draft", { title: "Secret draft" });
  const page = await browserOf(brand);
  await open(page, `/brand/campaigns/${id}?tab=content`);
  await expect(tab(page, "Content (1)")).toBeVisible();
  await expect(page.getByText("Secret draft")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Approve “Gravel at dawn”" })).toBeVisible();
  await page.getByText("Reject “Gravel at dawn”").click();
  await expect(page.getByLabel("Feedback for Tom Lindqvist")).toHaveValue("Please revise");
  await page.getByRole("button", { name: "Send feedback" }).click();
  await expect(page.getByText("Content Rejected")).toBeVisible();
  await expect(page.getByText("Feedback sent to athlete")).toBeVisible();
  await expect(page).toHaveURL(`/brand/campaigns/${id}?tab=content`);
  await expect(page.getByText("Changes Requested")).toBeVisible();
  await expect(page.getByText("Reject “Gravel at dawn”")).toHaveCount(0);
});

test("a decision on a later page of content leads back to that page @once", async ({
  browserOf,
  db,
}) => {
  const brand = await makeBrand(db);
  const athlete = await makeAthlete(db);
  const id = await makeCampaign(db, brand.brandId);
  await makeInvitation(db, id, athlete.userId);
  for (let i = 0; i < 26; i++) await makeContent(db, id, athlete.userId, "awaiting_review");
  const page = await browserOf(brand);
  const address = `/brand/campaigns/${id}?tab=content&page=2`;
  await open(page, address);
  await page.getByText(/^Reject/).click();
  await page.getByRole("button", { name: "Send feedback" }).click();
  await expect(page.getByText("Content Rejected")).toBeVisible();
  await expect(page).toHaveURL(address);
});
