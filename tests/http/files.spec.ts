import { createHash } from "node:crypto";
import { expect, test } from "@playwright/test";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { connect, type Database } from "~db/client";
import { newId } from "~db/columns";
import { moderationCases } from "~db/schema";
import { box, clipFile, FTYP, movie, zeros } from "../support/clip-file";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContent,
  makeInvitation,
  makeStaff,
} from "../support/factories";
import { ask, authedClient, type RequestOptions, toastOf } from "../support/http";
import { noisePicture, phonePicture } from "../support/media";
import { makeMedia } from "../support/media-rows";
import { browserPorts } from "../support/ports";

/** Uploads and stored files, asked for by hand. */

const PART = 8 * 1024 * 1024;

let db: Database & { client: { close(): void } };
test.beforeAll(() => {
  db = connect({ url: `http://127.0.0.1:${browserPorts.database}` });
});
test.afterAll(() => db.client.close());

type Client = (path: string, asked?: RequestOptions) => Promise<Response>;

async function agreed(status: "draft" | "awaiting_review" = "draft") {
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  const campaignId = await makeCampaign(db, brand.brandId);
  await makeInvitation(db, campaignId, athlete.userId);
  const contentId = await makeContent(db, campaignId, athlete.userId, status, { mediaUrls: [] });
  return {
    contentId,
    athleteId: athlete.userId,
    athlete: await authedClient(db, athlete),
    brand: await authedClient(db, brand),
  };
}

interface Answer {
  id: string;
  parts: number[];
  error: string;
}

const read = async (response: Response) => (await response.json()) as Answer;

const start = (client: Client, contentId: string, name: string, bytes: number) =>
  client(`/athlete/content/${contentId}/uploads`, {
    form: { name, bytes: String(bytes), modifiedAt: "1" },
  });

const sendPart = (client: Client, id: string, n: number, body: Uint8Array) =>
  client(`/athlete/uploads/${id}/parts/${n}`, { body: body as BodyInit });

/** A part that is refused before it is read. @returns the status */
const refusePart = async (client: Client, id: string, n: number, announced: number) =>
  (await client(`/athlete/uploads/${id}/parts/${n}`, { announced })).status;

const step = (client: Client, contentId: string, id: string, intent: "finish" | "cancel") =>
  client(`/athlete/content/${contentId}/uploads/${id}`, { form: { intent } });

/** The whole way of a file. @returns its id and the answer to the last step */
async function upload(client: Client, contentId: string, name: string, file: Buffer) {
  const { id } = await read(await start(client, contentId, name, file.length));
  for (let n = 1; (n - 1) * PART < file.length; n++) {
    const part = await sendPart(client, id, n, file.subarray((n - 1) * PART, n * PART));
    expect(part.status).toBe(204);
  }
  const finished = await step(client, contentId, id, "finish");
  return { id, status: finished.status, answer: await read(finished) };
}

const INERT = {
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; sandbox; base-uri 'none'; frame-ancestors 'none'",
};

/** The number of rows with this file. */
async function rowsOf(id: string) {
  const [[row]] = await db.read(
    db.orm.all(sql`select (select count(*) from media where id = ${id}) as media,
      (select count(*) from uploads where id = ${id}) as uploads`),
  );
  return row;
}

/** The address of a picture's largest variant. */
async function addressOf(id: string) {
  const [[row]] = await db.read(
    db.orm.all<{ width: number }>(sql`select width from media where id = ${id}`),
  );
  return `/media/${id}/${row?.width}.webp`;
}

