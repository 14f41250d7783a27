import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { connect, type Database } from "~db/client";
import { makeAthlete, makeBrand, makeCampaign, makeStaff } from "../support/factories";
import { ask, authedClient, ORIGIN, type RequestOptions, toastOf } from "../support/http";
import { noisePicture, phonePicture } from "../support/media";
import { browserPorts } from "../support/ports";

/** The public pictures of people, brands and campaigns, asked for by hand. */

let db: Database & { client: { close(): void } };
test.beforeAll(() => {
  db = connect({ url: `http://127.0.0.1:${browserPorts.database}` });
});
test.afterAll(() => db.client.close());

type Client = (path: string, asked?: RequestOptions) => Promise<Response>;

/** @returns what the toast says */
async function send(client: Client, path: string, file: Buffer, name = "me.jpg") {
  const body = new FormData();
  body.append("file", new Blob([new Uint8Array(file)]), name);
  const answer = await client(path, { body });
  expect(answer.status).toBe(303);
  return toastOf(answer);
}

/** The addresses of the public pictures of a page, in any width. */
const picturesOf = async (client: Client, path: string) => {
  const html = await (await client(path)).text();
  return [...new Set(html.match(/\/media\/public\/[\w-]+\/\d+\.webp/g) ?? [])];
};

const KINDS: [who: string, make: () => ReturnType<typeof makeStaff>][] = [
  ["athlete", () => makeAthlete(db)],
  ["brand", () => makeBrand(db)],
  ["staff", () => makeStaff(db)],
];

for (const [who, make] of KINDS)
  test(`a photo of ${who} is square, without the place where it was taken, and public`, async () => {
    const client = await authedClient(db, await make());
    expect(await picturesOf(client, "/settings")).toEqual([]);
    expect(await send(client, "/settings/photo", await phonePicture())).toContain("is saved");
    const [small = ""] = await picturesOf(client, "/settings");
    const picture = await ask(small);
    expect(Object.fromEntries(picture.headers)).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, s-maxage=86400, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy":
        "default-src 'none'; sandbox; base-uri 'none'; frame-ancestors 'none'",
    });
    expect(picture.headers.get("set-cookie")).toBeNull();
    const sizes = await Promise.all(
      [160, 480].map(async (width) => {
        const file = await ask(small.replace("160", String(width)));
        const { exif, ...found } = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
        return [found.width, found.height, exif];
      }),
    );
    expect(sizes).toEqual([
      [160, 160, undefined],
      [480, 480, undefined],
    ]);
    const foreign = ["original", "clip.mp4", "1600.webp", "160.webp/x"];
    for (const file of foreign)
      expect((await ask(small.replace("160.webp", file))).status, file).toBe(404);
  });

test("another photo replaces the first, and removing it leaves the initials", async () => {
  const client = await authedClient(db, await makeAthlete(db, { name: "Zoe Quill" }));
  await send(client, "/settings/photo", await phonePicture());
  const [first = ""] = await picturesOf(client, "/settings");
  await send(client, "/settings/photo", await noisePicture(600, 300), "wide.png");
  const [second = ""] = await picturesOf(client, "/settings");
  expect(second).not.toBe(first);
  expect([(await ask(first)).status, (await ask(second)).status]).toEqual([404, 200]);
  await client("/settings/photo", { form: {} });
  expect((await ask(second)).status).toBe(404);
  const page = await (await client("/settings")).text();
  expect(page).not.toContain("/media/public/");
  expect(page).toMatch(/>ZQ</);
});

test("the form of a photo answers with the page that it was sent from", async () => {
  const client = await authedClient(db, await makeAthlete(db));
  const page = async (Referer?: string) => {
    const answer = await client("/settings/photo", {
      form: {},
      headers: Referer ? { Referer } : {},
    });
    return answer.headers.get("location");
  };
  expect(await page(`${ORIGIN}/athlete/profile`)).toBe("/athlete/profile");
  expect(await page()).toBe("/settings");
  expect(await page("https://evil.example/athlete/profile")).toBe("/settings");
});

