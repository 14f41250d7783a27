import type { Page } from "@playwright/test";
import { newId } from "~db/columns";
import { makeAthlete, makeBrand, makeCampaign } from "../support/factories";
import { expect, open, test } from "../support/fixtures";

const status = (page: Page) => page.getByRole("main").getByRole("status");
const scripted = () => test.info().project.use.javaScriptEnabled !== false;

/** Results follow the filters by themselves; without scripts a button does. */
async function search(page: Page, result: string) {
  if (!scripted()) await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(status(page).filter({ hasText: result })).toBeVisible();
}

const openChip = (page: Page, name: string) =>
  page.locator("search summary", { hasText: name }).click();
const openChips = (page: Page) => page.locator("search details[open]");

async function showAthletes(page: Page, result: string) {
  // Without scripts several may be open.
  await openChips(page).getByRole("button", { name: "Show athletes" }).last().click();
  await expect(openChips(page)).toHaveCount(0);
  await expect(status(page).filter({ hasText: result })).toBeVisible();
}

test("a brand searches, shortlists, compares and invites @nightly", async ({ browserOf, db }) => {
  const word = `zed${newId().slice(-7)}`;
  await Promise.all([
    makeAthlete(db, {
      name: `Kim ${word}`,
      figures: {
        totalFollowers: 60_000,
        isVerified: true,
        ambassadorScore: 80,
        startingRate: 25_000,
      },
    }),
    makeAthlete(db, { name: `Lee ${word}`, figures: { totalFollowers: 80_000, isVerified: true } }),
    makeAthlete(db, { name: `Max ${word}`, figures: { totalFollowers: 90_000 } }),
    makeAthlete(db, { name: `Ned ${word}`, figures: { totalFollowers: 900 } }),
  ]);
  const brand = await makeBrand(db);
  await makeCampaign(db, brand.brandId, { title: "Autumn miles" });
  const page = await browserOf(brand);
  await open(page, "/brand/athletes");
  await expect(page).toHaveURL("/brand/discover");

  const box = page.getByLabel("Name, sport or location");
  await box.fill(`${word.slice(0, 5)}${word.slice(6)}`);
  await search(page, `Showing results for “${word}”. Showing 4 of`);
  await box.fill(word);
  await search(page, "Showing 4 of");
  await openChip(page, "Followers");
  await page.getByRole("spinbutton", { name: "Min followers" }).fill("50000");
  await showAthletes(page, "Showing 3 of");
  await openChip(page, "Verified");
  await page.getByLabel("Verified Athletes Only").check();
  await showAthletes(page, "Showing 2 of");
  await openChip(page, "Price");
  await page.getByRole("spinbutton", { name: "Price up to (£)" }).fill("300");
  await showAthletes(page, "Showing 1 of");
  await page.getByRole("link", { name: "Remove filter Up to £300" }).click();
  await expect(status(page).filter({ hasText: "Showing 2 of" })).toBeVisible();
  await openChip(page, "50.0K+ followers");
  await page.getByLabel("Tier").selectOption("Macro");
  await showAthletes(page, "Showing 0 of");
  await page.getByRole("link", { name: "Remove Macro" }).click();
  await expect(page).toHaveURL(`/brand/discover?q=${word}&minFollowers=50000&verified=on`);
  await expect(page.locator("#filter-tier")).toHaveValue("");

  await page.getByRole("link", { name: "Saved Searches" }).click();
  await page.getByLabel("Search name").fill("  Fast and known ");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Search Saved")).toBeVisible();
  await page.getByRole("link", { name: "Clear Filters" }).click();
  await expect(page).toHaveURL("/brand/discover");
  await expect(box).toHaveValue("");
  await page.getByRole("link", { name: "Saved Searches" }).click();
  await page.getByRole("link", { name: "Apply Search Fast and known" }).click();
  await expect(status(page).filter({ hasText: "Showing 2 of" })).toBeVisible();
  await expect(box).toHaveValue(word);
  await page.getByRole("link", { name: "Saved Searches" }).click();
  await page.getByRole("button", { name: "Delete Fast and known" }).click();
  await expect(page.getByText("Search Deleted")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Search Restored")).toBeVisible();

  await open(page, `/brand/discover?q=${word}`);
  await expect(page.getByRole("row", { name: `Kim ${word}` })).toContainText("From £250");
  const heart = page.getByRole("button", { name: `Shortlist Kim ${word}` });
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("main").getByText("More", { exact: true }).click();
  await page.getByRole("link", { name: "Shortlist · 1" }).click();
  await expect(page).toHaveURL("/brand/shortlist");
  await expect(page.getByRole("link", { name: `View Profile of Kim ${word}` })).toBeVisible();
  await expect(page.getByRole("main").getByText("From £250")).toBeVisible();
  await page.getByRole("button", { name: `Shortlist Kim ${word}` }).click();
  await expect(page.getByText("Your shortlist is empty")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name: `View Profile of Kim ${word}` })).toBeVisible();

  await open(page, `/brand/discover?q=${word}`);
  await expect(page.getByRole("row", { name: `Kim ${word}` })).toContainText("From £250");
  for (const name of ["Kim", "Lee", "Max"]) await page.getByLabel(`Select ${name} ${word}`).check();
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await expect(page.getByRole("columnheader")).toHaveCount(3);
  await expect(page.getByRole("row", { name: "Starting rate" }).getByRole("cell")).toHaveText([
    "From £250",
    "Not stated",
    "Not stated",
  ]);
  await expect(page.getByRole("row", { name: "Ambassador Score" }).getByText("Best")).toHaveCount(
    1,
  );
  await page.getByRole("link", { name: `Remove Max ${word}` }).click();
  await expect(page.getByRole("columnheader")).toHaveCount(2);
  await page.getByRole("link", { name: `Invite Lee ${word}` }).click();
  await expect(page.getByRole("heading", { name: `Invite Lee ${word}` })).toBeVisible();
  await page.getByLabel("Campaign").selectOption("Autumn miles");
  await page.getByLabel("Fee (£)").fill("900");
  await page.getByRole("button", { name: "Send Invitation" }).click();
  await expect(page.getByText("Invitation Sent!")).toBeVisible();
});

