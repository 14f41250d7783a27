import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { consentOrigins, PROVIDERS } from "~/features/profiles/channels/providers";
import { adoptToken } from "~/features/profiles/channels/providers/instagram";
import { newSecret, pkceChallenge } from "~/features/profiles/channels/providers/oauth";
import type {
  Answer,
  ConnectablePlatform,
  Fault,
  Tokens,
} from "~/features/profiles/channels/providers/provider";
import { answerConsent, startSocial } from "../support/social";

const PLATFORMS: ConnectablePlatform[] = ["instagram", "youtube", "tiktok"];
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let social: Awaited<ReturnType<typeof startSocial>>;
/** Hours by which the product's clock and the providers' are ahead. */
let ahead = 0;
const asking = () => ({ env: social.env, clock: () => Date.now() + ahead * HOUR });
const redirect = (platform: string) => `${social.env.APP_ORIGIN}/athlete/social/${platform}/return`;

beforeAll(async () => {
  social = await startSocial();
});
afterAll(() => social.stop());
beforeEach(async () => {
  ahead = 0;
  await social.reset();
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function wait(hours: number) {
  ahead += hours;
  await social.control("clock", { hours: String(hours) });
}

/** Goes to the consent page and says yes. */
async function consent(platform: ConnectablePlatform, scopes?: string[]) {
  const verifier = newSecret();
  const redirectUri = redirect(platform);
  const url = PROVIDERS[platform].consentUrl(social.env, {
    state: "state of mine/+&",
    challenge: await pkceChallenge(verifier),
    redirectUri,
  });
  if (!url) throw new Error("no app");
  const person = social.personOf(platform).id;
  const back = await answerConsent(url, { person, ...(scopes && { scopes }) });
  const code = back.searchParams.get("code") ?? "";
  return { url, back, answer: { code, verifier, redirectUri } };
}

const exchange = async (platform: ConnectablePlatform, scopes?: string[]) =>
  PROVIDERS[platform].exchange(asking(), (await consent(platform, scopes)).answer);

function ok<T>(answer: Answer<T>): T {
  if ("fault" in answer) throw new Error(answer.fault);
  return answer.ok;
}

const connect = async (platform: ConnectablePlatform) => ok(await exchange(platform));
const read = (platform: ConnectablePlatform, { access }: Tokens) =>
  PROVIDERS[platform].readAccount(asking(), access);

describe.each(PLATFORMS)("%s", (platform) => {
  const provider = PROVIDERS[platform];
  const person = () => social.personOf(platform);

  test("connects an account and reads its figures", async () => {
    const tokens = await connect(platform);
    const figures = ok(await read(platform, tokens));
    expect(figures).toMatchObject({
      providerId: person().id,
      handle: person().handle,
      followers: person().followers,
    });
    expect(figures.posts).toHaveLength(12);
    const [newest] = person().posts;
    expect(figures.posts[0]).toMatchObject({
      id: newest?.id,
      likes: newest?.likes,
      comments: newest?.comments,
      caption: newest?.caption,
      postedAt: (newest?.postedAt ?? 0) * 1000,
    });
    expect(figures.engagementRate).toBeGreaterThan(4);
    expect(figures.engagementRate).toBeLessThan(5);
    const asked = social
      .state()
      .asked.filter((line) => !/oauth|token/.test(line.split("?")[0] ?? ""));
    expect(asked).toHaveLength(figures.requests);
    expect(figures.requests).toBe(provider.requestsPerReading);
  });

  test("has no consent page where this deployment has no app", () => {
    const none = {
      ...social.env,
      INSTAGRAM_CLIENT_ID: undefined,
      GOOGLE_CLIENT_ID: undefined,
      TIKTOK_CLIENT_KEY: undefined,
    };
    const asked = { state: "s", challenge: "c", redirectUri: redirect(platform) };
    expect(provider.consentUrl(none, asked)).toBeNull();
  });

  test("gives the state back unchanged, with a code or with a no", async () => {
    const { url, back } = await consent(platform);
    expect(back.searchParams.get("state")).toBe("state of mine/+&");
    expect(back.href.startsWith(redirect(platform))).toBe(true);
    const no = await answerConsent(url, { person: person().id, answer: "no" });
    expect(no.searchParams.get("error")).toBe("access_denied");
    expect(no.searchParams.get("state")).toBe("state of mine/+&");
    expect(no.searchParams.get("code")).toBeNull();
  });

  test("takes a code once, and for its redirect address only", async () => {
    const { answer } = await consent(platform);
    const elsewhere = await consent(platform);
    ok(await provider.exchange(asking(), answer));
    expect(await provider.exchange(asking(), answer)).toEqual({ fault: "refused" });
    expect(
      await provider.exchange(asking(), { ...elsewhere.answer, redirectUri: redirect("x") }),
    ).toEqual({ fault: "refused" });
  });

  test("keeps tokens of which a needed scope was unticked from being used", async () => {
    expect(await exchange(platform, [])).toEqual({ fault: "scope_missing" });
  });

  const faults: [string, (id: string) => Promise<unknown>, Fault][] = [
    ["an ended token", (id) => social.control("expire", { person: id }), "expired"],
    [
      "Laurel removed by the person",
      (id) => social.control("end", { person: id }),
      platform === "instagram" ? "revoked" : "expired",
    ],
    [
      "a withdrawn scope",
      (id) => social.control("unscope", { person: id, scope: NEEDED[platform] }),
      "scope_missing",
    ],
    [
      "a deleted account",
      (id) => social.control("person", { person: id, closed: "yes" }),
      { instagram: "revoked", youtube: "gone", tiktok: "expired" }[platform] as Fault,
    ],
    ["an error of the provider", () => fail("error"), "failing"],
    ["an answer that is no JSON", () => fail("garbage"), "failing"],
    ["an answer that is too long", () => fail("huge"), "failing"],
    ["a limit", () => fail("limited"), "limited"],
  ];
  const fail = (kind: string) => social.control("fail", { platform, kind });
  test.each(faults)("says what %s means", async (_name, happen, fault) => {
    const tokens = await connect(platform);
    await happen(person().id);
    expect(await read(platform, tokens)).toMatchObject({ fault });
  });

  test("waits no longer than the deadline", async () => {
    const tokens = await connect(platform);
    await fail("slow");
    const deadline = vi.spyOn(AbortSignal, "timeout");
    const soon = new AbortController();
    deadline.mockImplementation(() => {
      setTimeout(() => soon.abort(), 50);
      return soon.signal;
    });
    expect(await read(platform, tokens)).toEqual({ fault: "failing" });
    expect(deadline).toHaveBeenCalledWith(5_000);
  });

  test("follows a changed handle, and knows the account by its id", async () => {
    const tokens = await connect(platform);
    await social.control("person", { person: person().id, handle: "another.name" });
    expect(ok(await read(platform, tokens))).toMatchObject({
      providerId: person().id,
      handle: "another.name",
    });
  });

  test("an account without posts has no engagement rate", async () => {
    const tokens = await connect(platform);
    await social.control("unpost", { person: person().id });
    expect(ok(await read(platform, tokens))).toMatchObject({ posts: [], engagementRate: null });
  });

  test("refreshes tokens, and the new ones work after the old have ended", async () => {
    const tokens = await connect(platform);
    await wait(platform === "instagram" ? 48 : 1.5);
    const next = ok(await provider.refresh(asking(), tokens));
    expect(next.expiresAt).toBeGreaterThan(tokens.expiresAt);
    expect(next.scopes).toEqual(tokens.scopes);
    expect(next.access).not.toBe(tokens.access);
    await wait(platform === "instagram" ? 59 * 24 : 0.9);
    expect(await read(platform, tokens)).toMatchObject({ fault: "expired" });
    ok(await read(platform, next));
  });

  test("a refresh says that the connection has ended", async () => {
    const tokens = await connect(platform);
    await social.control("end", { person: person().id });
    expect(await provider.refresh(asking(), tokens)).toEqual({ fault: "revoked" });
  });

  test("reads a post of the account by its address, and says when it is gone", async () => {
    const tokens = await connect(platform);
    const account = ok(await read(platform, tokens));
    const address = account.posts[3]?.address ?? "";
    const post = { address, accountId: account.providerId };
    const posted = person().posts[3];
    const found = ok(await provider.readPost(asking(), tokens.access, post));
    expect(found).toMatchObject({
      id: posted?.id,
      caption: posted?.caption,
      likes: posted?.likes,
      views: posted?.views,
      shares: platform === "youtube" ? null : posted?.shares,
      reach: platform === "instagram" ? posted?.reach : null,
    });
    const elsewhere = { ...post, address: "https://example.com/p/1" };
    expect(await provider.readPost(asking(), tokens.access, elsewhere)).toEqual({
      fault: "refused",
    });
    await social.control("unpost", { person: person().id, id: found.id });
    expect(await provider.readPost(asking(), tokens.access, post)).toEqual({ fault: "gone" });
  });

  /** A post of the account, as `readPost` is asked for it. */
  async function postOf(tokens: Tokens) {
    const { providerId, posts } = ok(await read(platform, tokens));
    return { address: posts[0]?.address ?? "", accountId: providerId, id: posts[0]?.id ?? "" };
  }

  test.each(faults)("says what %s means for a post", async (_name, happen, fault) => {
    const tokens = await connect(platform);
    const post = await postOf(tokens);
    await happen(person().id);
    expect(await provider.readPost(asking(), tokens.access, post)).toMatchObject({ fault });
  });

  test("waits for a post no longer than the deadline", async () => {
    const tokens = await connect(platform);
    const post = await postOf(tokens);
    await fail("slow");
    const soon = new AbortController();
    vi.spyOn(AbortSignal, "timeout").mockImplementation(() => {
      setTimeout(() => soon.abort(), 50);
      return soon.signal;
    });
    expect(await provider.readPost(asking(), tokens.access, post)).toEqual({ fault: "failing" });
  });

  test("a post that was edited, made private or grows says so as far as the platform does", async () => {
    const tokens = await connect(platform);
    const post = await postOf(tokens);
    const change = (fields: Record<string, string>) =>
      social.control("post", { person: person().id, id: post.id, ...fields });
    const readIt = () => provider.readPost(asking(), tokens.access, post);
    await change({ caption: "#ad Another caption", grows: "yes" });
    const first = ok(await readIt());
    expect(first.caption).toBe("#ad Another caption");
    await wait(0.5);
    expect(ok(await readIt()).views).toBeGreaterThan(first.views ?? 0);
    await change({ private: "yes" });
    expect(await readIt()).toEqual({ fault: platform === "youtube" ? "private" : "gone" });
  });

  test("a reading of a post takes no more requests than it says", async () => {
    const tokens = await connect(platform);
    const post = await postOf(tokens);
    const before = social.state().asked.length;
    ok(await provider.readPost(asking(), tokens.access, post));
    const missing = { ...post, address: post.address.replace(post.id, "nowhere") };
    const found = social.state().asked.length - before;
    expect(found).toBeLessThanOrEqual(provider.requestsPerPost);
    await provider.readPost(asking(), tokens.access, missing);
    expect(social.state().asked.length - before - found).toBeLessThanOrEqual(
      provider.requestsPerPost,
    );
  });

  test("keeps the post of another account apart", async () => {
    const tokens = await connect(platform);
    const other = social.state().people.filter((one) => one.platform === platform)[1];
    const id = other?.posts[0]?.id ?? "";
    const address = {
      instagram: `https://www.instagram.com/p/${id}/`,
      youtube: `https://youtu.be/${id}`,
      tiktok: `https://www.tiktok.com/@x/video/${id}`,
    }[platform];
    const post = { address, accountId: person().id };
    expect(await provider.readPost(asking(), tokens.access, post)).toEqual({
      fault: platform === "youtube" ? "not_theirs" : "gone",
    });
  });

  test("asks the hosts of the provider with no token in an address that takes it elsewhere", async () => {
    const tokens = await connect(platform);
    await provider.refresh(asking(), tokens);
    await read(platform, tokens);
    await provider.revoke(asking(), tokens);
    const asked = social.state().asked.join("\n");
    expect(asked).not.toBe("");
    if (platform !== "instagram")
      expect(asked).not.toMatch(/(access|refresh|code|short)-[\w-]{20}/);
  });
});

const NEEDED = {
  instagram: "instagram_business_basic",
  youtube: "https://www.googleapis.com/auth/youtube.readonly",
  tiktok: "video.list",
};

test("consent pages are at the providers, and here at the local service", () => {
  expect(consentOrigins({ SOCIAL_RELAY: undefined })).toEqual([
    "https://www.instagram.com",
    "https://accounts.google.com",
    "https://www.tiktok.com",
  ]);
  expect(consentOrigins(social.env)).toEqual([social.env.SOCIAL_RELAY]);
});

test("Google takes a code only with the verifier of its challenge", async () => {
  const { answer } = await consent("youtube");
  const wrong = await PROVIDERS.youtube.exchange(asking(), { ...answer, verifier: newSecret() });
  expect(wrong).toEqual({ fault: "refused" });
});

test("TikTok's refresh token is another one each time, and the old one is void", async () => {
  const tokens = await connect("tiktok");
  const next = ok(await PROVIDERS.tiktok.refresh(asking(), tokens));
  expect(next.refresh).not.toBe(tokens.refresh);
  expect(await PROVIDERS.tiktok.refresh(asking(), tokens)).toEqual({ fault: "revoked" });
  ok(await PROVIDERS.tiktok.refresh(asking(), next));
  // Its end stays, but for the seconds that the provider rounds off.
  const moved = (next.refreshExpiresAt ?? 0) - (tokens.refreshExpiresAt ?? 0);
  expect(Math.abs(moved)).toBeLessThan(3_000);
});

test("Google keeps its refresh token over a refresh", async () => {
  const tokens = await connect("youtube");
  const next = ok(await PROVIDERS.youtube.refresh(asking(), tokens));
  expect(next.refresh).toBe(tokens.refresh);
  expect(next.refreshExpiresAt).toBeNull();
});

test.each(["youtube", "tiktok"] as const)(
  "%s ends a connection that is revoked",
  async (platform) => {
    const tokens = await connect(platform);
    expect(await PROVIDERS[platform].revoke(asking(), tokens)).toEqual({ ok: null });
    expect(await read(platform, tokens)).toMatchObject({ fault: "expired" });
    expect(await PROVIDERS[platform].refresh(asking(), tokens)).toEqual({ fault: "revoked" });
  },
);

test("Instagram says how long its limit lasts, in its header", async () => {
  const tokens = await connect("instagram");
  await social.control("fail", { platform: "instagram", kind: "limited", minutes: "17" });
  const now = Date.now();
  const clock = () => now;
  const answer = await PROVIDERS.instagram.readAccount({ env: social.env, clock }, tokens.access);
  expect(answer).toEqual({ fault: "limited", until: now + 17 * 60_000 });
});

test("YouTube's quota begins anew at midnight on the Pacific coast", async () => {
  const tokens = await connect("youtube");
  await social.control("quota", { youtubeUnitsADay: "2" });
  const clock = () => Date.parse("2026-11-24T02:39:18.250Z");
  const answer = await PROVIDERS.youtube.readAccount({ env: social.env, clock }, tokens.access);
  expect(answer).toEqual({ fault: "limited", until: Date.parse("2026-11-24T08:00:00Z") });
});

test("TikTok's limit lasts a minute", async () => {
  const tokens = await connect("tiktok");
  await social.control("quota", { tiktokRequestsAMinute: "1" });
  ok(await read("tiktok", tokens));
  const now = Date.now();
  const clock = () => now;
  expect(await PROVIDERS.tiktok.readAccount({ env: social.env, clock }, tokens.access)).toEqual({
    fault: "limited",
    until: now + 60_000,
  });
});

test("Instagram tells of professional accounts only", async () => {
  const tokens = await connect("instagram");
  await social.control("person", {
    person: social.personOf("instagram").id,
    professional: "no",
  });
  expect(await read("instagram", tokens)).toEqual({ fault: "not_professional" });
});

test("YouTube's hidden followers are not known, and no rate is made of them", async () => {
  const tokens = await connect("youtube");
  const person = social.personOf("youtube").id;
  await social.control("person", { person, followersHidden: "yes" });
  expect(ok(await read("youtube", tokens))).toMatchObject({
    followers: null,
    engagementRate: null,
  });
  await social.control("person", { person, private: "yes" });
  expect(await read("youtube", tokens)).toEqual({ fault: "private" });
});

test("a post of Instagram has no reach without the scope for it", async () => {
  const tokens = ok(await exchange("instagram", ["instagram_business_basic"]));
  const { posts, providerId } = ok(await read("instagram", tokens));
  const post = { address: posts[0]?.address ?? "", accountId: providerId };
  const found = ok(await PROVIDERS.instagram.readPost(asking(), tokens.access, post));
  expect(found).toMatchObject({ likes: posts[0]?.likes, reach: null, views: null });
});

test("TikTok shows no posts of a private account", async () => {
  const tokens = await connect("tiktok");
  await social.control("person", { person: social.personOf("tiktok").id, private: "yes" });
  expect(ok(await read("tiktok", tokens))).toMatchObject({ posts: [], engagementRate: null });
});

test("posts whose likes are hidden are left out of Instagram's rate", async () => {
  const tokens = await connect("instagram");
  const { id, posts } = social.personOf("instagram");
  const before = ok(await read("instagram", tokens)).engagementRate;
  for (const post of posts.slice(1, 12))
    await social.control("post", { person: id, id: post.id, likesHidden: "yes" });
  const figures = ok(await read("instagram", tokens));
  expect(figures.posts[1]?.likes).toBeNull();
  expect(figures.engagementRate).toBe(before);
});

describe("a pasted Instagram token", () => {
  const paste = async () => {
    const { token } = await social.control("token", { person: social.personOf("instagram").id });
    return String(token);
  };

  test("tells its end by being renewed", async () => {
    const pasted = await paste();
    await wait(30);
    const tokens = ok(await adoptToken(asking(), pasted));
    expect(tokens.expiresAt - asking().clock()).toBeGreaterThan(59 * DAY);
    ok(await read("instagram", tokens));
  });

  test("of today is taken for a day", async () => {
    const tokens = ok(await adoptToken(asking(), await paste()));
    expect(tokens.expiresAt - asking().clock()).toBeGreaterThan(DAY - HOUR);
    expect(tokens.expiresAt - asking().clock()).toBeLessThanOrEqual(DAY);
  });

  test("of nobody is refused", async () => {
    expect(await adoptToken(asking(), "made-up")).toEqual({ fault: "refused" });
  });
});
