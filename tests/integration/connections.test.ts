import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { runErasures } from "~/features/backoffice/own-data/erase-accounts.server";
import { toChannelFields } from "~/features/profiles/athletes/channel-form";
import { saveProfile } from "~/features/profiles/athletes/commands.server";
import { loadOwnProfile } from "~/features/profiles/athletes/queries.server";
import { profileSchema } from "~/features/profiles/athletes/schema";
import { adoptToken } from "~/features/profiles/channels/providers/instagram";
import type { ConnectablePlatform } from "~/features/profiles/channels/providers/provider";
import { describeSource } from "~/features/profiles/channels/sources";
import { connectChannel } from "~/features/profiles/connections/connect-channel.server";
import { finishConsent, startConsent } from "~/features/profiles/connections/consent.server";
import { saveHandles } from "~/features/profiles/connections/handles.server";
import {
  disconnectChannel,
  dismissRename,
  loadOwnChannels,
  syncOwnChannels,
} from "~/features/profiles/connections/own-channels.server";
import { syncChannel } from "~/features/profiles/connections/sync-channel.server";
import { syncDueChannels } from "~/features/profiles/connections/sync-due-channels.server";
import { openTokens } from "~/features/profiles/connections/tokens.server";
import { platformName } from "~/features/reference/platforms/platform-names";
import { dayOf } from "~/platform/dates";
import { DAY_MS, HOUR_MS } from "~/platform/durations";
import { drainOutbox } from "~/platform/outbox";
import { OUTBOX_HANDLERS } from "~/server/outbox";
import { PERSONAL_TABLES } from "~/server/personal-data";
import { newId } from "~db/columns";
import {
  accountDeletions,
  athleteProfiles,
  auditLogs,
  channelDays,
  providerBuckets,
  socialAccounts,
  socialConnections,
} from "~db/schema";
import { assets } from "../support/assets";
import { commandContext } from "../support/command-context";
import { makeAthlete, makeBrand, type Person } from "../support/factories";
import { mailsQueuedFor, notificationsOf } from "../support/notifications";
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
  // The providers' accounts are free again, and may be asked.
  await db.write([db.orm.delete(socialConnections), db.orm.delete(providerBuckets)]);
});

async function wait(hours: number) {
  ahead += hours;
  await social.control("clock", { hours: String(hours) });
}

/** Goes over the platform's page. @returns the query of the address that it leads back to */
async function answerOf(
  athlete: Person,
  platform: ConnectablePlatform,
  more: { answer?: "no"; person?: string } = {},
): Promise<URLSearchParams> {
  const page = new URL(await startConsent(as(athlete), social.env, platform));
  const back = await answerConsent(page, { person: social.personOf(platform).id, ...more });
  expect(back.pathname).toBe(`/athlete/social/${platform}/return`);
  return back.searchParams;
}

const finish = (athlete: Person, platform: ConnectablePlatform, answer: URLSearchParams) =>
  finishConsent(as(athlete), social.env, platform, answer);

async function connected(platform: ConnectablePlatform, athlete?: Person): Promise<Person> {
  const person = athlete ?? (await makeAthlete(db));
  await finish(person, platform, await answerOf(person, platform));
  return person;
}

const sync = (athlete: Person, platform: ConnectablePlatform) =>
  syncChannel(
    { db, env: social.env, clock, request: as(athlete).request },
    { athleteId: athlete.userId, platform },
  );

const daysOf = async ({ userId }: Person) => {
  const [days] = await db.read(
    db.orm.select().from(channelDays).where(eq(channelDays.athleteId, userId)),
  );
  return days;
};

const sendRevocations = () =>
  drainOutbox(
    { db, env: social.env, clock, rooms: {} as never, storage: {} as never, assets },
    {
      "channel-revocation": OUTBOX_HANDLERS["channel-revocation"],
    } as typeof OUTBOX_HANDLERS,
    clock() + 1_000,
  );

async function stored({ userId }: Person, platform: ConnectablePlatform) {
  const [[channel], [connection], [profile], audits] = await db.read(
    db.orm
      .select()
      .from(socialAccounts)
      .where(and(eq(socialAccounts.athleteId, userId), eq(socialAccounts.platform, platform))),
    db.orm
      .select()
      .from(socialConnections)
      .where(
        and(eq(socialConnections.athleteId, userId), eq(socialConnections.platform, platform)),
      ),
    db.orm.select().from(athleteProfiles).where(eq(athleteProfiles.userId, userId)),
    db.orm.select().from(auditLogs).where(eq(auditLogs.resourceId, userId)),
  );
  return { channel, connection, profile, audits: audits.map(({ action }) => action) };
}

