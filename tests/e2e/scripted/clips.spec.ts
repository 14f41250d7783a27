import type { Page } from "@playwright/test";
import { makeAgreement, makeContent } from "../../support/factories";
import { expect, open, test } from "../../support/fixtures";

/** A second of a moving square, as this browser records it. */
async function recordClip(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 960, height: 540 });
    const context = canvas.getContext("2d");
    const recorder = new MediaRecorder(canvas.captureStream(15), {
      mimeType: "video/mp4;codecs=avc1.42E01E",
    });
    const chunks: Blob[] = [];
    recorder.ondataavailable = ({ data }) => chunks.push(data);
    const stopped = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.start();
    const began = performance.now();
    await new Promise<void>((resolve) => {
      const draw = () => {
        const passed = performance.now() - began;
        if (context) context.fillStyle = `hsl(${passed / 5}, 70%, 50%)`;
        context?.fillRect(0, 0, canvas.width, canvas.height);
        if (passed < 1_000) requestAnimationFrame(draw);
        else resolve();
      };
      draw();
    });
    recorder.stop();
    await stopped;
    const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer());
    return btoa([...bytes].map((byte) => String.fromCharCode(byte)).join(""));
  });
  return Buffer.from(base64, "base64");
}

test("the browser takes a still of a clip and its length, and plays the clip with captions", async ({
  db,
  browserOf,
}) => {
  const { athlete, campaignId } = await makeAgreement(db);
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
