import { newId } from "~db/columns";
import { moderationCases } from "~db/schema";
import { makeActiveDeal, makeContent, makeStaff } from "../support/factories";
import { expect, open, test } from "../support/fixtures";

test("an athlete appeals against a removal, and gets the content back @once", async ({
  db,
  browserOf,
}) => {
  const { athlete, campaignId } = await makeActiveDeal(db);
  const mark = `Whose song is ${newId()}?`;
  const contentId = await makeContent(db, campaignId, athlete.userId, "draft", { title: mark });
  const now = Date.now();
  await db.write([
    db.orm.insert(moderationCases).values({
      id: newId(),
      contentId,
      reason: "copyright_concern",
      status: "closed",
      decision: "removed",
      athleteNote: "That song isn't yours.",
      createdAt: now,
      closedAt: now,
    }),
  ]);
  const page = await browserOf(athlete);
  await open(page, `/athlete/content/${contentId}`);
  await page.getByRole("button", { name: "Send appeal" }).click();
  await expect(page.getByRole("alert")).toContainText("Please say why we should look again");
  await page.getByLabel("Why should we look again?").fill("I wrote it myself.");
  await page.getByRole("button", { name: "Send appeal" }).click();
  await expect(page.getByText("Your appeal is with our moderators.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send appeal" })).toHaveCount(0);

  const desk = await browserOf(await makeStaff(db));
  await open(desk, "/admin/content");
  await expect(desk.getByRole("heading", { name: /^Appeals/ })).toBeVisible();
  await open(desk, `/admin/content/${contentId}`);
  await desk.getByRole("radio", { name: "Give it back" }).check();
  await desk.getByLabel("Answer to the person").fill("You did. Sorry.");
  await desk.getByRole("button", { name: "Answer appeal" }).click();
  await expect(desk.getByText("Appeal answered")).toBeVisible();

  await open(page, `/athlete/content/${contentId}`);
  await expect(page.getByRole("button", { name: "Send for review" })).toBeVisible();
});
