import type { Locator } from "@playwright/test";
import { sql } from "drizzle-orm";
import { newId } from "~db/columns";
import { USUAL_CAMPAIGN_TERMS } from "~db/terms";
import { largeClip } from "../support/clip-file";
import { dealsOn, TERMS } from "../support/deals";
import { REEL } from "../support/deliverables";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContent,
  makeInvitation,
} from "../support/factories";
import { expect, open, test, waitForHydration } from "../support/fixtures";
import { linkIn, waitForMail } from "../support/inbox";
import { quickHash } from "../support/quick-password";

/** How many clicks the main jobs take. Typing is free, and so is opening a mail. */

const PASSWORD = "correct horse";

function counter() {
  let clicks = 0;
  return {
    click: async (target: Locator) => {
      clicks += 1;
      await target.click();
    },
    count: () => clicks,
  };
}

test("from the landing page to a profile that brands can find: 4 clicks", async ({
  page,
  context,
  baseURL,
  browserOf,
  db,
}) => {
  await context.addCookies([{ name: "cookie-consent", value: "rejected", url: baseURL ?? "" }]);
  const { click, count } = counter();
  const name = `Zara Quick${Date.now().toString(36)}`;
  await open(page, "/");
  await click(page.getByRole("link", { name: "I'm an Athlete" }));
  await page.getByLabel("Full name").fill(name);
  await page.getByLabel("Sport").fill("Running");
  await page.getByLabel("Email").fill(`${crypto.randomUUID()}@test.laurel`);
  await page.getByLabel("Password").fill(PASSWORD);
  await click(page.getByRole("button", { name: "Create Account" }));
  await click(page.getByRole("link", { name: "Type my figures instead" }));
  await page.getByLabel("Where you live").fill("Leeds, UK");
  await page.getByLabel("Instagram followers").fill("48000");
  await page.getByLabel("Engagement (%)").first().fill("5.8");
  await click(page.getByRole("button", { name: "Next" }));
  await expect(page.getByText("Step 3 of 3")).toBeVisible();
  expect(count()).toBe(4);

  const brand = await browserOf(await makeBrand(db));
  await open(brand, `/brand/discover?${new URLSearchParams({ q: name, minFollowers: "40000" })}`);
  await expect(brand.getByRole("main").getByText(name).first()).toBeVisible();
});

test("from sign-in to approved content: 6 clicks for athlete and brand together, 3 of them to send a clip @nightly", async ({
  anonymousPage,
  db,
  javaScriptEnabled,
}) => {
  const passwordHash = quickHash(PASSWORD);
  const [brand, athlete] = [
    await makeBrand(db, { passwordHash }),
    await makeAthlete(db, { passwordHash }),
  ];
  const campaignId = await makeCampaign(db, brand.brandId, { title: "Winter base miles" });
  await makeInvitation(db, campaignId, athlete.userId, "accepted", {
    deliverables: [REEL],
  });
  const { click, count } = counter();

  const hers = await anonymousPage();
  await open(hers, "/login");
  await hers.getByLabel("Email").fill(athlete.email);
  await hers.getByLabel("Password").fill(PASSWORD);
  await click(hers.getByRole("main").getByRole("button", { name: "Sign In" }));
  await expect(hers.getByText("Send 1 Instagram reel for Winter base miles")).toBeVisible();
  await waitForHydration(hers);
  await click(hers.getByRole("link", { name: /^Add content ?: Winter/ }));
  const choose = hers.getByRole("button", { name: "Choose pictures or clips" });
  const clip = { name: "first.mp4", mimeType: "video/mp4", buffer: largeClip(10_000) };
  if (javaScriptEnabled === false) {
    await click(choose);
    await hers.getByLabel("Add pictures or clips").setInputFiles(clip);
    await click(hers.getByRole("button", { name: "Add files", exact: true }));
  } else {
    const chooser = hers.waitForEvent("filechooser");
    await click(choose);
    await (await chooser).setFiles(clip);
  }
  await expect(hers.getByRole("list", { name: "Files" })).toBeVisible();
  const caption = hers.getByRole("textbox", { name: "Caption" });
  await expect(caption).toHaveValue("#ad ");
  await expect(hers.getByLabel("Platform")).toBeHidden();
  await caption.fill("#ad Ten kilometres before work.");
  await click(hers.getByRole("button", { name: "Send for review" }));
  await expect(hers.getByText("Content submitted for review!")).toBeVisible();

  const theirs = await anonymousPage();
  await open(theirs, linkIn(await waitForMail(brand.email, / to review by /)));
  await theirs.getByLabel("Email").fill(brand.email);
  await theirs.getByLabel("Password").fill(PASSWORD);
  await click(theirs.getByRole("main").getByRole("button", { name: "Sign In" }));
  await expect(theirs.getByRole("heading", { level: 1 })).toHaveText("1 Instagram reel");
  await waitForHydration(theirs);
  await click(theirs.getByRole("button", { name: "Approve", exact: true }));
  await expect(theirs.getByText("Content Approved", { exact: true })).toBeVisible();
  // Without scripts, files that were chosen are sent with a button.
  expect(count()).toBe(javaScriptEnabled === false ? 7 : 6);
});

