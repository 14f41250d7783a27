import { createHash } from "node:crypto";
import { expect, test } from "@playwright/test";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { connect, type Database } from "~db/client";
import { clipFile } from "../support/clip-file";
import { makeActiveDeal, makeContent } from "../support/factories";
import { authedClient, toastOf } from "../support/http";
import { noisePicture } from "../support/media";
import { browserPorts } from "../support/ports";

/** What comes with a clip: its still, its captions and its hash, asked for by hand. */

let db: Database & { client: { close(): void } };
test.beforeAll(() => {
  db = connect({ url: `http://127.0.0.1:${browserPorts.database}` });
});
test.afterAll(() => db.client.close());

test("a clip keeps a still of its own making, its hash, and captions without markup", async () => {
  const { athlete, brand, campaignId } = await makeActiveDeal(db);
  const contentId = await makeContent(db, campaignId, athlete.userId, "draft");
  const [owner, client] = [await authedClient(db, athlete), await authedClient(db, brand)];
  const clip = Buffer.from(clipFile());
  const contentItem = `/athlete/content/${contentId}`;
  const begun = await owner(`${contentItem}/uploads`, {
    form: { name: "run.mp4", bytes: String(clip.length), modifiedAt: "1" },
  });
  const { id } = (await begun.json()) as { id: string };
  await owner(`/athlete/uploads/${id}/parts/1`, { body: clip as BodyInit });

  const poster = `/athlete/uploads/${id}/poster?ms=12500`;
  const svg = Buffer.from(
    "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>",
  );
  expect((await owner(poster, { body: svg as BodyInit })).status).toBe(400);
  expect((await owner(poster, { announced: 600 * 1024 })).status).toBe(413);
  const still = await sharp(await noisePicture(300, 200))
    .resize(900)
    .jpeg({ quality: 40 })
    .toBuffer();
  expect((await client(poster, { body: still as BodyInit })).status).toBe(403);
  expect((await owner(poster, { body: still as BodyInit })).status).toBe(204);

  const finished = await owner(`${contentItem}/uploads/${id}`, { form: { intent: "finish" } });
  expect(finished.status).toBe(200);
  const stored = await owner(`/media/${id}/poster.webp`);
  expect(stored.headers.get("content-type")).toBe("image/webp");
  const made = await sharp(Buffer.from(await stored.arrayBuffer())).metadata();
  expect([made.format, made.width]).toEqual(["webp", 640]);
  expect((await client(`/media/${id}/poster.webp`)).status).toBe(404);

  await expect
    .poll(async () => {
      const [[row]] = await db.read(
        db.orm.all<{ sha256: string }>(sql`select sha256 from media where id = ${id}`),
      );
      return row?.sha256;
    })
    .toBe(createHash("sha256").update(clip).digest("hex"));

  const address = `${contentItem}/files/${id}/captions`;
  const captions = async (text: string, by = owner) => {
    const body = new FormData();
    body.append("file", new Blob([text]), "run.vtt");
    return by(address, { body });
  };
  expect(toastOf(await captions("hello"))).toContain("The first line must be WEBVTT");
  expect((await captions("WEBVTT", client)).status).toBe(403);
  const cue = "WEBVTT\n\n00:00.000 --> 00:02.000\n<b onclick=alert(1)>Go</b>\n";
  expect(toastOf(await captions(cue))).toContain("Captions added");
  const served = await owner(`/media/${id}/captions.vtt`);
  expect(Object.fromEntries(served.headers)).toMatchObject({
    "content-type": "text/vtt; charset=utf-8",
    "x-content-type-options": "nosniff",
  });
  expect(await served.text()).toBe("WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nGo\n");
  expect(await (await owner(contentItem)).text()).toContain(`src="/media/${id}/captions.vtt"`);
  const removed = { intent: "captions", file: id, vtt: "" };
  expect((await owner(contentItem, { form: removed })).status).toBe(303);
  expect((await owner(`/media/${id}/captions.vtt`)).status).toBe(404);
});
