import { sql } from "drizzle-orm";
import { newId } from "~db/columns";
import { makeAthlete, makeBrand, makeConversation, makeStaff } from "../support/factories";
import { expect, open, test } from "../support/fixtures";

test("a report brings the chosen messages to the moderators, whose warning reaches both sides @once", async ({
  db,
  browserOf,
}) => {
  const company = `Harrow ${newId().slice(-6)}`;
  const brand = await makeBrand(db, { companyName: company });
  const athlete = await makeAthlete(db);
  const id = await makeConversation(db, brand, athlete, [
    { from: brand, body: "Hello there" },
    { from: athlete, body: "Leave me alone, please" },
    { from: brand, body: "You will regret this" },
  ]);
  const page = await browserOf(athlete);
  await open(page, `/messages/${id}`);
  await page.locator("summary", { hasText: "Options" }).click();
  await page.getByRole("link", { name: "Report" }).click();

  await page.getByRole("checkbox", { name: /Hello there/ }).uncheck();
  await page.getByLabel("What happened?").fill("This scares me");
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByRole("alert")).toContainText("Please select a reason");
  await expect(page.getByLabel("What happened?")).toHaveValue("This scares me");
  await expect(page.getByRole("checkbox", { name: /Hello there/ })).not.toBeChecked();
  await page.getByLabel("Reason").selectOption("Harassment or threats");
  await page.getByRole("checkbox", { name: `Also block ${company}` }).check();
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByText("Reported and blocked")).toBeVisible();
  await expect(page.getByText("You've blocked this conversation.")).toBeVisible();
  await open(page, `/messages/${id}/report`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "You've reported this conversation",
  );

  // The queue shows the oldest first, and other tests report, too.
  await db.write([
    sql`update conversation_reports set created_at = 1 where conversation_id = ${id}`,
  ]);
  const desk = await browserOf(await makeStaff(db));
  await open(desk, "/admin/content");
  await desk.getByRole("listitem").filter({ hasText: company }).getByRole("link").click();
  await expect(desk.getByText("You will regret this")).toBeVisible();
  await expect(desk.getByText("This scares me")).toBeVisible();
  for (const unreported of ["Hello there", "Leave me alone"])
    await expect(desk.getByText(unreported)).toHaveCount(0);
  await desk.getByRole("radio", { name: "Warn the person reported" }).check();
  await desk.getByRole("button", { name: "Close report" }).click();
  await expect(desk.getByRole("alert")).toContainText("Please say what must stop");
  await desk.getByLabel("Warning to the person reported").fill("Threats are not allowed.");
  await desk.getByRole("button", { name: "Close report" }).click();
  await expect(desk.getByText("Report closed")).toBeVisible();

  await open(page, "/notifications");
  await expect(page.getByRole("main").getByText(`Our moderators warned ${company}`)).toBeVisible();
  const theirs = await browserOf(brand);
  await open(theirs, "/notifications");
  const main = theirs.getByRole("main");
  await main.getByRole("button", { name: /A warning about your messages/ }).click();
  await expect(main.getByText("Threats are not allowed.")).toBeVisible();
  await theirs.getByRole("button", { name: "Send appeal" }).click();
  await expect(theirs.getByRole("alert")).toContainText("Please say why");
  await theirs.getByLabel("Why should we look again?").fill("It was a joke between us.");
  await theirs.getByRole("button", { name: "Send appeal" }).click();
  await expect(main.getByText("Your appeal is with our moderators.")).toBeVisible();

  const other = await browserOf(await makeStaff(db));
  await open(other, "/admin/content");
  await other.getByRole("listitem").filter({ hasText: company }).getByRole("link").click();
  await expect(other.getByText("It was a joke between us.")).toBeVisible();
  await other.getByRole("radio", { name: "Take the warning back" }).check();
  await other.getByLabel("Answer to the person").fill("You both say so.");
  await other.getByRole("button", { name: "Answer appeal" }).click();
  await expect(other.getByText("Appeal answered")).toBeVisible();
  await theirs.reload();
  await expect(main.getByText("took the warning back")).toBeVisible();
});

test("a search leads to the message in its thread @once", async ({ db, browserOf }) => {
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  const said = Array.from({ length: 120 }, (_, i) => ({
    from: i % 2 ? brand : athlete,
    body: i === 9 ? "The zebra crossing at dawn" : `Line ${i + 1}`,
  }));
  const id = await makeConversation(db, brand, athlete, said);
  const page = await browserOf(brand);
  await open(page, "/messages");
  await page.getByRole("searchbox", { name: "Search messages" }).fill('"zebra');
  await page.getByRole("searchbox", { name: "Search messages" }).press("Enter");
  await expect(page).toHaveURL(/\/messages\?q=/);
  const result = page.getByRole("list", { name: "Messages found" }).getByRole("link");
  await expect(result).toHaveCount(1);
  await expect(result.locator("mark")).toHaveText("zebra");
  await result.click();
  await expect(page).toHaveURL(new RegExp(`/messages/${id}\\?at=10&q=.*#message-10$`));
  await expect(page.locator("#message-10")).toBeInViewport();
  await open(page, "/messages?q=giraffe");
  await expect(page.getByText("No message contains all of these words.")).toBeVisible();
  await page.getByRole("link", { name: "Clear search" }).click();
  await expect(page.getByRole("list", { name: "Conversations" })).toBeVisible();
});