describe.each(PLATFORMS)("%s", (platform) => {
  const person = () => social.personOf(platform);

  test("is connected over its own page: its figures count, and its tokens are sealed", async () => {
    const typed = { handle: "someone", followers: 10, engagementRate: 1 };
    const athlete = await makeAthlete(db, { channels: { [platform]: typed } });
    expect(await finish(athlete, platform, await answerOf(athlete, platform))).toBe(true);
    const { channel, connection, profile, audits } = await stored(athlete, platform);
    const handle = platform === "youtube" ? `@${person().handle}` : person().handle;
    expect(channel).toMatchObject({ source: "connected", handle, followers: person().followers });
    expect(profile).toMatchObject({
      totalFollowers: person().followers,
      connectedFollowers: person().followers,
      avgEngagement: channel?.engagementRate,
      connectedEngagement: channel?.engagementRate,
    });
    expect(connection).toMatchObject({ state: "working", providerId: person().id });
    const tokens = await openTokens(
      social.env,
      { athleteId: athlete.userId, platform },
      connection?.sealedTokens ?? "",
    );
    expect(connection?.sealedTokens).not.toContain(tokens.access);
    expect(audits).toContain("channel_connected");
    // No answer of the screen has them.
    expect(JSON.stringify(await loadOwnChannels(as(athlete), social.env))).not.toContain(
      connection?.sealedTokens,
    );
  });

  test("takes an answer once, in time, from the athlete and for the platform that were asked", async () => {
    const [athlete, other] = [await makeAthlete(db), await makeAthlete(db)];
    const answer = await answerOf(athlete, platform);
    const elsewhere = PLATFORMS.find((one) => one !== platform) ?? platform;
    await expect(finish(other, platform, answer)).rejects.toMatchObject({ code: "conflict" });
    await expect(finish(athlete, elsewhere, answer)).rejects.toMatchObject({ code: "conflict" });
    const forged = new URLSearchParams({ code: answer.get("code") ?? "", state: "forged" });
    await expect(finish(athlete, platform, forged)).rejects.toMatchObject({ code: "conflict" });
    expect((await stored(athlete, platform)).connection).toBeUndefined();
    const twice = await Promise.allSettled([
      finish(athlete, platform, answer),
      finish(athlete, platform, answer),
    ]);
    expect(twice.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(finish(athlete, platform, answer)).rejects.toMatchObject({ code: "conflict" });
    const late = await answerOf(other, platform);
    ahead += 1;
    await expect(finish(other, platform, late)).rejects.toMatchObject({ code: "conflict" });
  });

  test("stays as it is after a no", async () => {
    const athlete = await makeAthlete(db);
    expect(
      await finish(athlete, platform, await answerOf(athlete, platform, { answer: "no" })),
    ).toBe(false);
    expect((await stored(athlete, platform)).channel).toBeUndefined();
  });

  test("belongs to one athlete", async () => {
    await connected(platform);
    const other = await makeAthlete(db);
    const answer = await answerOf(other, platform);
    await expect(finish(other, platform, answer)).rejects.toMatchObject({ code: "conflict" });
    expect((await stored(other, platform)).channel).toBeUndefined();
  });

  test("is read again with fresh tokens when the old ones have ended", async () => {
    const athlete = await connected(platform);
    const before = (await stored(athlete, platform)).connection?.sealedTokens;
    await wait(platform === "instagram" ? 59 * 24 : 30);
    await social.control("person", { person: person().id, followers: "54300" });
    expect(await sync(athlete, platform)).toBe("working");
    const { channel, connection, profile } = await stored(athlete, platform);
    expect(channel).toMatchObject({ followers: 54_300 });
    expect(profile?.totalFollowers).toBe(54_300);
    expect(connection?.sealedTokens).not.toBe(before);
    expect(connection?.syncedAt).toBeGreaterThan(clock() - HOUR_MS);
    expect(connection?.nextSyncAt).toBeGreaterThan(clock() + 22 * HOUR_MS);
    expect(connection?.nextSyncAt).toBeLessThan(clock() + 26 * HOUR_MS);
  });

  test("keeps its figures, and waits for the athlete, once access was removed", async () => {
    const athlete = await connected(platform);
    const { followers } = person();
    await social.control("end", { person: person().id });
    const state = await sync(athlete, platform);
    expect(["revoked", "expired"]).toContain(state);
    const { channel, connection, audits } = await stored(athlete, platform);
    expect(connection).toMatchObject({ state, nextSyncAt: null, failures: 1 });
    expect(channel).toMatchObject({ followers, source: "connected" });
    expect(audits).toContain("channel_changed");
    await connected(platform, athlete);
    expect((await stored(athlete, platform)).connection).toMatchObject({
      state: "working",
      failures: 0,
    });
  });

  test("that needs its athlete is told once, by bell and mail, until it is connected again", async () => {
    const athlete = await connected(platform);
    const notifications = async () => {
      const bell = (await notificationsOf(db, athlete.userId)).filter(
        ({ category }) => category === "channel",
      );
      return { bell, mails: await mailsQueuedFor(db, athlete.userId) };
    };
    await social.control("fail", { platform, kind: "error" });
    expect(await sync(athlete, platform)).toBe("failing");
    expect(await notifications()).toEqual({ bell: [], mails: [] });
    await social.control("end", { person: person().id });
    const state = await sync(athlete, platform);
    // Pressed again while the platform is down: the connection is as it was, and so is what was said.
    await social.control("fail", { platform, kind: "error" });
    expect(await sync(athlete, platform)).toBe(state);
    expect((await stored(athlete, platform)).connection?.nextSyncAt).toBeNull();
    await sync(athlete, platform);
    const { bell, mails } = await notifications();
    expect(bell).toMatchObject([
      {
        title: expect.stringMatching(/^Connect .+ again$/),
        message: expect.stringContaining("brands see your last figures and their age"),
        link: `/athlete/social#${platform}`,
        read: false,
      },
    ]);
    expect(mails).toHaveLength(1);
    await connected(platform, athlete);
    expect((await notifications()).bell).toMatchObject([{ read: true }]);
  });

  test("that limits us or does not answer is asked again later and later", async () => {
    const athlete = await connected(platform);
    await social.control("fail", { platform, kind: "limited", minutes: "30" });
    expect(await sync(athlete, platform)).toBe("limited");
    const limited = (await stored(athlete, platform)).connection?.nextSyncAt ?? 0;
    expect(limited).toBeGreaterThan(clock());
    const waits: number[] = [];
    for (let n = 0; n < 3; n++) {
      await social.control("fail", { platform, kind: "error", times: "4" });
      expect(await sync(athlete, platform)).toBe("failing");
      waits.push(((await stored(athlete, platform)).connection?.nextSyncAt ?? 0) - clock());
    }
    expect(waits[1]).toBeGreaterThan((waits[0] ?? 0) * 1.5);
    expect(waits[2]).toBeGreaterThan((waits[1] ?? 0) * 1.5);
  });

  test("is read by one of two syncs", async () => {
    const athlete = await connected(platform);
    const both = await Promise.all([sync(athlete, platform), sync(athlete, platform)]);
    expect(both.filter((state) => state === "working")).toHaveLength(1);
    expect(both).toContain(null);
  });

  test("says a new handle, until the athlete has seen it", async () => {
    const athlete = await connected(platform);
    const old = (await stored(athlete, platform)).channel?.handle;
    await social.control("person", { person: person().id, handle: "renamed.runs" });
    await sync(athlete, platform);
    const { channel, connection } = await stored(athlete, platform);
    expect(channel?.handle).toMatch(/^@?renamed\.runs$/);
    expect(connection?.renamedFrom).toBe(old);
    await dismissRename(as(athlete), platform);
    expect((await stored(athlete, platform)).connection?.renamedFrom).toBeNull();
  });

  test("is disconnected by its athlete alone: tokens go, the channel and its figures stay", async () => {
    const athlete = await connected(platform);
    const other = await makeAthlete(db);
    await expect(disconnectChannel(as(other), social.env, platform)).rejects.toMatchObject({
      code: "not_found",
    });
    expect(await disconnectChannel(as(athlete), social.env, platform)).toBe(
      platform !== "instagram",
    );
    const { channel, connection } = await stored(athlete, platform);
    expect(connection).toBeUndefined();
    expect(channel).toMatchObject({ source: "confirmed", followers: person().followers });
    // Nobody has typed them, and a save of the profile that leaves them says nothing else.
    const notifications = async () => {
      const [own] = (await loadOwnChannels(as(athlete), social.env)).channels;
      return own && describeSource(own, "you").text;
    };
    const left = `From ${platformName(platform)}, which is no longer connected,`;
    expect(await notifications()).toBe(left);
    const fields = toChannelFields((await loadOwnProfile(db, athlete.userId))?.channels ?? []);
    const typed = Object.fromEntries(Object.entries(fields).filter(([, value]) => value));
    await saveProfile(
      as(athlete),
      profileSchema.parse({ fullName: "Ada North", sport: "Running", ...typed }),
    );
    expect(await notifications()).toBe(left);
    expect(await sync(athlete, platform)).toBeNull();
    expect(await daysOf(athlete)).toEqual([]);
  });

  test("leaves the figures of each day, the last of a day in place of those before", async () => {
    const athlete = await connected(platform);
    await social.control("person", { person: person().id, followers: "54300" });
    expect(await sync(athlete, platform)).toBe("working");
    const [today, ...others] = await daysOf(athlete);
    expect(others).toEqual([]);
    expect(today).toMatchObject({ platform, followers: 54_300, takenOn: dayOf(clock()) });
    expect(today?.engagementRate).toBeGreaterThan(0);
    expect(today?.lastPostAt).toBe((person().posts[0]?.postedAt ?? 0) * 1_000);
    await wait(24);
    expect(await sync(athlete, platform)).toBe("working");
    expect(await daysOf(athlete)).toHaveLength(2);
  });

  test("is ended at its platform when the account is deleted, also when that answers late", async () => {
    const athlete = await connected(platform);
    const now = clock();
    await db.write([
      db.orm.insert(accountDeletions).values({
        id: newId(),
        userId: athlete.userId,
        dueAt: now - 1,
        createdAt: now - 1,
      }),
    ]);
    await runErasures(PERSONAL_TABLES)({ db, clock }, now + 60_000);
    expect((await stored(athlete, platform)).connection).toBeUndefined();
    const isOpen = () => Object.values(social.state().grants).some(({ ended }) => !ended);
    expect(isOpen()).toBe(true);
    if (platform !== "instagram") {
      await social.control("fail", { platform, kind: "error" });
      await sendRevocations();
      expect(isOpen()).toBe(true);
    }
    await wait(1);
    await sendRevocations();
    expect(isOpen()).toBe(platform === "instagram");
  });
});

test("a pasted token of Instagram connects like a consent, and a wrong one says why not", async () => {
  const athlete = await makeAthlete(db);
  const { token } = (await social.control("token", {
    person: social.personOf("instagram").id,
  })) as {
    token: string;
  };
  const asking = { env: social.env, clock };
  await connectChannel(as(athlete), social.env, "instagram", await adoptToken(asking, token));
  expect((await stored(athlete, "instagram")).connection).toMatchObject({ state: "working" });
  // A token of today can't be renewed yet, and is good all the same.
  expect(await syncOwnChannels(as(athlete), social.env)).toEqual({ worked: 1, total: 1 });
  expect((await stored(athlete, "instagram")).connection).toMatchObject({ state: "working" });
  const wrong = adoptToken(asking, "not-a-token").then((given) =>
    connectChannel(as(athlete), social.env, "instagram", given),
  );
  await expect(wrong).rejects.toMatchObject({
    code: "invalid",
    message: "Instagram didn't accept that. Please try again.",
  });
});

test("only athletes connect", async () => {
  const brand = await makeBrand(db);
  await expect(startConsent(as(brand), social.env, "youtube")).rejects.toMatchObject({
    code: "forbidden",
  });
});

test("a new key seals, and the old one still opens; tokens of another row do not open", async () => {
  const athlete = await connected("youtube");
  const sealed = (await stored(athlete, "youtube")).connection?.sealedTokens ?? "";
  const key = { athleteId: athlete.userId, platform: "youtube" } as const;
  const [old] = social.env.CHANNEL_KEYS;
  if (!old) throw new Error("A key is there");
  const fresh = { id: "2027-01", bytes: `${"n".repeat(42)}A` };
  expect(
    await openTokens({ ...social.env, CHANNEL_KEYS: [fresh, old] }, key, sealed),
  ).toHaveProperty("access");
  await expect(openTokens({ ...social.env, CHANNEL_KEYS: [fresh] }, key, sealed)).rejects.toThrow();
  await expect(openTokens(social.env, { ...key, athleteId: "another" }, sealed)).rejects.toThrow();

  // The next write seals with the new key alone.
  await wait(30);
  const env = { ...social.env, CHANNEL_KEYS: [fresh, old] };
  await syncChannel({ db, env, clock, request: as(athlete).request }, key);
  const again = (await stored(athlete, "youtube")).connection?.sealedTokens ?? "";
  expect(await openTokens({ ...social.env, CHANNEL_KEYS: [fresh] }, key, again)).toHaveProperty(
    "access",
  );
});

test("what is due is read within the quota, the longest waiting first", async () => {
  const athlete = await connected("youtube");
  const background = { db, env: social.env, clock };
  expect(await syncDueChannels(background, clock() + 60_000)).toBe(0);
  await wait(26);
  await db.write([
    db.orm
      .insert(providerBuckets)
      .values({ platform: "youtube", left: 0, at: clock() })
      .onConflictDoUpdate({ target: providerBuckets.platform, set: { left: 0, at: clock() } }),
  ]);
  expect(await syncDueChannels(background, clock() + 60_000)).toBe(0);
  await wait(1);
  expect(await syncDueChannels(background, clock() + 60_000)).toBe(1);
  expect((await stored(athlete, "youtube")).connection?.syncedAt).toBeGreaterThan(
    clock() - HOUR_MS,
  );
  expect(await syncDueChannels(background, clock() + 60_000)).toBe(0);
});

test("an athlete syncs all own channels, and learns how many answered", async () => {
  const athlete = await connected("youtube");
  await connected("tiktok", athlete);
  await social.control("end", { person: social.personOf("tiktok").id });
  expect(await syncOwnChannels(as(athlete), social.env)).toEqual({ worked: 1, total: 2 });
});

test("handles are typed for channels that are not connected, and the others stay", async () => {
  const athlete = await connected("youtube");
  const handle = (await stored(athlete, "youtube")).channel?.handle;
  await saveHandles(as(athlete), {
    youtubeHandle: "@forged",
    tiktokHandle: "maya_runs",
    xHandle: "maya",
  });
  const { channels } = await loadOwnChannels(as(athlete), social.env);
  expect(channels.map((one) => [one.platform, one.handle, one.source])).toEqual([
    ["tiktok", "maya_runs", "typed"],
    ["youtube", handle, "connected"],
    ["x", "maya", "typed"],
  ]);
  await saveHandles(as(athlete), { youtubeHandle: null, tiktokHandle: null, xHandle: null });
  const { channels: left } = await loadOwnChannels(as(athlete), social.env);
  expect(left.map(({ platform }) => platform)).toEqual(["youtube"]);
});

test("an old figure that cannot be true stops a save of handles, with what to do", async () => {
  const tiktok = { handle: "maya_runs", followers: 1_000, engagementRate: 100 };
  const athlete = await makeAthlete(db, { channels: { tiktok } });
  const save = () =>
    saveHandles(as(athlete), { youtubeHandle: null, tiktokHandle: "maya_runs", xHandle: "maya" });
  await expect(save()).rejects.toMatchObject({
    code: "invalid",
    message: expect.stringMatching(/^TikTok: With 1,000 followers, the rate can be at most 35%/),
  });
  await db.write([
    db.orm
      .update(socialAccounts)
      .set({ source: "connected" })
      .where(eq(socialAccounts.athleteId, athlete.userId)),
  ]);
  await save();
});

test("figures that no platform has told for two months no longer count as told", async () => {
  const athlete = await connected("youtube");
  expect((await stored(athlete, "youtube")).profile?.connectedFollowers).toBeGreaterThan(0);
  ahead = (61 * DAY_MS) / HOUR_MS;
  await saveHandles(as(athlete), { youtubeHandle: null, tiktokHandle: "x", xHandle: null });
  expect((await stored(athlete, "youtube")).profile).toMatchObject({ connectedFollowers: 0 });
});
