import sharp from "sharp";
import { makeActiveDeal, makeContent } from "../../support/factories";
import { expect, open, test } from "../../support/fixtures";
import { noisePicture } from "../../support/media";
import { recordClip } from "../../support/record-clip";

test("the browser takes a still of a clip and its length, and plays the clip with captions", async ({
  db,
  browserOf,
}) => {
  const { athlete, campaignId } = await makeActiveDeal(db);
  const contentId = await makeContent(db, campaignId, athlete.userId, "draft");
  const page = await browserOf(athlete);
  await open(page, `/athlete/content/${contentId}`);
  const buffer = await recordClip(page);
  await page
    .getByLabel("Add pictures or clips")
    .setInputFiles({ name: "run.mp4", mimeType: "video/mp4", buffer });
  await expect(page.getByText("Clip · 960 × 540")).toBeVisible();
  const player = page.locator("video");
  await expect(player).toHaveAttribute("poster", /\/media\/\w+\/poster\.webp$/);
  const address = (await player.getAttribute("poster")) ?? "";
  const still = await page.evaluate(async (src) => {
    const picture = new Image();
    picture.src = src;
    await picture.decode();
    return [picture.naturalWidth, picture.naturalHeight];
  }, address);
  expect(still).toEqual([640, 360]);

  await page.getByText("Add captions").click();
  await page.getByLabel("Or type them").fill("WEBVTT\n\n00:00.000 --> 00:01.000 ->");
  await page.getByRole("button", { name: "Save captions" }).click();
  await expect(page.getByRole("alert")).toContainText("There are no captions in this");
  await page.getByLabel("Or type them").fill("WEBVTT\n\n00:00.000 --> 00:01.000\nGo");
  await page.getByRole("button", { name: "Save captions" }).click();
  await expect(page.getByText("Captions added")).toBeVisible();
  await expect(player.locator("track")).toHaveCount(1);
});

test("a large photo is made smaller before it is sent", async ({ db, browserOf }) => {
  const { athlete, campaignId } = await makeActiveDeal(db);
  const contentId = await makeContent(db, campaignId, athlete.userId, "draft");
  const page = await browserOf(athlete);
  await open(page, `/athlete/content/${contentId}`);
  const buffer = await sharp(await noisePicture(3600, 2400))
    .jpeg({ quality: 95 })
    .toBuffer();
  const announced = page.waitForRequest(`**/athlete/content/${contentId}/uploads`);
  await page
    .getByLabel("Add pictures or clips")
    .setInputFiles({ name: "ridge.jpg", mimeType: "image/jpeg", buffer });
  const sent = new URLSearchParams((await announced).postData() ?? "");
  expect(Number(sent.get("bytes"))).toBeLessThan(buffer.length * 0.8);
  await expect(page.getByText("Picture · 1600 × 1067")).toBeVisible();
});

test("a picture can be dropped, and one from the clipboard pasted", async ({ db, browserOf }) => {
  const { athlete, campaignId } = await makeActiveDeal(db);
  const contentId = await makeContent(db, campaignId, athlete.userId, "draft");
  const page = await browserOf(athlete);
  await open(page, `/athlete/content/${contentId}`);
  const zone = page.getByLabel("Add pictures or clips");
  const pictures = page.getByRole("button", { name: /^Remove / });
  const give = async (type: "drop" | "paste", seed: number) => {
    const bytes = (
      await sharp(await noisePicture(40 + seed, 40))
        .png()
        .toBuffer()
    ).toString("base64");
    await zone.evaluate(
      (element, { type, bytes, name }) => {
        const blob = new Blob([Uint8Array.from(atob(bytes), (c) => c.charCodeAt(0))]);
        const data = new DataTransfer();
        data.items.add(new File([blob], name, { type: "image/png" }));
        const init = { bubbles: true, cancelable: true };
        element.dispatchEvent(
          type === "drop"
            ? new DragEvent("drop", { ...init, dataTransfer: data })
            : new ClipboardEvent("paste", { ...init, clipboardData: data }),
        );
      },
      { type, bytes, name: `${type}.png` },
    );
  };
  await give("drop", 0);
  await expect(pictures).toHaveCount(1);
  await give("paste", 1);
  await expect(pictures).toHaveCount(2);
});
