import { makeAthlete, makeBrand, makeCampaign, makeInvitation } from "../../support/factories";
import { expect, open, test } from "../../support/fixtures";

test("the ad label is checked as the caption is typed, by the chosen campaign and platform", async ({
  db,
  browserOf,
}) => {
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  for (const [title, audienceCountries] of [
    ["British miles", ["GB"]],
    ["German miles", ["DE"]],
  ] as const) {
    const id = await makeCampaign(db, brand.brandId, {
      title,
      audienceCountries: [...audienceCountries],
    });
    await makeInvitation(db, id, athlete.userId);
  }
  const page = await browserOf(athlete);
  await open(page, "/athlete/content/new");
  const label = page.getByRole("region", { name: "Ad label check" });
  const reason = page.getByLabel("Keep your wording? Tell the brand why");
  await expect(reason).toBeHidden();
  await page.getByLabel("Campaign").selectOption({ label: "British miles · Northlight" });
  await page.getByLabel("Caption").fill("#sp Ten kilometres");
  await expect(label.getByRole("status")).toHaveText(
    "“#sp” isn't clear enough in the UK. Write “#ad” instead.",
  );
  await reason.fill("The clip says it");
  await page.getByLabel("Caption").fill("#ad Ten kilometres");
  await expect(label.getByRole("status")).toHaveText("The caption says it's an ad.");
  await expect(reason).toBeHidden();
  await page.getByLabel("Campaign").selectOption({ label: "German miles · Northlight" });
  await expect(label.getByRole("status")).toHaveText(
    "“#ad” isn't clear enough in Germany. Write “Werbung:” instead.",
  );
  await expect(reason).toHaveValue("The clip says it");
  await page.getByLabel("Caption").fill(`${"Zehn Kilometer. ".repeat(8)}#Werbung`);
  await page.getByLabel("Platform").selectOption("X");
  await expect(label.getByRole("status")).toContainText("has to come first");
  await page.getByLabel("Platform").selectOption("TikTok");
  await expect(label.getByRole("status")).toContainText("after “more” on TikTok");
});
