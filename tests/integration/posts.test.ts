import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ConnectablePlatform } from "~/features/channels/providers/provider";
import { finishConsent, startConsent } from "~/features/connections/consent.server";
import { disconnect } from "~/features/connections/own.server";
import { markPosted } from "~/features/content/commands.server";
import { KEPT_DAYS } from "~/features/posts/kept";
import { readPost } from "~/features/posts/read.server";
import { readDuePosts } from "~/features/posts/run.server";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "~/platform/durations";
import type { Platform } from "~db/constants";
import {
  contentSubmissions,
  notifications,
  postFigures,
  posts,
  providerBuckets,
  socialConnections,
} from "~db/schema";
import { commandContext } from "../support/command-context";
import { makeAgreement, makeContent, type Person } from "../support/factories";
import { ownDatabase } from "../support/own-database";
import { postPorts } from "../support/ports";
import { answerConsent, startSocial } from "../support/social";

// Its own database: the providers' few accounts are used again by each test, so what others have connected is deleted.
const own = await ownDatabase(postPorts);
const { db } = own;
const PLATFORMS: ConnectablePlatform[] = ["instagram", "youtube", "tiktok"];

let social: Awaited<ReturnType<typeof startSocial>>;
/** Hours by which the product's clock and the providers' are ahead. */
let ahead = 0;
const clock = () => Date.now() + ahead * HOUR_MS;
const as = (person: Person) => ({ ...commandContext(db, person), now: clock() });
const background = () => ({ db, env: social.env, clock });

beforeAll(async () => {
  social = await startSocial();
});
afterAll(async () => {
  await social.stop();
  await own.stop();
});
beforeEach(async () => {
  ahead = 0;
  await social.reset();
  await db.write([
    db.orm.delete(socialConnections),
    db.orm.delete(providerBuckets),
    db.orm.delete(posts),
  ]);
});

async function wait(hours: number) {
  ahead += hours;
  await social.control("clock", { hours: String(hours) });
}

async function connectTo(athlete: Person, platform: ConnectablePlatform) {
  const page = new URL(await startConsent(as(athlete), social.env, platform));
  const back = await answerConsent(page, { person: social.personOf(platform).id });
  await finishConsent(as(athlete), social.env, platform, back.searchParams);
}

const ADDRESSES: Record<Platform, (id: string) => string> = {
  instagram: (id) => `https://www.instagram.com/p/${id}/`,
  youtube: (id) => `https://www.youtube.com/watch?v=${id}`,
  tiktok: (id) => `https://www.tiktok.com/@mayaruns/video/${id}`,
  x: (id) => `https://x.com/maya_runs/status/${id}`,
};

/** Posts at the provider now. */
async function postAt(platform: ConnectablePlatform, fields: Record<string, string> = {}) {
  const person = social.personOf(platform).id;
  const counts = { likes: "800", comments: "80", shares: "20", views: "20000", reach: "12000" };
  const made = await social.control("post", {
    ...{ person, caption: "#ad Hills before breakfast", ...counts, ...fields },
  });
  const id = String(made.id);
  return {
    address: ADDRESSES[platform](id),
    change: (more: Record<string, string>) => social.control("post", { person, id, ...more }),
    remove: () => social.control("unpost", { person, id }),
  };
}

async function approved(platform: Platform | null = null) {
  const deal = await makeAgreement(db);
  const id = await makeContent(db, deal.campaignId, deal.athlete.userId, "approved", { platform });
  return { ...deal, id };
}

const mark = (athlete: Person, id: string, address: string) =>
  markPosted(as(athlete), social.env, id, address);

/** A piece that is posted where its athlete has connected the channel. */
async function posted(platform: ConnectablePlatform, fields: Record<string, string> = {}) {
  const deal = await approved();
  await connectTo(deal.athlete, platform);
  const post = await postAt(platform, fields);
  await mark(deal.athlete, deal.id, post.address);
  return { ...deal, post };
}