test("a picture of several parts arrives whole, without the place where it was taken", async () => {
  const { contentId, athlete } = await agreed();
  const file = await noisePicture(2200, 1500);
  expect(file.length).toBeGreaterThan(PART);
  const { id, status } = await upload(athlete, contentId, "noise.png", file);
  expect(status).toBe(200);
  expect((await step(athlete, contentId, id, "finish")).status).toBe(200);
  const stored = await athlete(`/media/${id}/1600.webp`);
  expect(Object.fromEntries(stored.headers)).toMatchObject({
    "content-type": "image/webp",
    "x-content-type-options": "nosniff",
    "content-security-policy":
      "default-src 'none'; sandbox; base-uri 'none'; frame-ancestors 'none'",
    "cache-control": "private, max-age=3600, immutable",
  });
  expect(await sharp(Buffer.from(await stored.arrayBuffer())).metadata()).toMatchObject({
    format: "webp",
    width: 1600,
    height: 1091,
  });

  const phone = await upload(athlete, contentId, "phone.jpg", await phonePicture());
  const turned = await athlete(`/media/${phone.id}/800.webp`);
  const metadata = await sharp(Buffer.from(await turned.arrayBuffer())).metadata();
  expect([metadata.width, metadata.height, metadata.exif]).toEqual([800, 1200, undefined]);
  for (const file of ["original", "1600.webp", "clip.mp4", "../original", "800.webp/x"])
    expect((await athlete(`/media/${phone.id}/${file}`)).status, file).toBe(404);
});

test("an upload takes each part at its size, from its owner only, and goes on where it stopped", async () => {
  const { contentId, athlete, brand } = await agreed();
  const other = await agreed();
  const bytes = PART + 10;
  const { id } = await read(await start(athlete, contentId, "clip.mp4", bytes));
  const part = new Uint8Array(PART);
  expect(await refusePart(other.athlete, id, 1, PART)).toBe(404);
  expect(await refusePart(brand, id, 1, PART)).toBe(403);
  expect(await refusePart(athlete, id, 1, PART - 1)).toBe(400);
  expect(await refusePart(athlete, id, 3, 10)).toBe(400);
  expect(await refusePart(athlete, id, 0, PART)).toBe(400);
  expect((await sendPart(athlete, id, 1, part)).status).toBe(204);
  expect((await sendPart(athlete, id, 1, part)).status).toBe(204);
  expect(await read(await start(athlete, contentId, "clip.mp4", bytes))).toEqual({
    id,
    parts: [1],
  });
  expect((await step(athlete, contentId, id, "finish")).status).toBe(409);
  expect((await step(other.athlete, other.contentId, id, "finish")).status).toBe(404);
  await step(other.athlete, other.contentId, id, "cancel");
  expect((await sendPart(athlete, id, 2, part.subarray(0, 10))).status).toBe(204);
  expect((await step(athlete, contentId, id, "cancel")).status).toBe(200);
  expect((await sendPart(athlete, id, 2, part.subarray(0, 10))).status).toBe(404);
});

