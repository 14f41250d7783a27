import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { markPosted } from "~/features/content/content/commands.server";
import { findViewableFile } from "~/features/content/content/file-access.server";
import { loadBrandContent } from "~/features/content/content/queries.server";
import { loadPost } from "~/features/content/posts/queries.server";
import {
  addScreenshot,
  saveFigures,
  screenshotTarget,
} from "~/features/content/posts/save-figures.server";
import type { TypedFigures } from "~/features/content/posts/schema";
import { LIVE_PERIOD_DAYS } from "~/features/content/posts/spans";
import { syncDuePosts } from "~/features/content/posts/sync-due-posts.server";
import { syncPost } from "~/features/content/posts/sync-post.server";
import type { CheckedFile } from "~/features/media/media/stored-file";
import type { ConnectablePlatform } from "~/features/profiles/channels/providers/provider";
import { finishConsent, startConsent } from "~/features/profiles/connections/consent.server";
import { disconnectChannel } from "~/features/profiles/connections/own-channels.server";
import { syncChannel } from "~/features/profiles/connections/sync-channel.server";
import { syncDueChannels } from "~/features/profiles/connections/sync-due-channels.server";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "~/platform/durations";
import type { Database } from "~db/client";
import { newId } from "~db/columns";
import type { Platform, PostSpan } from "~db/constants";
import {
  auditLogs,
  contentSubmissions,
  dealForecasts,
  media,
  postFigures,
  posts,
  providerBuckets,
  socialConnections,
} from "~db/schema";
import { commandContext } from "../support/command-context";
import { makeActiveDeal, makeContent, type Person } from "../support/factories";
import { notificationsOf } from "../support/notifications";
import { ownDatabase } from "../support/own-database";
import { answerConsent, startSocial } from "../support/social";

// Its own database: the providers' few accounts are used again by each test, so what others have connected is deleted.
const db = ownDatabase();
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
  db.client.close();
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
  const deal = await makeActiveDeal(db);
  const id = await makeContent(db, deal.campaignId, deal.athlete.userId, "approved", { platform });
  return { ...deal, id };
}

const mark = (athlete: Person, id: string, address: string) =>
  markPosted(as(athlete), social.env, id, address);

/** A content item that is posted where its athlete has connected the channel. */
async function posted(platform: ConnectablePlatform, fields: Record<string, string> = {}) {
  const deal = await approved();
  await connectTo(deal.athlete, platform);
  const post = await postAt(platform, fields);
  await mark(deal.athlete, deal.id, post.address);
  return { ...deal, post };
}

async function stored(id: string) {
  const [[post], [contentItem], figures] = await db.read(
    db.orm.select().from(posts).where(eq(posts.contentId, id)),
    db.orm.select().from(contentSubmissions).where(eq(contentSubmissions.id, id)),
    db.orm
      .select()
      .from(postFigures)
      .where(eq(postFigures.contentId, id))
      .orderBy(postFigures.takenAt),
  );
  return { post, contentItem, figures, spans: figures.map(({ span }) => span) };
}

async function notificationsTo({ userId }: Person, title: string) {
  const rows = (await notificationsOf(db, userId))
    .filter((one) => one.title.includes(title))
    .map(({ message }) => ({ message }));
  return rows.map(({ message }) => message);
}

/** What the cron of a minute does. */
async function run() {
  await syncDueChannels(background(), clock() + MINUTE_MS);
  await syncDuePosts(background(), clock() + MINUTE_MS);
}

