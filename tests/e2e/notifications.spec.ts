import type { Page } from "@playwright/test";
import { newId } from "~db/columns";
import type { BellCategory } from "~db/constants";
import { notifications } from "~db/schema";
import { makeActiveDeal, makeAthlete, makeContent } from "../support/factories";
import { expect, open, test } from "../support/fixtures";
import { makeDevice } from "../support/push-devices";

const bell = (page: Page) => page.getByRole("banner").locator("summary", { hasText: "Notif" });

/** An unread notification with this title. */
const unread = (userId: string, title: string, category: BellCategory = "content") => ({
  id: newId(),
  userId,
  kind: "content.withdrawn",
  category,
  params: { athleteName: "Ada North", title },
  createdAt: Date.now(),
});

test("what is handled on its own page is read in the bell, on every open page", async ({
  browserOf,
  db,
}) => {
  const { brand, athlete, campaignId } = await makeActiveDeal(db);
  const contentId = await makeContent(db, campaignId, athlete.userId, "awaiting_review");
  await db.write([
    db.orm.insert(notifications).values([
      { ...unread(brand.userId, "First clip"), subjectId: contentId },
      { ...unread(brand.userId, "Second clip"), subjectId: newId() },
    ]),
  ]);
  const [page, other] = [await browserOf(brand), await browserOf(brand)];
  const scripted = test.info().project.name === "scripted";
  await open(other, "/brand/dashboard");
  await expect(bell(other)).toContainText("Notifications, 2 unread");
  if (scripted) await other.locator("html[data-livenotifications]").waitFor({ state: "attached" });

  await open(page, `/brand/content/${contentId}`);
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(page.getByText("Content Approved", { exact: true })).toBeVisible();
  await expect(bell(page)).toContainText("Notifications, 1 unread");
  if (!scripted) await other.reload();
  await expect(bell(other)).toContainText("Notifications, 1 unread");
});

test("all notifications can be reached, page by page @once", async ({ browserOf, db }) => {
  const athlete = await makeAthlete(db);
  const rows = Array.from({ length: 53 }, (_, i) => unread(athlete.userId, `News ${i}`));
  await db.write([db.orm.insert(notifications).values(rows)]);
  const page = await browserOf(athlete);
  await open(page, "/notifications");
  const items = page.getByRole("main").getByRole("listitem");
  await expect(items).toHaveCount(50);
  await page.emulateMedia({ media: "print" });
  await expect(items.getByText("Ada North: “News 52”"), "on paper").toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("link", { name: "Older notifications" }).click();
  await expect(items).toHaveCount(3);
  await expect(items.last()).toContainText("News 0");
  await expect(page.getByRole("link", { name: "Older notifications" })).toHaveCount(0);
  await page.getByRole("link", { name: "Newest" }).click();
  await expect(items).toHaveCount(50);
});

test("the list can be filtered by category and by unread @once", async ({ browserOf, db }) => {
  const athlete = await makeAthlete(db);
  await db.write([
    db.orm
      .insert(notifications)
      .values([
        unread(athlete.userId, "A comment", "comment"),
        { ...unread(athlete.userId, "A read comment", "comment"), read: true },
        unread(athlete.userId, "A campaign", "campaign"),
      ]),
  ]);
  const page = await browserOf(athlete);
  await open(page, "/notifications");
  const main = page.getByRole("main");
  await main.getByLabel("About").selectOption("Comments and replies");
  await main.getByRole("button", { name: "Filter" }).click();
  await expect(main.getByRole("listitem")).toHaveCount(2);
  await main.getByLabel("Unread only").check();
  await main.getByRole("button", { name: "Filter" }).click();
  await expect(main.getByRole("listitem")).toHaveCount(1);
  await expect(main.getByRole("listitem")).toContainText("A comment");
  await main.getByLabel("About").selectOption("Moderation");
  await main.getByRole("button", { name: "Filter" }).click();
  await main.getByRole("link", { name: "Show all" }).click();
  await expect(main.getByRole("listitem")).toHaveCount(3);
});