async function stored(id: string) {
  const [[post], [piece], figures] = await db.read(
    db.orm.select().from(posts).where(eq(posts.contentId, id)),
    db.orm.select().from(contentSubmissions).where(eq(contentSubmissions.id, id)),
    db.orm
      .select()
      .from(postFigures)
      .where(eq(postFigures.contentId, id))
      .orderBy(postFigures.takenAt),
  );
  return { post, piece, figures, spans: figures.map(({ span }) => span) };
}

async function toldTo({ userId }: Person, title: string) {
  const [rows] = await db.read(
    db.orm
      .select({ message: notifications.message })
      .from(notifications)
      .where(and(eq(notifications.userId, userId), eq(notifications.title, title))),
  );
  return rows.map(({ message }) => message);
}

const run = () => readDuePosts(background(), clock() + MINUTE_MS);

describe.each(PLATFORMS)("a post on %s", (platform) => {
  test("is found on the athlete's channel: when, and with which caption", async () => {
    const { id } = await posted(platform);
    const { post, piece, spans } = await stored(id);
    const [at] = social.personOf(platform).posts;
    expect(piece).toMatchObject({ status: "posted" });
    expect(post).toMatchObject({
      platform,
      state: "live",
      providerId: at?.id,
      postedAt: (at?.postedAt ?? 0) * 1_000,
      keptUntil: (at?.postedAt ?? 0) * 1_000 + KEPT_DAYS * DAY_MS,
      caption: "#ad Hills before breakfast",
      disclosureProblem: null,
      failures: 0,
    });
    expect(spans).toEqual([]);
  });

  test("of another channel, or that is nowhere, is refused next to its field", async () => {
    const deal = await approved();
    await connectTo(deal.athlete, platform);
    const [, other] = social.state().people.filter((one) => one.platform === platform);
    for (const id of [other?.posts[0]?.id ?? "", "nowhere"])
      await expect(mark(deal.athlete, deal.id, ADDRESSES[platform](id))).rejects.toMatchObject({
        fields: { postUrl: [expect.stringMatching(/another channel|can't find this post/)] },
      });
    expect(await stored(deal.id)).toMatchObject({
      post: undefined,
      piece: { status: "approved", postUrl: null },
    });
  });

  test("is taken as it is while the platform fails, and read later", async () => {
    const deal = await approved();
    await connectTo(deal.athlete, platform);
    const { address } = await postAt(platform);
    await social.control("fail", { platform, kind: "error" });
    await mark(deal.athlete, deal.id, address);
    expect((await stored(deal.id)).post).toMatchObject({ state: "unread", providerId: null });
    await run();
    expect((await stored(deal.id)).post).toMatchObject({
      state: "live",
      caption: "#ad Hills before breakfast",
    });
  });

  test("has its figures taken as time goes by, each span once", async () => {
    const { id } = await posted(platform, { grows: "yes" });
    await run();
    expect((await stored(id)).spans).toEqual([]);
    await wait(1);
    await run();
    await run();
    expect((await stored(id)).spans).toEqual(["1h"]);
    // Two days without the job: what was missed comes late, and says when.
    await wait(71.5);
    await run();
    const later = await stored(id);
    expect(later.spans).toEqual(["1h", "24h", "72h"]);
    expect(later.figures[1]?.takenAt).toBe(later.figures[2]?.takenAt);
    const [first, , third] = later.figures;
    expect(first).toMatchObject({ source: "connected", impressions: null, clicks: null });
    expect(third?.views).toBeGreaterThan(first?.views ?? 0);
    expect(third?.reach === null).toBe(platform !== "instagram");
    await wait(24 * 4);
    await run();
    await wait(24 * 23 + 1);
    await run();
    const last = await stored(id);
    expect(last.spans).toEqual(["1h", "24h", "72h", "7d", "30d"]);
    expect(last.figures[4]?.engagements).toBeGreaterThan(third?.engagements ?? 0);
    expect(last.post?.nextReadAt).toBeNull();
  });

  test("that is edited or deleted within the time tells both sides, once", async () => {
    const { id, athlete, brand, post } = await posted(platform);
    await wait(25);
    await run();
    await post.change({ caption: "#ad Hills, and breakfast" });
    await wait(25);
    await run();
    await wait(25);
    await run();
    expect((await stored(id)).post).toMatchObject({
      state: "edited",
      caption: "#ad Hills before breakfast",
    });
    for (const person of [athlete, brand])
      expect(await toldTo(person, "Post edited")).toEqual([
        expect.stringContaining("has another caption now"),
      ]);
    await post.remove();
    await wait(25);
    await run();
    await wait(25);
    await run();
    expect((await stored(id)).post).toMatchObject({ state: "gone" });
    for (const person of [athlete, brand])
      expect(await toldTo(person, "Post not found")).toHaveLength(1);
  });

  test("that is made private is told as far as the platform tells it apart", async () => {
    const { id, brand, post } = await posted(platform);
    await post.change({ private: "yes" });
    await wait(25);
    await run();
    const state = platform === "youtube" ? "private" : "gone";
    expect((await stored(id)).post?.state).toBe(state);
    await post.change({ private: "no" });
    await wait(25);
    await run();
    expect((await stored(id)).post?.state).toBe("live");
    const title = state === "private" ? "Post made private" : "Post not found";
    expect(await toldTo(brand, title)).toHaveLength(1);
  });

  test("may be changed after that time without a word", async () => {
    const { id, brand, post } = await posted(platform);
    await wait(24 * KEPT_DAYS + 1);
    await post.remove();
    await run();
    expect((await stored(id)).post).toMatchObject({ state: "gone", nextReadAt: null });
    expect(await toldTo(brand, "Post not found")).toEqual([]);
  });

  test("without an ad label is told to both sides, and so is a label that is taken out later", async () => {
    const first = await posted(platform, { caption: "Hills before breakfast" });
    expect((await stored(first.id)).post?.disclosureProblem).toMatch(/says this is an ad/);
    for (const person of [first.athlete, first.brand])
      expect(await toldTo(person, "Ad label missing")).toEqual([
        expect.stringMatching(/isn't clearly labelled as an ad.*says this is an ad/),
      ]);
    await first.post.change({ caption: "#ad Hills before breakfast" });
    await wait(25);
    await run();
    expect((await stored(first.id)).post?.disclosureProblem).toBeNull();
    await first.post.change({ caption: "Hills" });
    await wait(25);
    await run();
    expect(await toldTo(first.brand, "Ad label missing")).toHaveLength(2);
  });

  test("is asked about later and later while the platform fails", async () => {
    const { id } = await posted(platform);
    const gaps: number[] = [];
    for (let i = 0; i < 3; i++) {
      await wait(25);
      await social.control("fail", { platform, kind: "error", times: "9" });
      await run();
      const { post } = await stored(id);
      gaps.push(Math.round(((post?.nextReadAt ?? 0) - clock()) / MINUTE_MS));
      expect(post).toMatchObject({ state: "live", failures: i + 1 });
    }
    expect(gaps).toEqual([15, 30, 60]);
  });

  test("waits for the end of a limit", async () => {
    const { id } = await posted(platform);
    await social.control("fail", { platform, kind: "limited" });
    await readPost(background(), id);
    const { post, spans } = await stored(id);
    expect(post?.nextReadAt).toBeGreaterThan(clock());
    expect(post).toMatchObject({ state: "live", failures: 0 });
    expect(spans).toEqual([]);
  });

  test("is read by one of two at once", async () => {
    const { id } = await posted(platform);
    await wait(1);
    const before = social.state().asked.length;
    const states = await Promise.all([readPost(background(), id), readPost(background(), id)]);
    expect(states.filter((state) => state === "live")).toHaveLength(1);
    expect(states).toContain(null);
    expect(social.state().asked.length - before).toBeLessThanOrEqual(3);
    expect((await stored(id)).spans).toEqual(["1h"]);
  });

  test("is left as it was when the channel is disconnected during the reading", async () => {
    const { id, athlete } = await posted(platform);
    await wait(1);
    let ended: Promise<unknown> | undefined;
    let asked = 0;
    // With the first question to the platform.
    const state = await readPost(
      {
        ...background(),
        env: new Proxy(social.env, {
          get(env, name) {
            if (name === "SOCIAL_RELAY" && asked++ === 0)
              ended = disconnect(as(athlete), social.env, platform);
            return Reflect.get(env, name);
          },
        }),
      },
      id,
    );
    await ended;
    const { post, spans } = await stored(id);
    const [connections] = await db.read(db.orm.select().from(socialConnections));
    expect(connections).toEqual([]);
    // Either it was read before the end of the connection, or not at all.
    expect(spans).toEqual(state === "live" ? ["1h"] : []);
    await wait(25);
    await run();
    expect((await stored(id)).post?.state).toBe(post?.state);
  });
});

test("the address is checked for form, by platform", async () => {
  const { athlete, id } = await approved("instagram");
  for (const address of [
    "https://www.instagram.com/maya.runs/",
    "https://www.tiktok.com/@maya/video/1",
    "https://example.com/p/1",
  ])
    await expect(mark(athlete, id, address)).rejects.toMatchObject({
      fields: { postUrl: [expect.stringContaining("an Instagram post")] },
    });
  const free = await approved();
  await expect(mark(free.athlete, free.id, "https://vm.tiktok.com/ZM1/")).rejects.toMatchObject({
    fields: { postUrl: [expect.stringContaining("Open a short link first")] },
  });
});

test.each([
  ["x", "https://x.com/maya_runs/status/1790000000000000001"],
  [null, "https://example.com/p/1"],
])("a post where nobody can be asked (%s) is taken, and never read", async (platform, address) => {
  const { athlete, id } = await approved();
  await mark(athlete, id, address);
  expect((await stored(id)).post).toMatchObject({ platform, state: "unread", nextReadAt: null });
});

test("a post of a channel that is not connected is put off without asking, until it is connected", async () => {
  const { athlete, id } = await approved();
  const { address } = await postAt("youtube");
  await mark(athlete, id, address);
  const before = social.state().asked.length;
  await run();
  expect(social.state().asked.length).toBe(before);
  expect((await stored(id)).post).toMatchObject({ state: "unread", failures: 1 });
  const [buckets] = await db.read(db.orm.select().from(providerBuckets));
  expect(buckets).toEqual([]);
  await connectTo(athlete, "youtube");
  await wait(25);
  await run();
  expect((await stored(id)).post).toMatchObject({ state: "live", failures: 0 });
  expect((await stored(id)).spans).toEqual(["1h", "24h"]);
});

test("marking as posted works once, and for the athlete's own piece only", async () => {
  const { athlete, id, post } = await posted("youtube");
  await expect(mark(athlete, id, post.address)).rejects.toMatchObject({ code: "conflict" });
  const other = await approved();
  const before = social.state().asked.length;
  await expect(mark(athlete, other.id, post.address)).rejects.toMatchObject({ code: "not_found" });
  expect(social.state().asked.length).toBe(before);
  expect((await stored(other.id)).post).toBeUndefined();
  const twice = await approved();
  const results = await Promise.allSettled([
    mark(twice.athlete, twice.id, post.address),
    mark(twice.athlete, twice.id, post.address),
  ]);
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("tokens are refreshed on the way, and two readings at once do not end the connection", async () => {
  const first = await posted("tiktok");
  const second = await makeContent(db, first.campaignId, first.athlete.userId, "approved");
  const other = await postAt("tiktok");
  await mark(first.athlete, second, other.address);
  // The access token is good for a day.
  await wait(25);
  await Promise.all([readPost(background(), first.id), readPost(background(), second)]);
  await run();
  expect((await stored(first.id)).post?.state).toBe("live");
  await wait(25);
  await run();
  expect((await stored(second)).spans).toEqual(["1h", "24h"]);
});

test("the readings keep to the quota of the platform", async () => {
  const { athlete, campaignId, id } = await posted("youtube");
  const { address } = await postAt("youtube");
  const second = await makeContent(db, campaignId, athlete.userId, "approved");
  await mark(athlete, second, address);
  await wait(1);
  await db.write([db.orm.update(providerBuckets).set({ left: 1, at: clock() })]);
  await run();
  const both = [...(await stored(id)).spans, ...(await stored(second)).spans];
  expect(both).toEqual(["1h"]);
});