test("what is no picture and no clip is refused with its reason, and nothing is left", async () => {
  const { contentId, athlete } = await agreed();
  const truncated = (await phonePicture()).subarray(0, 2000);
  const files: [string, Buffer, RegExp][] = [
    ["page.jpg", Buffer.from("<script>alert(1)</script>"), /kind of file/],
    ["drawing.png", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /kind of file/],
    ["cut.jpg", truncated, /couldn't read this picture/],
    ["cut.mp4", Buffer.from("\0\0\0\x10ftypisom\0\0\0\0"), /incomplete or damaged/],
  ];
  for (const [name, file, reason] of files) {
    const { id, status, answer } = await upload(athlete, contentId, name, file);
    expect([status, answer.error]).toEqual([400, expect.stringMatching(reason)]);
    expect((await athlete(`/media/${id}/160.webp`)).status).toBe(404);
    expect((await step(athlete, contentId, id, "finish")).status).toBe(404);
  }
  const sizes: [number, RegExp][] = [
    [0, /empty/],
    [500 * 1024 * 1024 + 1, /larger than 500 MB/],
  ];
  for (const [bytes, reason] of sizes) {
    const refused = await start(athlete, contentId, "clip.mp4", bytes);
    expect([refused.status, (await read(refused)).error]).toEqual([
      400,
      expect.stringMatching(reason),
    ]);
  }
});

/** Runs if a browser treats the bytes as a page or a script. */
const PAYLOAD = "<html><script>alert(document.domain)</script></html>";

test("a file that begins as another kind is refused or truncated at its end, and nothing is stored", async () => {
  const { contentId, athlete } = await agreed();
  const jpeg = await phonePicture();
  const png = await noisePicture(300, 200);
  const clip = Buffer.from(clipFile({}, 4_000));
  const files: [string, Buffer, RegExp][] = [
    ["gif-and-script.jpg", Buffer.from(`GIF89a=1;/*${"\0".repeat(64)}*/alert(1)`), /kind of file/],
    ["pdf-and-picture.jpg", Buffer.concat([Buffer.from("%PDF-1.7\n"), jpeg]), /kind of file/],
    ["zip-and-picture.jpg", Buffer.concat([Buffer.from("PK\x03\x04"), jpeg]), /kind of file/],
    ["cut.png", png.subarray(0, png.length / 2), /couldn't read this picture/],
    ["head only.jpg", jpeg.subarray(0, 12), /couldn't read this picture/],
    ["photo.heic", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0"), /HEIC or AVIF photo/],
    ["cut.mp4", clip.subarray(0, -2_000), /incomplete or damaged/],
    ["without its index.mp4", clip.subarray(0, 24), /incomplete or damaged/],
  ];
  for (const [name, file, reason] of files) {
    const { id, status, answer } = await upload(athlete, contentId, name, file);
    expect([name, status, answer.error]).toEqual([name, 400, expect.stringMatching(reason)]);
    expect(await rowsOf(id), name).toEqual({ media: 0, uploads: 0 });
  }
  const [refused] = files;
  const body = new FormData();
  body.append("file", new Blob([]), "empty.jpg");
  body.append("file", new Blob([new Uint8Array(refused?.[1] ?? [])]), "gif.jpg");
  const sent = await athlete(`/athlete/content/${contentId}/files`, { body });
  expect(toastOf(sent)).toContain("empty.jpg: This file is empty.");
  expect(await (await athlete(`/athlete/content/${contentId}`)).text()).not.toContain("empty.jpg");
});

test("data hidden in or after a picture is removed", async () => {
  const { contentId, athlete } = await agreed();
  const [jpeg, png] = [await phonePicture(), await noisePicture(300, 200)];
  const comment = Buffer.from(`\xff\xfe\0\0${PAYLOAD}`, "latin1");
  comment.writeUInt16BE(PAYLOAD.length + 2, 2);
  const zip = Buffer.from(`PK\x03\x04${PAYLOAD}PK\x05\x06`, "latin1");
  const files: [string, Buffer][] = [
    ["html behind it.png", Buffer.concat([png, Buffer.from(PAYLOAD)])],
    ["zip behind it.jpg", Buffer.concat([jpeg, zip])],
    ["comment.html", Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)])],
    ["picture.mp4", jpeg],
  ];
  for (const [name, file] of files) {
    const { id, status } = await upload(athlete, contentId, name, file);
    expect([name, status]).toEqual([name, 200]);
    const shown = await athlete(await addressOf(id));
    expect(Object.fromEntries(shown.headers), name).toMatchObject(INERT);
    expect(shown.headers.get("content-type")).toBe("image/webp");
    expect(shown.headers.get("content-disposition")).toMatch(/\.webp$/);
    const bytes = Buffer.from(await shown.arrayBuffer());
    expect(bytes.includes("alert("), name).toBe(false);
    // The sent bytes are not served under any name.
    for (const address of ["original", "clip.mp4", "comment.html"])
      expect((await athlete(`/media/${id}/${address}`)).status).toBe(404);
  }
});

test("a clip with a hidden page is served and downloaded as a clip", async () => {
  const { contentId, athlete } = await agreed();
  const clip = Buffer.concat([clipFile(), box("free", PAYLOAD)]);
  const { id, status } = await upload(athlete, contentId, "invoice.html", clip);
  expect(status).toBe(200);
  const shown = await athlete(`/media/${id}/clip.mp4`);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    ...INERT,
    "content-type": "video/mp4",
    "content-disposition": "inline; filename*=UTF-8''invoice.mp4",
  });
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(clip);
});

