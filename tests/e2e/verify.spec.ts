import { makeActiveDeal } from "../support/factories";
import { expect, open, test } from "../support/fixtures";
import { authedClient } from "../support/http";
import { makeRecord } from "../support/sealed-record";

test("anyone checks a code, then an altered file", async ({ anonymousPage, db }) => {
  const { brand, athlete, campaignId } = await makeActiveDeal(db);
  await makeRecord(db, campaignId, athlete.userId);
  const download = await (await authedClient(db, brand))(`/campaigns/${campaignId}/record.json`);
  const file = (await download.json()) as { entries: { hash: string }[] };
  const page = await anonymousPage({ viewport: { width: 320, height: 640 } });
  await open(page, `/verify?code=${file.entries[1]?.hash}`);
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(page.getByRole("status")).toContainText("Content approved, version 1, on 2 Oct");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  const text = JSON.stringify(file).replace('"version":1', '"version":2');
  await page.getByLabel("Code").fill("");
  await page.getByLabel("Or a file").setInputFiles({
    name: "record.json",
    mimeType: "application/json",
    buffer: Buffer.from(text),
  });
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Altered at entry 1" })).toBeVisible();
});