test("a brand signs its offer: the athlete accepts and signs in 3 clicks, and the brand pays and approves in 4 @nightly", async ({
  browserOf,
  db,
}) => {
  const brand = await makeBrand(db, {
    name: "Priya Raman",
    companyName: "Northlight",
    passwordHash: quickHash(PASSWORD),
  });
  const athlete = await makeAthlete(db, { name: "Maya Okafor" });
  const campaignId = await makeCampaign(db, brand.brandId, {
    title: "Winter base miles",
    deliverables: [REEL],
    terms: {
      ...USUAL_CAMPAIGN_TERMS,
      ...{ use: "paid", useMonths: 6, exclusiveIn: "footwear", exclusiveMonths: 2 },
    },
  });
  const theirs = await browserOf(brand);
  await open(theirs, `/brand/athletes/${athlete.userId}/invite?campaign=${campaignId}`);
  await theirs.getByLabel("Fee (£)").fill("450");
  await theirs.locator("summary", { hasText: "Sign the contract now" }).click();
  await theirs.getByLabel("Your full name").fill("Priya Raman");
  await theirs.getByLabel("Your password").fill(PASSWORD);
  await theirs.getByRole("button", { name: "Send Invitation" }).click();
  await expect(theirs.getByText("Invitation Sent!").first()).toBeVisible();

  const hers = await browserOf(athlete);
  await hers.setViewportSize({ width: 375, height: 812 });
  await open(hers, "/athlete/dashboard");
  const taps = counter();
  await taps.click(hers.getByRole("link", { name: /^Answer ?: Winter/ }));
  await taps.click(hers.getByRole("link", { name: /^Accept £/ }));
  const accept = hers.getByRole("button", { name: "Accept and sign" });
  await expect(accept).toBeVisible();
  expect(await hers.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1_300);
  await expect(hers.getByText("Don't start until the deal says “Secured”.")).toBeVisible();
  await expect(hers.getByText("You get the whole fee.")).toBeHidden();
  await hers.getByLabel("Your full name").fill("Maya Okafor");
  await taps.click(accept);
  await expect(hers.getByText("Accepted and signed")).toBeVisible();
  expect(taps.count()).toBe(3);

  const { click, count } = counter();
  await open(theirs, "/brand/dashboard");
  await click(theirs.getByRole("link", { name: /^Pay/ }).first());
  await click(theirs.getByRole("button", { name: /^Pay/ }).first());
  await theirs.waitForURL(/hosted/);
  await theirs.getByRole("button", { name: "Pay" }).click();
  await theirs.waitForURL(/deals/);

  const [{ id: dealId } = { id: "" }] = (
    await db.read(
      db.orm.all<{ id: string }>(sql`select id from deals where campaign_id = ${campaignId}`),
    )
  )[0];
  await makeContent(db, campaignId, athlete.userId, "awaiting_review", { dealId });
  await open(theirs, "/brand/dashboard");
  await waitForHydration(theirs);
  await click(theirs.getByRole("link", { name: /^Review/ }).first());
  await waitForHydration(theirs);
  await click(theirs.getByRole("button", { name: /^Approve/ }).first());
  await expect(theirs.getByText("Content Approved", { exact: true })).toBeVisible();
  expect(count()).toBe(4);
});

