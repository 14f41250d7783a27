import type { Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import { formatWeekday } from "~/platform/dates";
import { DAY_MS } from "~/platform/durations";
import { dayIn } from "~/platform/zone-clock";
import { ask, REEL } from "../support/deliverables";
import { makeAthlete, makeBrand, makeCampaign, makeInvitation } from "../support/factories";
import { expect, open, test } from "../support/fixtures";
import { waitForMail } from "../support/inbox";

/** The form stands on a page of its own, or in a dialog where scripts run. */
async function sendInvitation(page: Page, campaign: string, message = "") {
  await page.getByRole("link", { name: /^Invite/ }).click();
  await page.getByLabel("Campaign", { exact: true }).selectOption({ label: campaign });
  await page.getByLabel("Fee (£)").fill("900");
  if (message) await page.getByLabel("Message").fill(message);
  await page.getByRole("button", { name: "Send Invitation" }).click();
}

test("a brand finds an athlete, invites them and sees the response @once", async ({
  db,
  browserOf,
}) => {
  const word = `Bar${Date.now().toString(36)}`;
  const brand = await makeBrand(db, { companyName: "Harrow Cycles" });
  const athlete = await makeAthlete(db, {
    name: `Sam ${word}`,
    figures: {
      sport: "Rowing",
      totalFollowers: 44_900,
      ambassadorScore: 71,
      isVerified: true,
      startingRate: 95_000,
    },
  });
  const campaignId = await makeCampaign(db, brand.brandId, { title: "Winter base miles" });

  const desk = await browserOf(brand);
  await open(desk, "/brand/athletes?sport=Rowing");
  await expect(desk).toHaveURL(/\/brand\/discover\?sport=Rowing$/);
  await desk.getByLabel("Name, sport or location").fill(`rowing ${word.toLowerCase()}`);
  await desk.getByRole("button", { name: "Search" }).click();
  await expect(desk.getByText(/^Showing 1 of \d/)).toBeVisible();
  await desk.getByRole("link", { name: `Sam ${word}`, exact: true }).click();
  await desk.getByRole("link", { name: `View Profile of Sam ${word}` }).click();
  await expect(desk.getByRole("heading", { level: 1 })).toHaveText(`Sam ${word}`);
  await desk.locator("summary", { hasText: "AI Match Insights" }).click();
  await expect(desk.getByText("“Winter base miles”")).toBeVisible();
  await expect(desk.getByText("From £950")).toBeVisible();

  await sendInvitation(desk, "Winter base miles", "Your ergo sessions are what we look for.");
  await expect(desk.getByText("Invitation Sent!").first()).toBeVisible();
  await expect(
    desk.getByText("The athlete will be notified about your campaign.").first(),
  ).toContainText("Your fee is below their starting rate.");
  await waitForMail(athlete.email, /^Harrow Cycles: £900 invitation to Winter base miles$/);

  const home = await browserOf(athlete);
  await open(home, "/notifications");
  await home
    .getByRole("main")
    .getByRole("button", { name: /invitation to/ })
    .click();
  await expect(home).toHaveURL(`/athlete/campaigns/${campaignId}`);
  await expect(home.getByText("Your ergo sessions are what we look for.")).toBeVisible();
  await expect(home.getByText(/invited you on \d+ \w+\. Read the brief/)).toBeVisible();
  await expect(home.getByText(/^You have until \w{3} \d+ \w+ to answer\.$/)).toBeVisible();

  await open(home, "/athlete/campaigns?tab=invitations");
  await expect(home.getByRole("link", { name: "Invitations (1 pending)" })).toBeVisible();
  await home.getByRole("link", { name: "Accept the invitation to Winter base miles" }).click();
  await expect(home.getByRole("heading", { level: 1 })).toHaveText("Accept this invitation?");
  await expect(home.getByRole("main").getByText("£900", { exact: true })).toBeVisible();
  await home.getByText("When you're paid").click();
  await expect(home.getByText("releases £900 when everything is approved")).toBeVisible();
  await home.getByRole("button", { name: "Accept invitation" }).click();
  await expect(home.getByText("Invitation accepted", { exact: true })).toBeVisible();
  await expect(home).toHaveURL(/\/deals\/\w+$/);
  await expect(home.getByRole("heading", { level: 1 })).toHaveText("Harrow Cycles");
  await expect(home.getByText("Waiting for Harrow Cycles to send the contract")).toBeVisible();

  await open(desk, "/notifications");
  await expect(
    desk.getByRole("main").getByText(`Sam ${word}: invitation accepted, Winter base miles`),
  ).toBeVisible();
});

test("a second invitation to the same campaign gets an error message @once", async ({
  db,
  browserOf,
}) => {
  const brand = await makeBrand(db);
  const athlete = await makeAthlete(db, { figures: { startingRate: 100_000 } });
  const campaignId = await makeCampaign(db, brand.brandId, { title: "Once only" });
  await makeInvitation(db, campaignId, athlete.userId, "declined");
  const page = await browserOf(brand);
  await open(page, `/brand/athletes/${athlete.userId}/invite`);
  const campaign = page.getByLabel("Campaign", { exact: true });
  await campaign.selectOption(campaignId);
  const rate = page.getByText(/^Usually starts at £1,000/);
  await expect(rate).toHaveText("Usually starts at £1,000.");
  await page.getByLabel("Fee (£)").fill("900");
  await page.getByLabel("Message").fill("Please think again.");
  await page.getByRole("button", { name: "Send Invitation" }).click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Already Invited");
  await expect(alert).toContainText("This athlete has already been invited to this campaign");
  await expect(page.getByLabel("Message")).toHaveValue("Please think again.");
  await expect(campaign).toHaveValue(campaignId);
  await expect(rate).toContainText("Your fee is below that.");
});

test("a brand that chooses another campaign sees its deliverables and budget before sending @once", async ({
  db,
  browserOf,
}) => {
  const brand = await makeBrand(db);
  const athlete = await makeAthlete(db);
  const first = await makeCampaign(db, brand.brandId, { deliverables: [ask(1, "story")] });
  const second = await makeCampaign(db, brand.brandId, {
    deliverables: [REEL, ask(2, "reel")],
  });
  const page = await browserOf(brand);
  await open(page, `/brand/athletes/${athlete.userId}/invite?campaign=${first}`);
  await expect(page.getByLabel("1 Instagram story")).toBeChecked();
  await page.getByLabel("Message").fill("Ride with us.");
  await page.getByLabel("Campaign", { exact: true }).selectOption(second);
  const show = page.getByRole("button", { name: "Show this campaign" });
  const hint = page.getByText(/show its deliverables and budget before you send/);
  const isPlain = test.info().project.use.javaScriptEnabled === false;
  await expect(hint).toHaveCount(isPlain ? 1 : 0);
  if (isPlain) await show.click();
  await page.getByLabel("1 Instagram reel").uncheck();
  await expect(page.getByLabel("Message")).toHaveValue("Ride with us.");
  await page.getByLabel("Fee (£)").fill("300");
  await page.getByRole("button", { name: "Send Invitation" }).click();
  await expect(page.getByText("Invitation Sent!").first()).toBeVisible();
  const [[sent]] = await db.read(
    db.orm.all(sql`select deliverables from campaign_invitations where campaign_id = ${second}`),
  );
  expect(sent).toEqual({ deliverables: JSON.stringify([ask(2, "reel")]) });
});

test("an invitation is declined with a reason, and the answer is taken back @once", async ({
  db,
  browserOf,
}) => {
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  const campaignId = await makeCampaign(db, brand.brandId, { title: "Winter base miles" });
  await makeInvitation(db, campaignId, athlete.userId, "pending");
  const page = await browserOf(athlete);
  await open(page, `/athlete/campaigns/${campaignId}`);
  await page.getByText("Decline", { exact: false }).first().click();
  await expect(page.getByText("can't invite you to this campaign again")).toBeVisible();
  await page.getByLabel("Why?").selectOption("I've no time on these dates");
  await page.getByRole("button", { name: "Decline invitation" }).click();
  await expect(page.getByText("Declined").first()).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("You can answer again")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Accept\b.* for / })).toBeVisible();
});

