import type { Page } from "@playwright/test";
import { shortlistedAthletes } from "~db/schema";
import { ask, REEL } from "../../support/deliverables";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContent,
  makeInvitation,
} from "../../support/factories";
import { expect, open, test } from "../../support/fixtures";

const NEW = "/brand/campaigns/new";

const stored = (page: Page) => page.evaluate(() => Object.values(localStorage).join(" "));

async function typeTitle(page: Page, title: string) {
  await open(page, NEW);
  await page.getByLabel("Campaign Title").fill(title);
  await expect.poll(() => stored(page)).toContain(title);
}

test("a form that was left is there on return, and can be discarded", async ({ browserOf, db }) => {
  const page = await browserOf(await makeBrand(db));
  await typeTitle(page, "Half a brief");
  const sport = page.getByRole("combobox", { name: "Target Sports" });
  await sport.fill("Rowing");
  await sport.press("Enter");
  await expect.poll(() => stored(page)).toContain("Rowing");
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await expect(page).toHaveURL("/brand/dashboard");

  await page.getByRole("link", { name: "Create your first campaign" }).click();
  const notice = page.getByRole("status").filter({ hasText: "We kept what you typed" });
  await expect(notice).toBeVisible();
  await expect(page.getByLabel("Campaign Title")).toHaveValue("Half a brief");
  await expect(page.getByRole("list", { name: "Target Sports" }).getByRole("listitem")).toHaveText([
    /Rowing/,
  ]);

  await open(page, NEW);
  await expect(page.getByLabel("Campaign Title")).toHaveValue("Half a brief");
  await expect(notice.getByRole("button")).toHaveText(["Start again", "Dismiss"]);
  await notice.getByRole("button", { name: "Start again" }).click();
  await expect(page.getByLabel("Campaign Title")).toHaveValue("");
  await expect(notice).toHaveCount(0);
  expect(await stored(page)).not.toContain("Half");
});

test("a caption that is put back is counted and checked like a typed one", async ({
  browserOf,
  db,
}) => {
  const athlete = await makeAthlete(db);
  const campaign = await makeCampaign(db, (await makeBrand(db)).brandId, {
    audienceCountries: ["GB"],
  });
  await makeInvitation(db, campaign, athlete.userId);
  const id = await makeContent(db, campaign, athlete.userId, "rejected", { description: "" });
  const page = await browserOf(athlete);
  await open(page, `/athlete/content/${id}`);
  await page.getByLabel("Caption").fill("#sp Ten kilometres");
  await expect.poll(() => stored(page)).toContain("Ten kilometres");
  await page.reload();
  await expect(page.getByLabel("Caption")).toHaveValue("#sp Ten kilometres");
  await expect(page.getByText("Caption and hashtags: 18 of")).toBeVisible();
  await expect(page.getByRole("region", { name: "Ad label check" })).toContainText(
    "isn't clear enough",
  );
});

test("nothing is kept of a form that is as it was, or that was sent", async ({ browserOf, db }) => {
  const page = await browserOf(await makeBrand(db));
  await typeTitle(page, "Changed my mind");
  await page.getByLabel("Campaign Title").fill("");
  await expect.poll(() => stored(page)).toBe("");

  await page.getByLabel("Campaign Title").fill("Sent");
  await page.getByRole("button", { name: "Create Campaign" }).click();
  await expect(page).toHaveURL("/brand/matches");
  await expect.poll(() => stored(page)).toBe("");
});

test("another account on the same device sees nothing; sign-out takes it away", async ({
  browserOf,
  db,
}) => {
  const page = await browserOf(await makeBrand(db));
  await typeTitle(page, "Between us");
  const [session] = await page.context().cookies();
  const next = await browserOf(await makeBrand(db));
  const [theirs] = (await next.context().cookies()).filter(({ name }) => name === "session");
  await page.context().addCookies([{ ...(theirs ?? session) } as never]);
  await open(page, NEW);
  await expect(page.getByLabel("Campaign Title")).toHaveValue("");
  expect(await stored(page)).toContain("Between us");

  await page.getByLabel("Side navigation").getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/");
  expect(await stored(page)).toBe("");
});

test("passwords never reach the device's storage", async ({ browserOf, db }) => {
  const page = await browserOf(await makeBrand(db));
  await typeTitle(page, "Something to see");
  await open(page, "/change-password");
  for (const label of ["Current password", "New password", "Repeat the new password"])
    await page.getByLabel(label, { exact: true }).fill("hunter-2-hunter");
  await page.getByLabel("Current password").blur();
  expect(await stored(page)).not.toContain("hunter");
});

