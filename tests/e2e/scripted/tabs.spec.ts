import { violations } from "../../support/axe";
import { makeAthlete, makeBrand, makeCampaign, makeInvitation } from "../../support/factories";
import { expect, open, test } from "../../support/fixtures";

test("tabs whose panels are there are one tab stop with arrow keys, and keep the address", async ({
  browserOf,
  db,
}) => {
  const brand = await makeBrand(db);
  const athlete = await makeAthlete(db, { name: "Maya Okafor" });
  const campaignId = await makeCampaign(db, brand.brandId);
  await makeInvitation(db, campaignId, athlete.userId);
  const page = await browserOf(brand);
  await open(page, `/brand/campaigns/${campaignId}`);
  const list = page.getByRole("tablist", { name: "Campaign" });
  const [overview, invitations, content] = ["Overview", "Invitations (1)", "Content (0)"].map(
    (name) => list.getByRole("tab", { name }),
  ) as [typeof list, typeof list, typeof list];
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(".data")) asked.push(request.url());
  });
  await overview.focus();
  await page.keyboard.press("ArrowRight");
  await expect(invitations).toBeFocused();
  await expect(invitations).toHaveAttribute("aria-selected", "true");
  await expect(page).toHaveURL(`/brand/campaigns/${campaignId}?tab=invitations`);
  const panel = page.getByRole("tabpanel", { name: "Invitations (1)" });
  await expect(panel.getByRole("link", { name: "Maya Okafor", exact: true })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(panel).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(invitations).toBeFocused();
  await page.keyboard.press("End");
  await expect(content).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(overview).toBeFocused();
  await expect(page.getByRole("tabpanel", { name: "Overview" })).toBeVisible();
  await content.click();
  await expect(page).toHaveURL(`/brand/campaigns/${campaignId}?tab=content`);
  expect(asked, "the server is asked for nothing").toEqual([]);
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect(content).toHaveAttribute("aria-selected", "true");
  await page.goBack();
  await expect(page, "a tab is no step of the history").not.toHaveURL(/campaigns/);
});

test("links become tabs in their place, and the focus stays with them", async ({
  browserOf,
  db,
}) => {
  const page = await browserOf(await makeBrand(db));
  const { userId } = await makeAthlete(db);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/tab-list-/, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, `/brand/athletes/${userId}?tab=channels`);
  const place = (role: "link" | "tab") =>
    page.getByRole(role, { name: "Campaign History" }).boundingBox();
  const panel = () => page.getByRole("region", { name: "Social Channels" }).boundingBox();
  await page.getByRole("link", { name: "Social Channels" }).focus();
  const before = [await place("link"), await panel()];
  release();
  await expect(page.getByRole("tab", { name: "Social Channels" })).toBeFocused();
  expect([await place("tab"), await panel()]).toEqual(before);
});