test("a person chooses categories, channels and times of notifications @once", async ({
  browserOf,
  db,
}) => {
  const page = await browserOf(await makeAthlete(db));
  await open(page, "/notifications");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Settings" }).click();
  await expect(page).toHaveURL("/notifications/settings");
  await main.getByText("Choose for each kind", { exact: true }).click();
  await main.getByLabel("Comments and replies: Email").uncheck();
  await main.getByRole("button", { name: "Save each kind" }).click();
  await expect(page.getByText("Your notification settings have been saved.")).toBeVisible();
  await main.getByLabel("Once a day").check();
  await main.getByLabel("From").fill("22:00");
  await main.getByRole("button", { name: "Save times" }).click();
  await expect(main.getByRole("alert")).toContainText("Enter both times, or neither");
  await expect(main.getByLabel("Once a day")).toBeChecked();
  await expect(
    main.getByText("Emails and push notifications arrive when your quiet hours end."),
  ).toBeVisible();
  await main.getByLabel("Until").fill("07:00");
  await main.getByRole("button", { name: "Save times" }).click();
  await expect(page.getByText("Your notification settings have been saved.")).toBeVisible();
  await open(page, "/notifications/settings");
  await expect(main.getByLabel("Comments and replies: Email")).not.toBeChecked();
  await expect(main.getByLabel("Comments and replies: In the app")).toBeChecked();
  await expect(main.getByLabel("Once a day")).toBeChecked();
  await expect(main.getByLabel("Until")).toHaveValue("07:00");
});

test("a group is switched off and its kinds with it, and a mixed group stays until it is ticked @nightly", async ({
  browserOf,
  db,
}) => {
  const page = await browserOf(await makeAthlete(db));
  const main = page.getByRole("main");
  const group = (name: string) => main.locator("table").first().getByLabel(name);
  const kind = (name: string) => main.locator("table").last().getByLabel(name);
  const save = async (button: string) => {
    await main.getByRole("button", { name: button, exact: true }).click();
    await expect(page.getByText("Your notification settings have been saved.")).toBeVisible();
  };
  await open(page, "/notifications/settings");
  await main.getByText("Choose for each kind", { exact: true }).click();
  await group("Deals: Email").uncheck();
  await save("Save");
  await expect(group("Deals: Email")).not.toBeChecked();
  await expect(kind("Disputes: Email")).not.toBeChecked();
  await expect(group("Deals: In the app")).toBeChecked();
  await expect(group("Money: Email")).toBeChecked();

  await open(page, "/notifications/settings");
  await main.getByText("Choose for each kind", { exact: true }).click();
  await kind("Disputes: Email").check();
  await save("Save each kind");
  await expect(main.getByText("Some: part of the group is on.")).toBeVisible();
  await expect(group("Deals: Email")).not.toBeChecked();

  await open(page, "/notifications/settings");
  await main.getByText("Choose for each kind", { exact: true }).click();
  await group("Money: Email").uncheck();
  await save("Save");
  await expect(kind("Payments: Email")).not.toBeChecked();
  await expect(kind("Disputes: Email")).toBeChecked();
  await expect(kind("Contracts and signatures: Email")).not.toBeChecked();

  await open(page, "/notifications/settings");
  await main.getByText("Choose for each kind", { exact: true }).click();
  await group("Deals: Email").check();
  await save("Save");
  await expect(group("Deals: Email")).toBeChecked();
  await expect(kind("Contracts and signatures: Email")).toBeChecked();
  await expect(main.getByText("Some: part of the group is on.")).toBeHidden();
  await expect(kind("Payments: Email")).not.toBeChecked();
});

test("a person sees the devices that get push and stops one @once", async ({ browserOf, db }) => {
  const athlete = await makeAthlete(db);
  await makeDevice(db, athlete);
  const page = await browserOf(athlete);
  await open(page, "/notifications/settings");
  const main = page.getByRole("main");
  const start = main.getByRole("button", { name: "Notify me on this device" });
  const sentence = main.getByText("To add this device, turn on JavaScript in your browser.");
  const isScripted = test.info().project.name === "scripted";
  await expect(start).toBeVisible({ visible: isScripted });
  await expect(sentence).toBeVisible({ visible: !isScripted });
  await main.getByLabel("Messages: Push").first().uncheck();
  await main.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Your notification settings have been saved.")).toBeVisible();
  await expect(main.getByLabel("Messages: Push").first()).not.toBeChecked();
  await expect(main.getByLabel("Comments and replies: Push")).not.toBeChecked();
  await main.getByRole("button", { name: "Stop push on Chrome on Windows" }).click();
  await expect(page.getByText("That device no longer gets push notifications.")).toBeVisible();
  await expect(main.getByText("Chrome on Windows")).toBeHidden();
});