test("a form that does not reach the app stays on the page and can be sent again", async ({
  browserOf,
  db,
}) => {
  const page = await browserOf(await makeBrand(db));
  await typeTitle(page, "Through the tunnel");
  let answer: "abort" | "busy" | "through" = "abort";
  await page.route(/new\.data/, (route) => {
    if (route.request().method() !== "POST" || answer === "through") return route.continue();
    return answer === "abort"
      ? route.abort()
      : route.fulfill({ status: 429, contentType: "text/plain", body: "Too many attempts.\n" });
  });
  await page.getByRole("button", { name: "Create Campaign" }).click();
  const toast = page.getByRole("status").filter({ hasText: "That wasn't sent" });
  await expect(toast).toContainText("We can't reach the site");
  await expect(page.getByLabel("Campaign Title")).toHaveValue("Through the tunnel");

  answer = "busy";
  await toast.getByRole("button", { name: "Try again" }).click();
  await expect(toast).toContainText("Too many attempts.");

  answer = "through";
  await toast.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL("/brand/matches");
  await expect(toast).toHaveCount(0);
});

test("leaving asks only where the device does not keep what was typed", async ({
  browserOf,
  db,
}) => {
  const page = await browserOf(await makeBrand(db));
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  const watching = page.waitForResponse(/save-drafts/);
  await open(page, NEW);
  // Resolves after the page's own import of it, so the form is watched by then.
  await page.evaluate(`import(${JSON.stringify((await watching).url())})`);
  const questions: string[] = [];
  let answer = false;
  page.on("dialog", (dialog) => {
    questions.push(dialog.type());
    return answer ? dialog.accept() : dialog.dismiss();
  });
  const away = page.getByRole("link", { name: "Dashboard" }).first();
  await page.getByLabel("Campaign Title").pressSequentially("Not kept");
  await away.click();
  await expect.poll(() => questions).toEqual(["confirm"]);
  await expect(page).toHaveURL(NEW);
  await expect(page.getByLabel("Campaign Title")).toHaveValue("Not kept");
  answer = true;
  await away.click();
  await expect(page).toHaveURL("/brand/dashboard");
});

test("what was typed for several athletes stays when another campaign is chosen", async ({
  browserOf,
  db,
}) => {
  const brand = await makeBrand(db);
  const { userId } = await makeAthlete(db);
  const first = await makeCampaign(db, brand.brandId, {
    title: "One",
    deliverables: [REEL],
  });
  const second = await makeCampaign(db, brand.brandId, {
    title: "Two",
    deliverables: [ask(2, "reel")],
    budget: 100_000,
  });
  const page = await browserOf(brand);
  await open(page, `/brand/invite?athlete=${userId}&campaign=${first}`);
  await page.getByLabel("Fee for each athlete (£)").fill("300");
  await page.getByLabel("Message").fill("Hi {name}, ride with us.");
  await page.getByLabel("Campaign", { exact: true }).selectOption(second);
  await expect(page.getByLabel("2 Instagram reels")).toBeChecked();
  await expect(page.getByLabel("Fee for each athlete (£)")).toHaveValue("300");
  await expect(page.getByText("With this, you'd have £700 left.")).toBeVisible();
  await expect(page.getByLabel("Message")).toHaveValue("Hi {name}, ride with us.");
  await page.getByRole("button", { name: "Send invitations" }).click();
  await expect(page.getByText("1 invitation sent")).toBeVisible();
  await expect(page).toHaveURL(`/brand/campaigns/${second}?tab=athletes`);
});

test("nothing is kept of a form that was sent before its keeper was loaded", async ({
  browserOf,
  db,
}) => {
  const brand = await makeBrand(db);
  const { userId } = await makeAthlete(db, { name: "Ada Byron" });
  await makeCampaign(db, brand.brandId);
  await db.write([
    db.orm
      .insert(shortlistedAthletes)
      .values({ brandId: brand.brandId, athleteId: userId, createdAt: 1 }),
  ]);
  const page = await browserOf(brand);
  const holdBack = async (address: string) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(address, async (route) => {
      await released;
      await route.continue();
    });
    return release;
  };
  const load = await holdBack("**/keep-forms-*.js");
  const answer = await holdBack("**/brand/compare.data*");
  await open(page, "/brand/shortlist");
  await page.getByLabel("Select Ada Byron").check();
  await page.getByRole("button", { name: "Invite selected" }).click();
  load();
  await page.waitForFunction(() => localStorage.length > 0);
  answer();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Invite athletes");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