test("Back takes one filter away at a time, and a profile leads back to its place in the list @once", async ({
  browserOf,
  db,
}) => {
  const word = `yak${newId().slice(-7)}`;
  await Promise.all(
    Array.from({ length: 14 }, (_, i) =>
      makeAthlete(db, {
        name: `Ana${i} ${word}`,
        figures: {
          ...(i === 13 ? { sport: "Karate", otherSports: ["Rowing"] } : { sport: "Rowing" }),
          totalFollowers: 20_000 + i,
          ambassadorScore: 60 - i,
        },
      }),
    ),
  );
  await makeAthlete(db, { name: `Bea ${word}`, figures: { sport: "Judo" } });
  const page = await browserOf(await makeBrand(db));
  await open(page, "/brand/discover");
  const box = page.getByLabel("Name, sport or location");
  // One word is one step, however slowly it is typed.
  await box.fill(word.slice(0, 9));
  if (scripted()) await expect(page).toHaveURL(`/brand/discover?q=${word.slice(0, 9)}`);
  await box.fill(word);
  await search(page, "Showing 15 of");
  await openChip(page, "Sport");
  await page.getByLabel("Sport", { exact: true }).selectOption("Rowing");
  await showAthletes(page, "Showing 14 of");
  await openChip(page, "Followers");
  await page.getByRole("spinbutton", { name: "Min followers" }).fill("20000");
  await page.getByRole("spinbutton", { name: "Min followers" }).press("Tab");
  if (scripted()) await expect(page).toHaveURL(/minFollowers=20000/);
  await openChip(page, "Engagement");
  await page.getByRole("spinbutton", { name: "Min score" }).fill("40");
  await showAthletes(page, "Showing 14 of");
  await expect(page).toHaveURL(/sport=Rowing.*minFollowers=20000.*minScore=40/);

  await goToPage(page, "Next");
  await expect(page).toHaveURL(/after=/);
  const second = page.url();
  if (scripted()) await expect(page.locator(":focus")).toHaveText("Athletes");
  await expect(page.getByText("Karate, also Rowing")).toBeVisible();
  await page.getByRole("link", { name: `Ana13 ${word}`, exact: true }).click();
  await page.getByRole("link", { name: `View Profile of Ana13 ${word}` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Ana13 ${word}`);
  await page.getByRole(scripted() ? "tab" : "link", { name: "Content Themes" }).click();
  await expect(page).toHaveURL(/tab=themes/);
  await page.getByRole("link", { name: "Back to Discovery" }).click();
  await expect(page.getByRole("link", { name: `Ana13 ${word}`, exact: true })).toBeInViewport();
  await page.getByRole("link", { name: "Close", exact: true }).click();
  await expect(page.getByRole("region", { name: `Ana13 ${word}` })).toBeHidden();
  expect(page.url().split("#")[0]).toBe(second);

  await open(page, "/brand/discover");
  await box.fill(word);
  await search(page, "Showing 15 of");
  await openChip(page, "Sport");
  await page.getByLabel("Sport", { exact: true }).selectOption("Judo");
  await showAthletes(page, "Showing 1 of");
  await page.goBack();
  await expect(status(page).filter({ hasText: "Showing 15 of" })).toBeVisible();
  await expect(page).toHaveURL(/^[^&]*[?]q=yak/);
  await expect(page.locator("#filter-sport")).toHaveValue("");
  await page.goBack();
  await expect(page).toHaveURL("/brand/discover");
  await expect(box).toHaveValue("");
});

test("an athlete opens beside the list, and the next one is a link or the key J", async ({
  browserOf,
  db,
}) => {
  const word = `jay${newId().slice(-7)}`;
  const [first, second] = [
    await makeAthlete(db, {
      name: `Ada ${word}`,
      figures: { ambassadorScore: 60, bio: "Runs up hills.", startingRate: 25_000 },
    }),
    await makeAthlete(db, { name: `Ben ${word}`, figures: { ambassadorScore: 50 } }),
  ];
  const page = await browserOf(await makeBrand(db));
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, `/brand/discover?q=${word}`);
  const panel = (name: string) => page.getByRole("region", { name: `${name} ${word}` });
  await page.getByRole("link", { name: `Ada ${word}`, exact: true }).click();
  await expect(panel("Ada")).toContainText("Runs up hills.");
  await expect(panel("Ada")).toContainText("From £250");
  await expect(page).toHaveURL(`/brand/discover?q=${word}&athlete=${first.userId}`);
  await expect(page.getByRole("row", { name: `Ben ${word}` })).toBeVisible();
  await expect(page.getByRole("link", { name: "Previous" })).toHaveCount(0);
  if (scripted()) {
    await expect(panel("Ada")).toBeFocused();
    await page.keyboard.press("j");
  } else await page.getByRole("link", { name: "Next" }).click();
  await expect(panel("Ben")).toContainText("Not stated");
  await expect(page).toHaveURL(`/brand/discover?q=${word}&athlete=${second.userId}`);
  if (scripted()) await page.keyboard.press("k");
  else await page.getByRole("link", { name: "Previous" }).click();
  await expect(panel("Ada")).toBeVisible();
  await page.getByRole("link", { name: "Close", exact: true }).click();
  await expect(panel("Ada")).toBeHidden();
  if (scripted())
    await expect(page.getByRole("link", { name: `Ada ${word}`, exact: true })).toBeFocused();
  // Someone who has left, or never was.
  await open(page, `/brand/discover?q=${word}&athlete=${newId()}`);
  await expect(page.getByRole("row", { name: `Ben ${word}` })).toBeVisible();
});

test("on a phone the first athlete begins in the first 600 pixels @once", async ({
  browserOf,
  db,
}) => {
  const word = `elm${newId().slice(-7)}`;
  await makeAthlete(db, { name: `Ada ${word}` });
  await makeAthlete(db, { name: `Ben ${word}` });
  const page = await browserOf(await makeBrand(db));
  await page.setViewportSize({ width: 375, height: 812 });
  for (const query of ["", `?q=${word}`]) {
    await open(page, `/brand/discover${query}`);
    const first = await page.locator("[id^=athlete-]").first().boundingBox();
    expect(first?.y).toBeLessThan(600);
  }
});

test("athletes are found by platform, audience and dates, and one who is away can be invited @once", async ({
  browserOf,
  db,
}) => {
  const word = `emu${newId().slice(-7)}`;
  const year = new Date().getUTCFullYear() + 1;
  const away = await makeAthlete(db, {
    name: `Ada ${word}`,
    figures: {
      awayFrom: `${year}-05-03`,
      awayUntil: `${year}-05-17`,
      audienceCountry: "DE",
      audienceShare: 62,
    },
    channels: { tiktok: { followers: 20_000 } },
  });
  await makeAthlete(db, {
    name: `Ben ${word}`,
    figures: { audienceCountry: "DE", audienceShare: 29 },
    channels: { instagram: { followers: 5_000 } },
  });
  await makeAthlete(db, { name: `Cat ${word}`, channels: { x: { handle: word } } });
  const brand = await makeBrand(db);
  await makeCampaign(db, brand.brandId, { title: "Spring miles" });
  const page = await browserOf(brand);
  await open(page, `/brand/discover?q=${word}`);
  await openChip(page, "Platform");
  await page.getByLabel("TikTok").check();
  await page.getByLabel("X", { exact: true }).check();
  await showAthletes(page, "Showing 2 of");
  // The chips move when one of them says more.
  await expect(page.getByRole("link", { name: "Remove filter TikTok · X" })).toBeVisible();
  await openChip(page, "Audience");
  await page.getByLabel("At least 30% of the audience in").selectOption("Germany");
  await showAthletes(page, "Showing 1 of");
  await page.getByRole("link", { name: "Remove filter TikTok · X" }).click();
  await page.getByRole("link", { name: "Remove filter 30%+ of audience in Germany" }).click();
  await openChip(page, "Dates");
  await page.getByLabel("Available from").fill(`${year}-05-17`);
  await page.getByLabel("Available to").fill(`${year}-05-20`);
  await showAthletes(page, "Showing 2 of");
  await expect(page.locator("search summary", { hasText: "Available 17 to 20 May" })).toBeVisible();
  await expect(page.getByRole("row", { name: `Ada ${word}` })).toHaveCount(0);

  await open(page, `/brand/discover?q=${word}&athlete=${away.userId}`);
  const panel = page.getByRole("region", { name: `Ada ${word}` });
  await expect(panel).toContainText(`Away 3 to 17 May ${year}`);
  await expect(panel).toContainText("62% in Germany, entered by the athlete");
  await open(page, `/brand/athletes/${away.userId}/invite`);
  await expect(page.getByText(`Away 3 to 17 May ${year}`)).toBeVisible();
  await page.getByLabel("Fee (£)").fill("300");
  await page.getByLabel("Message").fill("Would you run with us?");
  await page.getByRole("button", { name: "Send Invitation" }).click();
  await expect(page.getByText("Invitation Sent!")).toBeVisible();
  await open(page, `/brand/athletes/${away.userId}`);
  await expect(page.getByText(`Away 3 to 17 May ${year}`)).toBeVisible();
});

test("all results of a search are shortlisted or invited at once, those of other pages included @once", async ({
  browserOf,
  db,
}) => {
  const word = `owl${newId().slice(-7)}`;
  for (let i = 0; i < 13; i++)
    await makeAthlete(db, {
      name: `Cy${i} ${word}`,
      figures: { totalFollowers: 20_000, startingRate: 25_000 },
    });
  await makeAthlete(db, { name: `Few ${word}`, figures: { totalFollowers: 10 } });
  const brand = await makeBrand(db);
  await makeCampaign(db, brand.brandId, { title: "Autumn miles" });
  const page = await browserOf(brand);
  await open(page, `/brand/discover?q=${word}&minFollowers=10000`);
  await page.getByRole("button", { name: "Shortlist all 13" }).click();
  await expect(page.getByText("13 athletes added to your shortlist")).toBeVisible();
  await page.getByRole("main").getByText("More", { exact: true }).click();
  await expect(page.getByRole("link", { name: "Shortlist · 13" })).toBeVisible();
  await page.getByRole("button", { name: "Invite all 13" }).click();
  await expect(page.getByRole("heading", { name: "Invite athletes", level: 1 })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: word })).toHaveCount(13);
  await page.getByLabel("Fee for each athlete (£)").fill("300");
  await page.getByRole("button", { name: "Send invitations" }).click();
  await expect(page.getByText("13 invitations sent")).toBeVisible();
});

/** Without scripts a button, which also keeps the ticks. */
const goToPage = (page: Page, name: "Next" | "Previous") =>
  page
    .getByRole("navigation", { name: "Pages of athletes" })
    .getByRole(scripted() ? "link" : "button", { name })
    .click();

test("ticked athletes stay selected from page to page and in other lists", async ({
  browserOf,
  db,
}) => {
  const word = `yew${newId().slice(-7)}`;
  await Promise.all(
    Array.from({ length: 13 }, (_, i) =>
      makeAthlete(db, { name: `Cy${i} ${word}`, figures: { ambassadorScore: 60 - i } }),
    ),
  );
  const brand = await makeBrand(db);
  const page = await browserOf(brand);
  await open(page, `/brand/discover?q=${word}`);
  const tick = (i: number) => page.getByLabel(`Select Cy${i} ${word}`);
  await tick(0).check();
  await tick(1).check();
  await goToPage(page, "Next");
  await tick(12).check();
  if (scripted())
    await expect(page.getByText("3 athletes selected, 2 on other pages.")).toBeVisible();
  await goToPage(page, "Previous");
  await expect(page.getByText("3 athletes selected, 1 on other pages.")).toBeVisible();
  await expect(tick(0)).toBeChecked();
  await tick(1).uncheck();
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await expect(page.getByRole("columnheader")).toHaveCount(2);
  await expect(page.getByRole("columnheader", { name: `Cy12 ${word}` })).toBeVisible();
  await page.getByRole("link", { name: "Back to athletes" }).click();
  await expect(tick(0)).toBeChecked();
  await page.getByRole("button", { name: "Clear selection" }).click();
  await expect(tick(0)).not.toBeChecked();
  await page.reload();
  await expect(tick(0)).not.toBeChecked();
});