test("a clip is served without the place where it was filmed", async () => {
  const { contentId, athlete } = await agreed();
  const place = box("udta", box("\u00a9xyz", "+51.5007-000.1246/"));
  const clip = Buffer.concat([FTYP, movie({}, place), box("mdat", zeros(100))]);
  const { id, status } = await upload(athlete, contentId, "run.mp4", clip);
  expect(status).toBe(200);
  const served = Buffer.from(await (await athlete(`/media/${id}/clip.mp4`)).arrayBuffer());
  expect(served).toHaveLength(clip.length);
  expect(served.includes("51.5007")).toBe(false);
  // Whoever keeps the original can show that it is what was sent.
  const [[row]] = await db.read(
    db.orm.all<{ sha256: string }>(sql`select sha256 from media where id = ${id}`),
  );
  expect(row?.sha256).toBe(createHash("sha256").update(clip).digest("hex"));
});

test("a file whose length differs from the announced one is refused", async () => {
  const { contentId, athlete } = await agreed();
  const jpeg = await phonePicture();
  const announced = async (bytes: number) =>
    (await read(await start(athlete, contentId, "a.jpg", bytes))).id;
  for (const bytes of [jpeg.length - 1, jpeg.length + 1, PART + 1]) {
    const id = await announced(bytes);
    expect((await sendPart(athlete, id, 1, jpeg)).status, `${bytes}`).toBe(400);
    expect((await step(athlete, contentId, id, "finish")).status).toBe(409);
    await step(athlete, contentId, id, "cancel");
    expect(await rowsOf(id)).toEqual({ media: 0, uploads: 0 });
  }
});

test("a file is seen by its athlete, by the brand once it is sent, and by no one else", async () => {
  const { contentId, athlete, brand } = await agreed();
  const { id } = await upload(athlete, contentId, "phone.jpg", await phonePicture());
  const picture = `/media/${id}/800.webp`;
  const strangers: Record<string, Client> = {
    "another athlete": await authedClient(db, await makeAthlete(db)),
    "another brand": await authedClient(db, await makeBrand(db)),
    staff: await authedClient(db, await makeStaff(db)),
  };
  expect((await brand(picture)).status).toBe(404);
  const sent = await athlete(`/athlete/content/${contentId}`, {
    form: {
      intent: "save-submit",
      title: "First clip",
      description: "#ad Before work",
      files: "1",
    },
  });
  expect(sent.status).toBe(303);
  expect((await brand(picture)).status).toBe(200);
  for (const [who, client] of Object.entries(strangers))
    expect((await client(picture)).status, who).toBe(404);
  expect((await ask(picture)).status).toBe(302);
  // What the athlete adds to the next version is not the brand's yet.
  const changes = { intent: "request-changes", feedback: "Brighter, please." };
  await brand(`/brand/content/${contentId}`, { form: changes });
  const next = await upload(athlete, contentId, "next.jpg", await phonePicture());
  expect(next.status).toBe(200);
  expect((await brand(`/media/${next.id}/800.webp`)).status).toBe(404);
  expect(await (await brand(`/brand/content/${contentId}`)).text()).not.toContain("next.jpg");
  // A file that the brand has had stays with its version.
  await athlete(`/athlete/content/${contentId}`, { form: { intent: "remove-file", file: id } });
  expect((await brand(picture)).status).toBe(200);
  // What moderators remove is gone for both, and stays for staff.
  const removed = { reason: "other", status: "closed", decision: "removed" } as const;
  await db.write([
    db.orm
      .insert(moderationCases)
      .values({ id: newId(), contentId, ...removed, closedAt: Date.now(), createdAt: Date.now() }),
  ]);
  expect((await athlete(picture)).status).toBe(404);
  expect((await brand(picture)).status).toBe(404);
  expect((await strangers.staff?.(picture))?.status).toBe(200);
});

