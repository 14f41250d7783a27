import { eq, sql } from "drizzle-orm";
import { posts } from "~db/schema";
import { localVariables } from "../../scripts/stack.mjs";
import { makeActiveDeal, makeContent } from "../support/factories";
import { expect, open, test } from "../support/fixtures";
import { noisePicture } from "../support/media";
import { browserPorts } from "../support/ports";

const { SOCIAL_RELAY } = localVariables(browserPorts, { appEnv: "test" });
const DAY = 86_400_000;

test("an athlete says where a content item is posted, its figures come, and others are typed @once", async ({
  browserOf,
  db,
  request,
}, { project }) => {
  // An account can be connected once: both projects run at the same time.
  const isPlain = project.name === "plain";
  const [handle, person, other] = isPlain
    ? ["jonaslifts", "open-jonas-0002", "open-maya-0001"]
    : ["mayaruns", "open-maya-0001", "open-jonas-0002"];
  const { athlete, brand, campaignId } = await makeActiveDeal(db);
  const contentItem = (title: string, platform?: "tiktok") =>
    makeContent(db, campaignId, athlete.userId, "approved", { title, platform });
  const [read, typed] = [await contentItem("Hill repeats"), await contentItem("Rest day")];
  const chosen = await contentItem("Ten weeks to go", "tiktok");
  const addressOf = (account: string) =>
    `https://www.tiktok.com/@${handle}/video/${account}-post-14`;

  const page = await browserOf(athlete);
  const main = page.locator("main");
  await open(page, "/athlete/social");
  await page.getByRole("button", { name: "Connect TikTok", exact: true }).click();
  await page.getByLabel(handle).check();
  await page.getByRole("button", { name: "Allow", exact: true }).click();
  await expect(main).toContainText("From TikTok");

  await open(page, `/athlete/content/${read}`);
  await expect(main).toContainText(
    "Keep each post up, public and unedited, for as long as you agreed. If that changes within 30 days,",
  );
  const address = page.getByLabel("Address of your post");
  const post = page.getByRole("button", { name: "Mark as Posted" });
  await address.fill("https://www.tiktok.com/@mayaruns");
  await post.click();
  await expect(page.getByRole("alert")).toContainText("the TikTok video itself");
  await address.fill(addressOf(other));
  await post.click();
  await expect(page.getByRole("alert")).toContainText("TikTok can't find this post");
  await expect(address).toHaveValue(addressOf(other));
  await address.fill(addressOf(person));
  await post.click();
  await expect(page.getByText("Content marked as posted!")).toBeVisible();
  await expect(main).toContainText("Live on TikTok, as posted.");
  await expect(main).toContainText("Nothing says this is an ad.");
  await expect(page.getByRole("rowheader", { name: "72 hours" })).toBeVisible();
  await expect(page.getByRole("rowheader", { name: "7 days" })).toHaveCount(0);

  const choosePost = async () => {
    await open(page, `/athlete/content/${chosen}`);
    await page.getByRole("link", { name: "Choose from your last posts" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Choose your post");
  };
  await fetch(`${SOCIAL_RELAY}/_social/fail`, {
    method: "POST",
    body: new URLSearchParams({ platform: "tiktok", kind: "error" }),
  });
  await choosePost();
  await expect(main).toContainText("TikTok isn't answering at the moment.");
  await page.getByRole("link", { name: "Paste a link" }).click();
  await expect(address).toBeVisible();
  await choosePost();
  await expect(page.getByRole("radio")).toHaveCount(6);
  await page.getByRole("radio").nth(1).check();
  await page.getByRole("button", { name: "Mark as Posted" }).click();
  await expect(page.getByText("Content marked as posted!")).toBeVisible();
  await expect(main).toContainText("Live on TikTok, as posted.");

  // Four days later: the caption has been mended, and more people have seen it.
  const body = new URLSearchParams({
    person,
    id: `${person}-post-14`,
    caption: "#ad Rest day",
    views: "123456",
  });
  await fetch(`${SOCIAL_RELAY}/_social/post`, { method: "POST", body });
  await db.write([
    db.orm
      .update(posts)
      .set({ nextReadAt: 0, postedAt: sql`${posts.postedAt} - ${4 * DAY}` })
      .where(eq(posts.contentId, read)),
  ]);
  await request.get("/cdn-cgi/local/scheduled?cron=*+*+*+*+*");
  await expect(async () => {
    await open(page, `/athlete/content/${read}`);
    await expect(page.getByRole("row", { name: /7 days/ })).toContainText("123,456", {
      timeout: 1_000,
    });
  }).toPass();
  await expect(main).toContainText("Its caption has changed since it was posted.");
  await expect(main).toContainText("The caption says it's an ad.");

  await open(page, `/athlete/content/${typed}`);
  await address.fill("x.com/maya_runs/status/1790000000000000001");
  await post.click();
  await expect(main).toContainText("We can't read posts on X, so they are entered by hand.");
  await expect(main).toContainText("You can enter the first figures an hour after the post.");
  await db.write([
    db.orm
      .update(posts)
      .set({ postedAt: sql`${posts.postedAt} - ${2 * DAY}` })
      .where(eq(posts.contentId, typed)),
  ]);
  await open(page, `/athlete/content/${typed}`);
  const save = page.getByRole("button", { name: "Save figures" });
  await page.getByLabel("How long after the post").selectOption("24 hours");
  await page.getByLabel("Views").fill("900");
  await page.getByLabel("Engagements").fill("901");
  await save.click();
  await expect(page.getByRole("alert")).toContainText("more engagements than views");
  await page.getByLabel("Engagements").fill("90");
  await save.click();
  await expect(page.getByRole("row", { name: /24 hours/ })).toContainText("without a screenshot");
  await page.getByLabel("Screenshot of the figures after 24 hours").setInputFiles({
    name: "insights.png",
    mimeType: "image/png",
    buffer: await noisePicture(200, 300),
  });
  await page.getByRole("button", { name: "Add screenshot" }).click();
  await expect(page.getByText("Screenshot added")).toBeVisible();

  const review = await browserOf(brand);
  await open(review, `/brand/content/${read}`);
  await expect(review.getByRole("row", { name: /7 days/ })).toContainText("From TikTok");
  await expect(review.locator("main")).toContainText("To stay up and unchanged until");
  await open(review, `/brand/content/${typed}`);
  await expect(review.getByRole("row", { name: /24 hours/ })).toContainText(
    "Entered by the athlete",
  );
  const shot = await review.getByRole("link", { name: "Screenshot" }).getAttribute("href");
  expect((await review.request.get(shot ?? "")).headers()["content-type"]).toBe("image/webp");
});
