import type { Page } from "@playwright/test";

/** A moving colour of 960 × 540, as this browser records it. */
export async function recordClip(page: Page, ms = 1_000): Promise<Buffer> {
  const base64 = await page.evaluate(async (ms) => {
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
        if (passed < ms) requestAnimationFrame(draw);
        else resolve();
      };
      draw();
    });
    recorder.stop();
    await stopped;
    const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer());
    return btoa([...bytes].map((byte) => String.fromCharCode(byte)).join(""));
  }, ms);
  return Buffer.from(base64, "base64");
}
