import type { BrowserContext, Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import type { Database } from "~db/client";
import { campaigns, userSessions } from "~db/schema";
import { REEL } from "../support/deliverables";
import { makeAthlete, makeBrand, makeCampaign, type Person } from "../support/factories";
import { expect, open, test, waitForHydration } from "../support/fixtures";
import { quickHash } from "../support/quick-password";

const PASSWORD = "correct horse";

let passwordHash: string;
test.beforeAll(async () => {
  passwordHash = quickHash(PASSWORD);
});

/** An address of its own, so that sign-ins do not throttle other tests. */
const fromElsewhere = (context: BrowserContext) =>
  context.setExtraHTTPHeaders({
    "CF-Connecting-IP": `2001:db8:2::${Math.floor(Math.random() * 0xffff).toString(16)}`,
  });

async function endSessions(page: Page, db: Database, { userId }: Person) {
  // The page's socket is open: opened later, it would be refused.
  if (test.info().project.name === "scripted")
    await page.locator("html[data-livenotifications]").waitFor({ state: "attached" });
  await db.write([
    db.orm.update(userSessions).set({ revoked: true }).where(eq(userSessions.userId, userId)),
  ]);
}

async function signIn(page: Page, { email }: Person) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
}

const NEW = "/brand/campaigns/new";

/** Most kinds of fields: a text, a long text, a list, an entry not added yet, a number, a date. */
async function writeBrief(page: Page) {
  await open(page, NEW);
  const sport = page.getByRole("combobox", { name: "Target Sports" });
  await sport.fill("Fell running");
  await sport.press("Enter");
  await expect(sport).toHaveValue("");
  await page.getByLabel("Campaign Title").fill("Up & over");
  await page.getByLabel("Description").fill("Two peaks.\nOne day.");
  await page.getByLabel("Budget (£)").fill("1200.5");
  await page.getByLabel("End Date").fill("2099-06-30");
}

async function expectBrief(page: Page) {
  await expect(page.getByLabel("Campaign Title")).toHaveValue("Up & over");
  await expect(page.getByLabel("Description")).toHaveValue("Two peaks.\nOne day.");
  await expect(page.getByRole("list", { name: "Target Sports" }).getByRole("listitem")).toHaveText([
    /Fell running/,
  ]);
  await expect(page.getByLabel("Budget (£)")).toHaveValue("1200.5");
  await expect(page.getByLabel("End Date")).toHaveValue("2099-06-30");
}

test("the session ends during a brief: after signing in it is there, and is sent once", async ({
  browserOf,
  db,
}) => {
  const brand = await makeBrand(db, { passwordHash });
  const page = await browserOf(brand);
  await fromElsewhere(page.context());
  await writeBrief(page);
  await endSessions(page, db, brand);
  await page.getByRole("button", { name: "Create Campaign" }).click();
  await expect(page).toHaveURL(/\/login\?redirectTo=/);
  await expect(page.locator("html[data-hydrated]"), "a document with its own style").toHaveCount(0);
  await signIn(page, brand);
  await expect(page).toHaveURL(NEW);
  await waitForHydration(page);
  await expectBrief(page);
  await expect(page.locator("symbol").first(), "the icons").toBeAttached();
  await expect(page.getByText(/hasn't been sent yet|This wasn't sent/)).toBeVisible();
  const [before] = await db.read(
    db.orm.select().from(campaigns).where(eq(campaigns.brandId, brand.brandId)),
  );
  expect(before, "nothing was sent by itself").toEqual([]);

  await page.getByRole("button", { name: "Create Campaign" }).click();
  await expect(page).toHaveURL("/brand/matches");
  const [rows] = await db.read(
    db.orm.select().from(campaigns).where(eq(campaigns.brandId, brand.brandId)),
  );
  expect(rows).toMatchObject([{ title: "Up & over", budget: 120_050, endDate: "2099-06-30" }]);

  await open(page, NEW);
  await expect(page.getByLabel("Campaign Title"), "not a second time").toHaveValue("");
});

test("what one person typed is not shown to the next who signs in on that browser @once", async ({
  browserOf,
  db,
}) => {
  const [brand, other] = [
    await makeBrand(db, { passwordHash }),
    await makeBrand(db, { passwordHash }),
  ];
  const page = await browserOf(brand);
  await fromElsewhere(page.context());
  await writeBrief(page);
  await endSessions(page, db, brand);
  await page.getByRole("button", { name: "Create Campaign" }).click();
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, other);
  await expect(page).toHaveURL(NEW);
  await waitForHydration(page);
  await expect(page.getByLabel("Campaign Title")).toHaveValue("");
  await expect(page.getByText("Fell running")).toHaveCount(0);

  await endSessions(page, db, other);
  await page.goto(NEW);
  await signIn(page, brand);
  await expect(page).toHaveURL(NEW);
  await waitForHydration(page);
  await expectBrief(page);
});

test("a session that ends during a profile or a message loses neither", async ({
  browserOf,
  db,
}) => {
  const athlete = await makeAthlete(db, { passwordHash });
  const page = await browserOf(athlete);
  await fromElsewhere(page.context());
  await open(page, "/athlete/profile");
  await page.getByLabel("Full name").fill("Ines Carvalho");
  const openFold = () => page.locator("summary", { hasText: "Public page" }).click();
  await openFold();
  await page.getByRole("checkbox", { name: "Make my profile public" }).check();
  await endSessions(page, db, athlete);
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, athlete);
  await expect(page).toHaveURL("/athlete/profile");
  await waitForHydration(page);
  await expect(page.getByLabel("Full name")).toHaveValue("Ines Carvalho");
  await openFold();
  await expect(page.getByRole("checkbox", { name: "Make my profile public" })).toBeChecked();
});

test("a version conflict keeps what was typed, and the second try saves it", async ({
  browserOf,
  db,
}) => {
  const brand = await makeBrand(db);
  const id = await makeCampaign(db, brand.brandId, {
    status: "draft",
    title: "Before",
    deliverables: [REEL],
  });
  const page = await browserOf(brand);
  await open(page, `/brand/campaigns/${id}/edit`);
  await page.getByLabel("Campaign Title").fill("Mine");
  await db.write([
    db.orm.update(campaigns).set({ version: 2, title: "Theirs" }).where(eq(campaigns.id, id)),
  ]);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("alert")).toContainText("This campaign has changed");
  await expect(page.getByLabel("Campaign Title")).toHaveValue("Mine");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page).toHaveURL(`/brand/campaigns/${id}?tab=brief`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mine");
});