test("a range is answered as a player asks for it", async () => {
  const { contentId, athlete } = await agreed();
  const { id } = await upload(athlete, contentId, "phone.jpg", await phonePicture());
  const picture = `/media/${id}/800.webp`;
  const get = (range: string, more: Record<string, string> = {}) =>
    athlete(picture, { headers: { Range: range, ...more } });
  const whole = Buffer.from(await (await athlete(picture)).arrayBuffer());
  const part = await get("bytes=10-19");
  expect([part.status, part.headers.get("content-range")]).toEqual([
    206,
    `bytes 10-19/${whole.length}`,
  ]);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(10, 20));
  const past = await get(`bytes=${whole.length}-`);
  expect([past.status, past.headers.get("content-range")]).toEqual([
    416,
    `bytes */${whole.length}`,
  ]);
  expect((await get("bytes=0-1,4-5")).status).toBe(200);
  expect((await get("bytes=0-1", { "If-Range": '"other"' })).status).toBe(200);
  const etag = part.headers.get("etag") ?? "";
  const again = await athlete(picture, { headers: { "If-None-Match": etag } });
  expect(again.status).toBe(304);
});

test("a content item that has been sent takes no file", async () => {
  const sent = await agreed("awaiting_review");
  const refused = await start(sent.athlete, sent.contentId, "a.jpg", 10);
  expect([refused.status, (await read(refused)).error]).toEqual([
    409,
    expect.stringMatching(/already sent/),
  ]);
  const foreign = await start(sent.athlete, newId(), "a.jpg", 10);
  expect(foreign.status).toBe(404);
});

test("a form of files adds them; what is refused is named", async () => {
  const { contentId, athlete } = await agreed();
  const form = async (...files: [string, Buffer][]) => {
    const body = new FormData();
    for (const [name, file] of files) body.append("file", new Blob([new Uint8Array(file)]), name);
    const answer = await athlete(`/athlete/content/${contentId}/files`, { body });
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      `/athlete/content/${contentId}`,
    ]);
    return toastOf(answer);
  };
  const picture = await phonePicture();
  expect(await form(["a.jpg", picture], ["b.jpg", picture])).toContain("2 files added");
  expect(await form(["c.jpg", picture], ["d.jpg", Buffer.from("no picture")])).toContain(
    "d.jpg: We can't use this kind of file.",
  );
  expect(await form()).toContain("Choose a file first.");
  const page = await (await athlete(`/athlete/content/${contentId}`)).text();
  expect(["a.jpg", "b.jpg", "c.jpg", "d.jpg"].filter((name) => page.includes(name))).toEqual([
    "a.jpg",
    "b.jpg",
    "c.jpg",
  ]);
});

test("a form with thousands of parts or a name of thousands of letters is refused, and keeps nothing", async () => {
  const { contentId, athlete } = await agreed();
  const picture = new Blob([new Uint8Array(await phonePicture())]);
  const many = new FormData();
  many.append("file", picture, "a.jpg");
  for (let n = 0; n < 5_000; n++) many.append("note", "a");
  const long = new FormData();
  long.append("file", picture, "a.jpg");
  long.append("n".repeat(5_000), "a");
  for (const body of [many, long]) {
    const began = Date.now();
    const answer = await athlete(`/athlete/content/${contentId}/files`, { body });
    expect(Date.now() - began).toBeLessThan(5_000);
    expect(toastOf(answer)).toContain("The file didn't arrive whole.");
  }
  expect(await (await athlete(`/athlete/content/${contentId}`)).text()).not.toContain("a.jpg");
});

test("a content item takes ten files, and a person 5 GB", async () => {
  const refusalOf = async ({ athlete, contentId }: Awaited<ReturnType<typeof agreed>>) => {
    const started = await start(athlete, contentId, "a.jpg", 10);
    const body = new FormData();
    body.append("file", new Blob([new Uint8Array(await phonePicture())]), "b.jpg");
    const sent = await athlete(`/athlete/content/${contentId}/files`, { body });
    expect(started.status).toBe(400);
    return [(await read(started)).error, toastOf(sent)];
  };
  const full = await agreed();
  for (let n = 0; n < 10; n++) await makeMedia(db, full.contentId, full.athleteId);
  const large = await agreed();
  await makeMedia(db, large.contentId, large.athleteId, { bytes: 5 * 1024 ** 3 });
  for (const refusal of await refusalOf(full)) expect(refusal).toContain("up to 10 files");
  for (const refusal of await refusalOf(large)) expect(refusal).toContain("5 GB");
});