test("what is no picture is refused with its reason, and changes nothing", async () => {
  const client = await authedClient(db, await makeBrand(db));
  await send(client, "/settings/photo", await phonePicture());
  const before = await picturesOf(client, "/settings");
  const files: [string, Buffer, RegExp][] = [
    ["page.jpg", Buffer.from("<script>alert(1)</script>"), /Choose a PNG or JPG/],
    [
      "drawing.svg",
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      /Choose a PNG or JPG/,
    ],
    ["clip.mp4", Buffer.from("\0\0\0\x10ftypisom\0\0\0\0"), /Choose a PNG or JPG/],
    ["cut.jpg", (await phonePicture()).subarray(0, 2000), /couldn't read this picture/],
    ["empty.jpg", Buffer.alloc(0), /empty/],
  ];
  for (const [name, file, reason] of files)
    expect(await send(client, "/settings/photo", file, name), name).toMatch(reason);
  expect(await picturesOf(client, "/settings")).toEqual(before);
});

test("a photo is taken from its owner's own pages only", async () => {
  const client = await authedClient(db, await makeAthlete(db));
  const form = { body: new FormData() };
  expect((await ask("/settings/photo", form)).headers.get("location")).toContain("/login");
  const foreign = { ...form, headers: { "Sec-Fetch-Site": "cross-site" } };
  expect((await client("/settings/photo", foreign)).status).toBe(403);
  expect((await client("/settings/photo")).status).toBe(404);
  expect((await fetch(`${ORIGIN}/media/public/null/160.webp`)).status).toBe(404);
});

test("a logo is whole on white, and shown to athletes with its campaign's cover", async () => {
  const [person, athlete] = [await makeBrand(db), await authedClient(db, await makeAthlete(db))];
  const brand = await authedClient(db, person);
  const campaignId = await makeCampaign(db, person.brandId);
  const wide = await sharp({ create: { width: 600, height: 150, channels: 3, background: "#000" } })
    .png()
    .toBuffer();
  await send(brand, "/brand/profile/logo", wide, "logo.png");
  const cover = `/brand/campaigns/${campaignId}/cover`;
  await send(brand, cover, await phonePicture());
  const page = await (await athlete(`/athlete/campaigns/${campaignId}`)).text();
  const shown = [...new Set(page.match(/\/media\/public\/[\w-]+\/(160|1600)\.webp/g) ?? [])];
  const [logo = "", large = ""] = ["/160.webp", "/1600.webp"].map((end) =>
    shown.find((address) => address.endsWith(end)),
  );
  const sizeOf = async (address: string) => {
    const file = sharp(Buffer.from(await (await ask(address)).arrayBuffer()));
    const { width, height } = await file.metadata();
    const { dominant } = await file.extract({ left: 0, top: 0, width: 8, height: 8 }).stats();
    return [width, height, dominant.r > 240];
  };
  expect(await sizeOf(large)).toEqual([1600, 640, false]);
  expect(await sizeOf(logo)).toEqual([160, 160, true]);
  await brand(cover, { form: {} });
  expect((await ask(large)).status).toBe(404);
});

test("a campaign's cover is set and removed by its brand only", async () => {
  const owner = await makeBrand(db);
  const campaignId = await makeCampaign(db, owner.brandId);
  const cover = `/brand/campaigns/${campaignId}/cover`;
  const other = await authedClient(db, await makeBrand(db));
  const body = new FormData();
  body.append("file", new Blob([new Uint8Array(await phonePicture())]), "cover.jpg");
  expect((await other(cover, { body })).status).toBe(404);
  await send(await authedClient(db, owner), cover, await phonePicture());
  expect((await other(cover, { form: {} })).status).toBe(404);
  const athlete = await authedClient(db, await makeAthlete(db));
  expect((await athlete("/brand/profile/logo", { body })).status).toBe(403);
  expect(await (await athlete(`/athlete/campaigns/${campaignId}`)).text()).toContain("1600.webp");
});