test("twenty athletes from signed by them to approved: 7 clicks, one password and one card page @nightly", async ({
  browserOf,
  db,
  javaScriptEnabled,
}) => {
  test.slow();
  const { sendFirst, sign } = dealsOn(db);
  const brand = await makeBrand(db, { name: "Priya Raman", passwordHash: quickHash(PASSWORD) });
  const campaignId = await makeCampaign(db, brand.brandId, { title: "Winter base miles" });
  const athletes = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      makeAthlete(db, { name: `Ada ${i + 1}`, passwordHash: quickHash(PASSWORD) }),
    ),
  );
  for (const athlete of athletes) {
    const dealId = await makeInvitation(db, campaignId, athlete.userId, "accepted", {
      fee: 90_000,
      deliverables: [REEL],
    });
    const deal = { brand, athlete, campaignId, dealId, id: newId() };
    await sendFirst(deal, { ...TERMS, deliverables: [REEL] });
    await sign(deal, athlete);
  }
  const { click, count } = counter();
  const page = await browserOf(brand);
  const main = page.getByRole("main");

  await open(page, "/brand/dashboard");
  await waitForHydration(page);
  await click(main.getByRole("link", { name: /^Sign all/ }));
  await page.getByLabel("Your full name").fill("Priya Raman");
  await page.getByLabel("Your password").fill(PASSWORD);
  await click(page.getByRole("button", { name: /^Sign/ }).last());
  await expect(page.getByText("20 contracts signed").first()).toBeVisible();

  await open(page, "/brand/dashboard");
  await waitForHydration(page);
  await click(main.getByRole("link", { name: /^Pay all/ }));
  await click(page.getByRole("button", { name: "Pay selected" }));
  await page.waitForURL(/hosted/);
  await page.getByRole("button", { name: "Pay" }).click();
  await expect(main).toContainText("paid for 20 payments");

  for (const { userId } of athletes) await makeContent(db, campaignId, userId, "awaiting_review");
  await open(page, "/brand/dashboard");
  await waitForHydration(page);
  await click(main.getByRole("link", { name: /^See all.*Review 17 more/ }));
  const approve = page.getByRole("button", { name: "Approve selected" });
  await expect(approve).toBeVisible();
  const all = javaScriptEnabled === false ? "link" : "checkbox";
  await click(page.getByRole(all, { name: "Select all" }));
  await click(approve);
  await expect(page.getByText("20 content items approved").first()).toBeVisible();
  await expect(main.getByText("Approved", { exact: true })).toHaveCount(20);
  expect(count()).toBe(7);
});

test("who has not answered is reminded in 2 clicks from home, and an athlete sees money without one @once", async ({
  browserOf,
  db,
}) => {
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db, { name: "Maya Okafor" })];
  const campaignId = await makeCampaign(db, brand.brandId, { title: "Winter base miles" });
  const other = await makeAthlete(db);
  await makeInvitation(db, campaignId, athlete.userId, "pending");
  await makeInvitation(db, campaignId, other.userId, "accepted", { fee: 450_00 });
  const { click, count } = counter();
  const topOf = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN;
  const desk = await browserOf(brand);
  await open(desk, "/brand/dashboard");
  await waitForHydration(desk);
  const steps = desk.getByText("Getting started");
  expect(await topOf(desk.getByText("Waiting for you"))).toBeLessThan(await topOf(steps));
  await click(desk.getByRole("link", { name: /^Remind 1 athlete/ }));
  await waitForHydration(desk);
  await click(desk.getByRole("button", { name: /^Remind/ }));
  await expect(desk.getByText("1 reminder sent")).toBeVisible();
  expect(count()).toBe(2);

  const phone = await browserOf(other);
  await phone.setViewportSize({ width: 375, height: 812 });
  await open(phone, "/athlete/dashboard");
  await expect(phone.getByText("£450").first()).toBeInViewport();
});