test("on a phone the answer stays in view, and covers no field in focus", async ({
  db,
  browserOf,
}) => {
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  const campaignId = await makeCampaign(db, brand.brandId, { title: "Winter base miles" });
  await makeInvitation(db, campaignId, athlete.userId, "pending");
  const phone = await browserOf(athlete, { viewport: { width: 320, height: 640 } });
  await open(phone, `/athlete/campaigns/${campaignId}`);
  const accept = phone.getByRole("link", { name: /^Accept\b.* for / });
  await expect(accept, "without scrolling").toBeInViewport({ ratio: 1 });
  await phone.getByText("Decline", { exact: false }).first().click();
  const reason = phone.getByLabel("Why?");
  await phone.evaluate(() => scrollTo(0, 0));
  await reason.focus();
  const boxes = [await reason.boundingBox(), await accept.boundingBox()];
  const [field, bar] = boxes.map((box) => box ?? { y: 0, height: 0 });
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await open(phone, "/athlete/campaigns?tab=invitations");
  const row = phone.getByRole("listitem").filter({ hasText: "Winter base miles" });
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(130);
});

test("a response after the campaign has ended changes nothing @once", async ({ db, browserOf }) => {
  const brand = await makeBrand(db);
  const athlete = await makeAthlete(db);
  const campaignId = await makeCampaign(db, brand.brandId, { title: "Too late" });
  await makeInvitation(db, campaignId, athlete.userId, "pending");
  const page = await browserOf(athlete);
  await open(page, `/athlete/campaigns/${campaignId}/accept`);
  await db.write([
    sql`update campaigns set status = 'cancelled' where id = ${campaignId}`,
    sql`update campaign_invitations set status = 'lapsed' where campaign_id = ${campaignId}`,
  ]);
  await page.getByRole("button", { name: "Accept invitation" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "This invitation can't be accepted any more",
  );
});

test("an unknown athlete redirects to Discover with a message @once", async ({ db, browserOf }) => {
  const page = await browserOf(await makeBrand(db));
  for (const path of ["/brand/athletes/nobody", "/brand/athletes/nobody/invite"]) {
    await open(page, path);
    await expect(page).toHaveURL("/brand/discover");
    await expect(page.getByText("Failed to load athlete profile")).toBeVisible();
  }
});

test("filters are kept in the URL and can be removed @once", async ({ db, browserOf }) => {
  const word = `Zed${Date.now().toString(36)}`;
  await makeAthlete(db, { name: `Kim ${word}`, figures: { totalFollowers: 20_000 } });
  const page = await browserOf(await makeBrand(db));
  await open(page, "/brand/discover");
  await page.getByLabel("Name, sport or location").fill(word);
  await page.locator("search summary", { hasText: "Followers" }).click();
  const followers = page.locator("#filter-followers");
  await followers.fill("44000");
  await page.locator("search details[open]").getByRole("button").click();
  await expect(page.getByRole("heading", { name: "No athletes found" })).toBeVisible();
  await expect(followers).toHaveValue("40000");
  await page.getByRole("link", { name: "Remove filter 40.0K+ followers" }).click();
  await expect(page.getByRole("link", { name: `Kim ${word}`, exact: true })).toBeVisible();
  await expect(followers).toHaveValue("0");
  await page.getByRole("link", { name: "Clear Filters" }).first().click();
  await expect(page).toHaveURL("/brand/discover");
  await expect(page.getByLabel("Name, sport or location")).toHaveValue("");
});

test("a brand withdraws an invitation, and the athlete cannot accept it any more @once", async ({
  db,
  browserOf,
}) => {
  const brand = await makeBrand(db, { companyName: "Harrow Cycles" });
  const athlete = await makeAthlete(db, { name: "Sam Withdrawn" });
  const campaignId = await makeCampaign(db, brand.brandId, {
    title: "Second thoughts",
    budget: 500_000,
    deliverables: [ask(2, "reel"), ask(1, "story")],
  });
  await makeInvitation(db, campaignId, athlete.userId, "pending", {
    fee: 90_000,
    deliverables: [ask(2, "reel")],
  });
  const hers = await browserOf(athlete);
  await open(hers, `/athlete/campaigns/${campaignId}/accept`);
  const main = hers.getByRole("main");
  await expect(main.getByText("£900", { exact: true })).toBeVisible();
  await expect(main.getByText("2 Instagram reels")).toBeVisible();
  await expect(main.getByText("1 Instagram story")).toBeHidden();

  const desk = await browserOf(brand);
  await open(desk, `/brand/campaigns/${campaignId}?tab=athletes`);
  await expect(desk.getByText("of £5,000 · £900 promised")).toBeVisible();
  await desk.locator("summary", { hasText: "More for Sam Withdrawn" }).click();
  await desk.getByRole("link", { name: "Withdraw the invitation to Sam Withdrawn" }).click();
  await desk.getByRole("button", { name: "Withdraw invitation" }).click();
  await expect(desk.getByText("Invitation withdrawn")).toBeVisible();
  await expect(desk).toHaveURL(`/brand/campaigns/${campaignId}?tab=athletes`);
  await expect(desk.getByText("of £5,000", { exact: true })).toBeVisible();
  await expect(desk.getByText("Invitation: Withdrawn")).toBeVisible();
  await waitForMail(athlete.email, /: invitation withdrawn, /);

  await open(hers, `/athlete/campaigns/${campaignId}`);
  await expect(hers.getByText("Harrow Cycles withdrew this invitation on")).toBeVisible();
  await open(hers, `/athlete/campaigns/${campaignId}/accept`);
  await expect(hers.getByRole("heading", { level: 1 })).toHaveText(
    "This invitation can't be accepted any more",
  );
});

test("a brand gives an athlete more time to answer, and both see the new last day @once", async ({
  db,
  browserOf,
}) => {
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db, { name: "Maya Okafor" })];
  const campaignId = await makeCampaign(db, brand.brandId, { title: "Winter base miles" });
  const id = await makeInvitation(db, campaignId, athlete.userId, "pending");
  const sent = Date.now() - 3 * DAY_MS;
  await db.write([sql`update campaign_invitations set offered_at = ${sent} where id = ${id}`]);
  const until = (from: number) => formatWeekday(dayIn("Europe/London", from + 7 * DAY_MS));

  const desk = await browserOf(brand);
  await open(desk, "/brand/dashboard");
  await expect(desk.getByRole("heading", { name: "Waiting for them" })).toBeVisible();
  await expect(desk.getByText(`Maya Okafor has until ${until(sent)} to answer`)).toBeVisible();
  await open(desk, `/brand/campaigns/${campaignId}?tab=athletes`);
  await desk.locator("summary", { hasText: "More for" }).click();
  await desk.getByRole("button", { name: /^Extend to/ }).click();
  await expect(desk.getByText("More time given").first()).toBeVisible();
  await expect(desk.getByText(`Due by ${until(Date.now())}`)).toBeVisible();
  await expect(desk.getByRole("button", { name: /^Extend to/ })).toHaveCount(0);

  const home = await browserOf(athlete);
  await open(home, "/athlete/dashboard");
  const task = home.getByRole("listitem").filter({ hasText: "Answer Northlight" });
  await expect(task.getByText(`by ${until(Date.now())}`)).toBeVisible();
});