describe.each(PLATFORMS)("a post on %s", (platform) => {
  test("is found on the athlete's channel: when, and with which caption", async () => {
    const { id } = await posted(platform);
    const { post, contentItem, spans } = await stored(id);
    const [at] = social.personOf(platform).posts;
    expect(contentItem).toMatchObject({ status: "posted" });
    expect(post).toMatchObject({
      platform,
      state: "live",
      providerId: at?.id,
      postedAt: (at?.postedAt ?? 0) * 1_000,
      keptUntil: (at?.postedAt ?? 0) * 1_000 + LIVE_PERIOD_DAYS * DAY_MS,
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
      contentItem: { status: "approved", postUrl: null },
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
    const { id, dealId } = await posted(platform, { grows: "yes" });
    await db.write([
      db.orm.insert(dealForecasts).values({
        ...{ dealId, followers: 1, reachLow: 1, reach: 1, reachHigh: 1, madeAt: 1 },
        ...{ engagementsLow: 1, engagements: 1, engagementsHigh: 1 },
      }),
    ]);
    const measured = async () =>
      (
        await db.read(
          db.orm
            .select({ posts: dealForecasts.measuredPosts, n: dealForecasts.measuredEngagements })
            .from(dealForecasts)
            .where(eq(dealForecasts.dealId, dealId)),
        )
      )[0][0];
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
    expect(await measured()).toEqual({ posts: null, n: null });
    await wait(24 * 4);
    await run();
    expect((await measured())?.posts).toBe(1);
    await wait(24 * 23 + 1);
    await run();
    const last = await stored(id);
    // Beside its forecast stand the figures of the last span.
    expect((await measured())?.n).toBe(last.figures[4]?.engagements);
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
      latestCaption: "#ad Hills, and breakfast",
    });
    for (const person of [athlete, brand])
      expect(await notificationsTo(person, "post edited")).toEqual([
        expect.stringContaining("has another caption now"),
      ]);
    // Edited once more: told again. Back to the first caption: not a change to tell.
    await post.change({ caption: "#ad Breakfast" });
    await wait(25);
    await run();
    expect((await stored(id)).post).toMatchObject({
      state: "edited",
      latestCaption: "#ad Breakfast",
    });
    expect(await notificationsTo(brand, "post edited")).toHaveLength(2);
    await post.change({ caption: "#ad Hills before breakfast" });
    await wait(25);
    await run();
    expect((await stored(id)).post?.state).toBe("live");
    expect(await notificationsTo(brand, "post edited")).toHaveLength(2);
    await post.remove();
    await wait(25);
    await run();
    await wait(25);
    await run();
    expect((await stored(id)).post).toMatchObject({ state: "gone" });
    for (const person of [athlete, brand])
      expect(await notificationsTo(person, "post not found")).toHaveLength(1);
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
    const title = state === "private" ? "post made private" : "post not found";
    expect(await notificationsTo(brand, title)).toHaveLength(1);
  });

  test("may be changed after that time without a word", async () => {
    const { id, brand, post } = await posted(platform);
    await wait(24 * LIVE_PERIOD_DAYS + 1);
    await post.remove();
    await run();
    expect((await stored(id)).post).toMatchObject({ state: "gone", nextReadAt: null });
    expect(await notificationsTo(brand, "post not found")).toEqual([]);
  });

  test("without an ad label is told to both sides, and so is a label that is taken out later", async () => {
    const first = await posted(platform, { caption: "Hills before breakfast" });
    expect((await stored(first.id)).post?.disclosureProblem).toMatch(/says this is an ad/);
    for (const person of [first.athlete, first.brand])
      expect(await notificationsTo(person, "ad label missing")).toEqual([
        expect.stringMatching(/isn't clearly labelled as an ad.*says this is an ad/),
      ]);
    await first.post.change({ caption: "#ad Hills before breakfast" });
    await wait(25);
    await run();
    expect((await stored(first.id)).post?.disclosureProblem).toBeNull();
    await first.post.change({ caption: "Hills" });
    await wait(25);
    await run();
    expect(await notificationsTo(first.brand, "ad label missing")).toHaveLength(2);
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
    await syncPost(background(), id);
    const { post, spans } = await stored(id);
    expect(post?.nextReadAt).toBeGreaterThan(clock());
    expect(post).toMatchObject({ state: "live", failures: 0 });
    expect(spans).toEqual([]);
  });

  test("is read by one of two at once", async () => {
    const { id } = await posted(platform);
    await wait(1);
    const before = social.state().asked.length;
    const states = await Promise.all([syncPost(background(), id), syncPost(background(), id)]);
    expect(states.filter((state) => state === "live")).toHaveLength(1);
    expect(states).toContain(null);
    expect(social.state().asked.length - before).toBeLessThanOrEqual(3);
    expect((await stored(id)).spans).toEqual(["1h"]);
  });

  test("is left as it was when the channel is disconnected during the reading", async () => {
    const { id, athlete } = await posted(platform);
    await wait(1);
    let writes = 0;
    // After the lease, and before anything that was learnt is written.
    const slow: Database = {
      ...db,
      write: async (batch) => {
        writes += 1;
        if (writes === 2) await disconnectChannel(as(athlete), social.env, platform);
        return db.write(batch);
      },
    };
    expect(await syncPost({ ...background(), db: slow }, id)).toBeNull();
    const [connections] = await db.read(db.orm.select().from(socialConnections));
    expect(connections).toEqual([]);
    expect(await stored(id)).toMatchObject({ post: { state: "live" }, spans: [] });
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

test("a post is of one content item: its address is refused for a second one, however it is written", async () => {
  const first = await approved();
  const { athlete } = first;
  const second = await makeContent(db, first.campaignId, athlete.userId, "approved");
  await mark(athlete, first.id, "https://www.youtube.com/watch?v=hill-repeats&t=10");
  for (const address of [
    "https://youtu.be/hill-repeats",
    "https://m.youtube.com/shorts/hill-repeats?feature=share",
  ])
    await expect(mark(athlete, second, address)).rejects.toMatchObject({
      fields: { postUrl: [expect.stringMatching(/^You've marked this post for “.+” already/)] },
    });
  expect(await stored(second)).toMatchObject({
    post: undefined,
    contentItem: { status: "approved" },
  });
  // Another athlete may have a part in the same post: it is their own content item.
  const other = await approved();
  await mark(other.athlete, other.id, "https://youtu.be/hill-repeats");
  const elsewhere = await makeContent(db, first.campaignId, athlete.userId, "approved");
  await mark(athlete, second, "https://club.example/news/1/");
  await expect(mark(athlete, elsewhere, "https://club.example/news/1")).rejects.toMatchObject({
    fields: { postUrl: [expect.any(String)] },
  });
});

test("a post keeps the followers of its channel at the time", async () => {
  const { id } = await posted("youtube");
  const { followers } = social.personOf("youtube");
  expect((await stored(id)).post?.followers).toBe(followers);
  await wait(24);
  await social.control("person", { person: social.personOf("youtube").id, followers: "999999" });
  await run();
  expect((await stored(id)).post?.followers).toBe(followers);
  const free = await approved();
  await mark(free.athlete, free.id, "https://club.example/news");
  expect((await stored(free.id)).post?.followers).toBeNull();
});

test("of two content items marked with one address at the same moment, one is", async () => {
  const { athlete, campaignId, id } = await approved();
  const second = await makeContent(db, campaignId, athlete.userId, "approved");
  const results = await Promise.allSettled(
    [id, second].map((one) => mark(athlete, one, "https://youtu.be/hill-repeats")),
  );
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const refused = results.find(({ status }) => status === "rejected");
  expect(refused).toMatchObject({
    reason: { fields: { postUrl: [expect.stringContaining("already")] } },
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

test("marking as posted works once, and for the athlete's own content item only", async () => {
  const { athlete, id, post } = await posted("youtube");
  const kept = await stored(id);
  await mark(athlete, id, post.address);
  expect(await stored(id)).toEqual(kept);
  const elsewhere = mark(athlete, id, (await postAt("youtube")).address);
  await expect(elsewhere).rejects.toMatchObject({ code: "conflict" });
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
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
  const [audited] = await db.read(
    db.orm
      .select({ action: auditLogs.action })
      .from(auditLogs)
      .where(and(eq(auditLogs.resourceId, twice.id), eq(auditLogs.action, "content_post"))),
  );
  expect(audited).toHaveLength(1);
});

test("tokens are refreshed on the way, once for all posts of an athlete", async () => {
  const first = await posted("tiktok");
  const second = await makeContent(db, first.campaignId, first.athlete.userId, "approved");
  await mark(first.athlete, second, (await postAt("tiktok")).address);
  const [before] = await db.read(db.orm.select().from(socialConnections));
  // The access token is good for a day, and no sync is due.
  await db.write([db.orm.update(socialConnections).set({ nextSyncAt: clock() + 9 * DAY_MS })]);
  await wait(25);
  await run();
  const [after] = await db.read(db.orm.select().from(socialConnections));
  expect(after[0]?.sealedTokens).not.toBe(before[0]?.sealedTokens);
  for (const id of [first.id, second]) expect((await stored(id)).spans).toEqual(["1h", "24h"]);
});

test("of two questions that need fresh tokens, one refreshes them and the other comes a minute later", async () => {
  const { id, athlete } = await posted("tiktok");
  const key = { athleteId: athlete.userId, platform: "tiktok" } as const;
  const connection = async () => {
    const [[row]] = await db.read(db.orm.select().from(socialConnections));
    return row;
  };
  const reading = (on: Database) => syncPost({ ...background(), db: on }, id);
  const sync = (on: Database) =>
    syncChannel({ ...background(), db: on, request: as(athlete).request }, key);
  for (const [first, second, notifications] of [
    [reading, sync, "live"],
    [sync, reading, "working"],
  ] as const) {
    await wait(25);
    const before = (await connection())?.sealedTokens;
    let writes = 0;
    let other: unknown;
    // After the platform has given fresh tokens, and before they are stored.
    const slow: Database = {
      ...db,
      write: async (batch) => {
        writes += 1;
        if (writes === 3) other = await second(db);
        return db.write(batch);
      },
    };
    expect(await first(slow)).toBe(notifications);
    expect(other).toBeNull();
    const after = await connection();
    expect(after).toMatchObject({ state: "working", failures: 0, refreshingUntil: null });
    expect(after?.sealedTokens).not.toBe(before);
    const { post } = await stored(id);
    expect(post).toMatchObject({ state: "live", failures: 0 });
    const due = (second === sync ? after?.nextSyncAt : post?.nextReadAt) ?? 0;
    expect(Math.abs(due - clock() - MINUTE_MS)).toBeLessThan(5_000);
  }
  await wait(1);
  expect(await sync(db)).toBe("working");
});

test("a refresh that was never finished holds nothing up for longer than its call can take", async () => {
  const { id } = await posted("tiktok");
  await wait(25);
  const until = (seconds: number) =>
    db.write([
      db.orm.update(socialConnections).set({ refreshingUntil: clock() + seconds * 1_000 }),
      db.orm.update(posts).set({ nextReadAt: 0 }),
    ]);
  await until(10);
  expect(await syncPost(background(), id)).toBeNull();
  await until(0);
  expect(await syncPost(background(), id)).toBe("live");
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

describe("figures that the athlete types", () => {
  const typed = (span: PostSpan, counts: Partial<TypedFigures> = { views: 900, engagements: 40 }) =>
    ({ intent: "figures", span, ...counts }) as TypedFigures;

  async function postedOnX() {
    const deal = await approved();
    await mark(deal.athlete, deal.id, ADDRESSES.x("1790000000000000001"));
    await wait(25);
    return deal;
  }

  test("are kept with their day, replace those typed before, and are shown to both sides as typed", async () => {
    const { id, athlete, brand } = await postedOnX();
    await saveFigures(as(athlete), id, typed("1h", { views: 100 }));
    await wait(1);
    await saveFigures(as(athlete), id, typed("1h", { views: 120, clicks: 3 }));
    for (const person of [athlete, brand])
      expect(await loadPost(as(person), id)).toMatchObject({
        isRead: false,
        figures: [{ span: "1h", source: "typed", views: 120, clicks: 3, reach: null }],
      });
    const [audits] = await db.read(
      db.orm.select().from(auditLogs).where(eq(auditLogs.resourceId, id)),
    );
    expect(audits.filter(({ action }) => action === "post_figures_typed")).toHaveLength(2);
  });

  test("are refused before the end of the span", async () => {
    const { id, athlete } = await postedOnX();
    await expect(saveFigures(as(athlete), id, typed("72h"))).rejects.toMatchObject({
      fields: { span: ["It's less than 72 hours since the post. Come back then."] },
    });
    expect((await stored(id)).spans).toEqual([]);
  });

  test("are refused where the platform tells them, and never take the place of what it told", async () => {
    const { id, athlete } = await posted("youtube");
    await wait(1);
    await run();
    await expect(saveFigures(as(athlete), id, typed("1h"))).rejects.toMatchObject({
      message: "YouTube tells us these figures, so they can't be entered.",
    });
    await disconnectChannel(as(athlete), social.env, "youtube");
    await expect(saveFigures(as(athlete), id, typed("1h"))).rejects.toMatchObject({
      code: "conflict",
    });
    await wait(24);
    await saveFigures(as(athlete), id, typed("24h"));
    expect((await stored(id)).figures).toMatchObject([
      { span: "1h", source: "connected", views: 20_000 },
      { span: "24h", source: "typed", views: 900 },
    ]);
  });

  test("are the athlete's own business, with their screenshot", async () => {
    const [{ id, athlete, brand }, other] = [await postedOnX(), await postedOnX()];
    const shot = (): CheckedFile => ({
      ...{ id: newId(), name: "insights.png", kind: "picture", bytes: 9, width: 400, height: 800 },
      ...{ durationMs: null, poster: false, sha256: "a".repeat(64) },
    });
    const notFound = { code: "not_found" };
    await expect(saveFigures(as(other.athlete), id, typed("1h"))).rejects.toMatchObject(notFound);
    await expect(saveFigures(as(brand), id, typed("1h"))).rejects.toMatchObject({
      code: "forbidden",
    });
    const figures = { contentId: id, span: "1h" };
    await expect(screenshotTarget.mayAdd(as(athlete), figures)).rejects.toMatchObject(notFound);
    await saveFigures(as(athlete), id, typed("1h"));
    await expect(screenshotTarget.mayAdd(as(other.athlete), figures)).rejects.toMatchObject(
      notFound,
    );
    const [first, second, foreign] = [shot(), shot(), shot()];
    await addScreenshot(as(athlete), id, "1h", first);
    await addScreenshot(as(athlete), id, "1h", second);
    await expect(addScreenshot(as(other.athlete), id, "1h", foreign)).rejects.toMatchObject({
      code: "conflict",
    });
    const [kept] = await db.read(
      db.orm.select({ id: media.id }).from(media).where(eq(media.contentId, id)),
    );
    expect(kept).toEqual([{ id: second.id }]);
    expect((await stored(id)).figures[0]?.screenshotId).toBe(second.id);
    // Both sides may load it, and it is none of the content item's own files.
    for (const person of [athlete, brand])
      expect(await findViewableFile(as(person), second.id)).toMatchObject({ name: "insights.png" });
    for (const person of [other.athlete, other.brand])
      expect(await findViewableFile(as(person), second.id)).toBeNull();
    expect(await loadBrandContent(db, brand.brandId, id)).toMatchObject({ files: [] });
  });

  test("are not shown to others", async () => {
    const [{ id, athlete }, other] = [await postedOnX(), await postedOnX()];
    await saveFigures(as(athlete), id, typed("1h"));
    for (const person of [other.athlete, other.brand])
      expect(await loadPost(as(person), id)).toBeNull();
  });
});
