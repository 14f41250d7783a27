import { makeAthlete, makeBrand, makeCampaign, makeContent } from "../../support/factories";
import { expect, open, test } from "../../support/fixtures";

test("the ad label is checked as the caption is typed, by the campaign and the chosen platform", async ({
  db,
  browserOf,
}) => {
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  const draftFor = async (country: "GB" | "DE") => {
    const id = await makeCampaign(db, brand.brandId, { audienceCountries: [country] });
    return makeContent(db, id, athlete.userId, "draft", { description: "" });
  };
  const page = await browserOf(athlete);
  await open(page, `/athlete/content/${await draftFor("GB")}`);
  const label = page.getByRole("region", { name: "Ad label check" });
  const reason = page.getByLabel("Keep your wording? Tell the brand why");
  await expect(reason).toBeHidden();
  await expect(page.getByLabel("Caption")).toHaveValue("#ad ");
  await page.getByLabel("Caption").fill("#sp Ten kilometres");
  await expect(label.getByRole("status")).toHaveText(
    "“#sp” isn't clear enough in the UK. Write “#ad” instead.",
  );
  await reason.fill("The clip says it");
  await page.getByLabel("Caption").fill("#ad Ten kilometres");
  await expect(label.getByRole("status")).toHaveText("The caption says it's an ad.");
  await expect(reason).toBeHidden();

  await open(page, `/athlete/content/${await draftFor("DE")}`);
  await expect(page.getByLabel("Caption")).toHaveValue("Werbung: ");
  await page.getByLabel("Caption").fill("#ad Zehn Kilometer");
  await expect(label.getByRole("status")).toHaveText(
    "“#ad” isn't clear enough in Germany. Write “Werbung:” instead.",
  );
  await page.getByLabel("Caption").fill(`${"Zehn Kilometer. ".repeat(8)}#Werbung`);
  await page.getByLabel("Platform").selectOption("X");
  await expect(label.getByRole("status")).toContainText("has to come first");
  await page.getByLabel("Platform").selectOption("TikTok");
  await expect(label.getByRole("status")).toContainText("after “more” on TikTok");
});
