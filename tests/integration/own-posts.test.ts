import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { markPosted } from "~/features/content/content/commands.server";
import { loadOwnPosts } from "~/features/content/posts/own-posts.server";
import { PROVIDERS } from "~/features/profiles/channels/providers";
import type { ConnectablePlatform } from "~/features/profiles/channels/providers/provider";
import { finishConsent, startConsent } from "~/features/profiles/connections/consent.server";
import { newId } from "~db/columns";
import type { Platform } from "~db/constants";
import { posts, providerBuckets, socialConnections } from "~db/schema";
import { commandContext } from "../support/command-context";
import { makeActiveDeal, makeAthlete, makeContent, type Person } from "../support/factories";
import { ownDatabase } from "../support/own-database";
import { answerConsent, startSocial } from "../support/social";

// Its own database: the providers' few accounts are used again by each test.
const db = ownDatabase();
let social: Awaited<ReturnType<typeof startSocial>>;

beforeAll(async () => {
  social = await startSocial();
});
afterAll(async () => {
  await social.stop();
  db.client.close();
});
beforeEach(async () => {
  await social.reset();
  await db.write([
    db.orm.delete(socialConnections),
    db.orm.delete(providerBuckets),
    db.orm.delete(posts),
  ]);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function connect(athlete: Person, platform: ConnectablePlatform) {
  const ctx = commandContext(db, athlete);
  const page = new URL(await startConsent(ctx, social.env, platform));
  const back = await answerConsent(page, { person: social.personOf(platform).id });
  await finishConsent(ctx, social.env, platform, back.searchParams);
}

async function approved(platform: Platform | null) {
  const deal = await makeActiveDeal(db);
  const content = (status: "approved" | "draft" = "approved") =>
    makeContent(db, deal.campaignId, deal.athlete.userId, status, { platform });
  return { ...deal, content, id: await content() };
}

const load = (person: Person, id: string) =>
  loadOwnPosts(commandContext(db, person), social.env, id);

test.each<ConnectablePlatform>(["instagram", "youtube", "tiktok"])(
  "the last six posts on %s are offered, and the one that is chosen can be marked",
  async (platform) => {
    const { athlete, id, content } = await approved(platform);
    await connect(athlete, platform);
    const first = await load(athlete, id);
    const [newest, ...others] = social.personOf(platform).posts;
    expect(first.problem).toBeNull();
    expect(first.posts).toHaveLength(6);
    expect(first.posts[0]).toMatchObject({
      caption: newest?.caption,
      postedAt: Number(newest?.postedAt) * 1_000,
    });
    const { address = "" } = first.posts[0] ?? {};
    expect(address).toContain(newest?.id);
    await markPosted(commandContext(db, athlete), social.env, id, address);
    const [[post]] = await db.read(db.orm.select().from(posts).where(eq(posts.contentId, id)));
    expect(post).toMatchObject({ state: "live", providerId: newest?.id });
    // It can't be marked twice, so it is not offered for another content item.
    const second = await load(athlete, await content());
    expect(second.posts).toHaveLength(6);
    expect(second.posts[0]?.address).toContain(others[0]?.id);
    expect(second.posts.map((one) => one.address)).not.toContain(address);
  },
);

test("a post that is not on the connected channel is refused, also where it is sent as chosen", async () => {
  const { athlete, id } = await approved("tiktok");
  await connect(athlete, "tiktok");
  const foreign = "https://www.tiktok.com/@jonaslifts/video/open-jonas-0002-post-15";
  await expect(
    markPosted(commandContext(db, athlete), social.env, id, foreign),
  ).rejects.toMatchObject({ fields: { postUrl: [expect.stringContaining("can't find")] } });
});

test("without a working connection nothing is asked, and the page says why", async () => {
  const { athlete, id } = await approved("youtube");
  expect((await load(athlete, id)).problem).toEqual({
    text: "You haven't connected your YouTube channel.",
    leadsToChannels: true,
  });
  await connect(athlete, "youtube");
  await db.write([db.orm.update(socialConnections).set({ state: "revoked" })]);
  const asked = social.state().asked.length;
  const { problem, posts: listed } = await load(athlete, id);
  expect(problem).toMatchObject({ leadsToChannels: true });
  expect(problem?.text).toContain("removed our access");
  expect(listed).toEqual([]);
  expect(social.state().asked).toHaveLength(asked);
});

test("a platform that fails, limits us or ended the connection is named", async () => {
  const { athlete, id } = await approved("instagram");
  await connect(athlete, "instagram");
  const problemAfter = async (kind: string) => {
    await social.control("fail", { platform: "instagram", kind });
    return (await load(athlete, id)).problem;
  };
  expect(await problemAfter("error")).toEqual({
    text: "Instagram isn't answering at the moment.",
    leadsToChannels: false,
  });
  expect(await problemAfter("garbage")).toMatchObject({ leadsToChannels: false });
  expect(await problemAfter("limited")).toEqual({
    text: "Instagram is busy at the moment.",
    leadsToChannels: false,
  });
  expect((await load(athlete, id)).posts).toHaveLength(6);
  await social.control("end", { person: social.personOf("instagram").id });
  expect((await load(athlete, id)).problem).toMatchObject({ leadsToChannels: true });
});

test("a platform whose quota is used up is not asked", async () => {
  const { athlete, id } = await approved("tiktok");
  await connect(athlete, "tiktok");
  const empty = { left: 1, at: Date.now() };
  await db.write([db.orm.insert(providerBuckets).values({ platform: "tiktok", ...empty })]);
  const asked = social.state().asked.length;
  expect((await load(athlete, id)).problem?.text).toBe("TikTok is busy at the moment.");
  expect(social.state().asked).toHaveLength(asked);
});

test("the page waits five seconds for a platform that does not answer", async () => {
  const { athlete, id } = await approved("youtube");
  await connect(athlete, "youtube");
  vi.spyOn(PROVIDERS.youtube, "readAccount").mockImplementation(() => {
    // Only now: the database has timers too.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    setImmediate(() => vi.advanceTimersByTime(5_000));
    return new Promise(() => {});
  });
  expect((await load(athlete, id)).problem?.text).toBe("YouTube isn't answering at the moment.");
});

test("nothing is offered for what can't be posted, and nothing to anyone else", async () => {
  const { athlete, id, content } = await approved("instagram");
  await connect(athlete, "instagram");
  expect(await load(athlete, await content("draft"))).toMatchObject({ platform: null, posts: [] });
  const onX = await approved("x");
  expect(await load(onX.athlete, onX.id)).toMatchObject({ platform: null, posts: [] });
  for (const [person, wanted] of [
    [await makeAthlete(db), id],
    [athlete, newId()],
  ] as const)
    await expect(load(person, wanted)).rejects.toMatchObject({ code: "not_found" });
});
