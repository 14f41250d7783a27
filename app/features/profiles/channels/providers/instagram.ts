import { z } from "zod";
import { COUNTED_POSTS, engagementRate } from "./engagement";
import { fetchProvider, formRequest, parseReply, providerUrl } from "./fetch-provider";
import { classifyFault } from "./instagram-faults";
import { exchangeToken, renewToken } from "./instagram-tokens";
import { parsePostId } from "./post-address";
import type { Answer, Post, Provider, ProviderContext, Tokens } from "./provider";

const BASIC = "instagram_business_basic";
/** Reach and views of posts. Who unticks it is connected without them. */
const INSIGHTS = "instagram_business_manage_insights";
const VERSION = "/v26.0";
const MEDIA_FIELDS = "id,caption,permalink,timestamp,like_count,comments_count";
const DAY = 86_400_000;
/** A post is looked for among the newest 200: Instagram finds none by its address. */
const SEARCHED = { pages: 4, limit: "50" };

export const instagram: Provider = {
  requestsPerReading: 2,
  requestsPerPost: SEARCHED.pages + 1,
  // A token of 60 days can be refreshed from its second day on.
  refreshBefore: 10 * DAY,

  // Instagram documents no PKCE: the code is of use only with the secret.
  consentUrl(env, { state, redirectUri }) {
    if (!env.INSTAGRAM_CLIENT_ID) return null;
    return providerUrl(env, "instagramConsent", "/oauth/authorize", {
      client_id: env.INSTAGRAM_CLIENT_ID,
      redirect_uri: redirectUri,
      response_type: "code",
      scope: [BASIC, INSIGHTS].join(","),
      state,
    });
  },

  /** The code gives a token of an hour, which is swapped for one of 60 days. */
  async exchange(asking, { code, redirectUri }) {
    const { INSTAGRAM_CLIENT_ID = "", INSTAGRAM_CLIENT_SECRET = "" } = asking.env;
    const reply = await fetchProvider(
      providerUrl(asking.env, "instagramCodes", "/oauth/access_token"),
      formRequest({
        client_id: INSTAGRAM_CLIENT_ID,
        client_secret: INSTAGRAM_CLIENT_SECRET,
        grant_type: "authorization_code",
        redirect_uri: redirectUri,
        code,
      }),
    );
    const short = parseReply(reply, shortToken, () => null);
    if ("fault" in short) return short;
    const { access_token, permissions } = short.ok;
    if (!permissions.includes(BASIC)) return { fault: "scope_missing" };
    return exchangeToken(asking, access_token, permissions);
  },

  refresh: (asking, { access, scopes }) =>
    renewToken(asking, "/refresh_access_token", { grant_type: "ig_refresh_token" }, access, scopes),

  /** No address is documented for it: people remove us in the settings of Instagram. */
  revoke: async () => ({ fault: "refused" }),

  async readAccount(asking, accessToken) {
    const found = await get(asking, accessToken, "/me", user, {
      fields: "user_id,username,account_type,followers_count",
    });
    if ("fault" in found) return found;
    const { user_id, username, account_type, followers_count } = found.ok;
    if (account_type?.toLowerCase() === "personal") return { fault: "not_professional" };
    const listed = await get(asking, accessToken, "/me/media", mediaList, {
      fields: MEDIA_FIELDS,
      limit: String(COUNTED_POSTS),
    });
    if ("fault" in listed) return listed;
    const posts = listed.ok.data.map(postOf);
    return {
      ok: {
        providerId: user_id,
        handle: username,
        followers: followers_count,
        engagementRate: engagementRate(followers_count, posts),
        posts,
        requests: 2,
      },
    };
  },

  async readPost(asking, accessToken, { address }) {
    const code = parsePostId("instagram", address);
    if (!code) return { fault: "refused" };
    let after = "";
    for (let page = 0; page < SEARCHED.pages; page++) {
      const listed = await get(asking, accessToken, "/me/media", mediaList, {
        fields: MEDIA_FIELDS,
        limit: SEARCHED.limit,
        ...(after && { after }),
      });
      if ("fault" in listed) return listed;
      const found = listed.ok.data.find(
        ({ permalink }) => permalink && parsePostId("instagram", permalink) === code,
      );
      if (found) return withInsights(asking, accessToken, postOf(found));
      after = listed.ok.paging?.next ? (listed.ok.paging.cursors?.after ?? "") : "";
      if (!after) break;
    }
    return { fault: "gone" };
  },
};

/**
 * What a token that a person pasted is good for. Nothing tells when such a token ends, so it is renewed: that says it.
 * One that is neither renewed nor swapped, but opens the account, is younger than a day: it is good until then at least.
 */
export async function adoptToken(asking: ProviderContext, pasted: string): Promise<Answer<Tokens>> {
  const scopes = [BASIC];
  const tokens = { access: pasted, refresh: null, expiresAt: 0, refreshExpiresAt: null, scopes };
  const renewed = await instagram.refresh(asking, tokens);
  if (!("fault" in renewed) || !["refused", "expired"].includes(renewed.fault)) return renewed;
  const swapped = await exchangeToken(asking, pasted, scopes);
  if (!("fault" in swapped)) return swapped;
  const read = await instagram.readAccount(asking, pasted);
  // A token that was never used cannot have expired: the text is not a token.
  if ("fault" in read) return read.fault === "expired" ? { fault: "refused" } : read;
  const expiresAt = asking.clock() + DAY;
  return { ok: { ...tokens, expiresAt, refreshExpiresAt: expiresAt } };
}

/** Documented as the first of an array `data`; answers without it are taken as well. */
const firstOf = <T>(schema: z.ZodType<T>): z.ZodType<T> =>
  z.preprocess(
    (body) => z.object({ data: z.array(z.unknown()).min(1) }).safeParse(body).data?.data[0] ?? body,
    schema,
  );

const shortToken = firstOf(
  z.object({
    access_token: z.string().min(1),
    permissions: z
      .union([z.string().transform((list) => list.split(",")), z.array(z.string())])
      .transform((list) => list.map((scope) => scope.trim())),
  }),
);

const count = z.int().min(0);

const user = firstOf(
  z.object({
    user_id: z.coerce.string().min(1),
    username: z.string().min(1),
    account_type: z.string().optional(),
    followers_count: count,
  }),
);

const media = z.object({
  id: z.string().min(1),
  caption: z.string().default(""),
  permalink: z.string().optional(),
  timestamp: z.string().transform((text, context) => {
    // '2026-11-24T02:39:18+0000'
    const time = Date.parse(text.replace(/([+-]\d\d)(\d\d)$/, "$1:$2"));
    if (Number.isNaN(time)) context.addIssue({ code: "custom", message: "is no time" });
    return time;
  }),
  like_count: count.optional(),
  comments_count: count.optional(),
});

const mediaList = z.object({
  data: z.array(media),
  paging: z
    .object({
      next: z.string().optional(),
      cursors: z.object({ after: z.string().optional() }).optional(),
    })
    .optional(),
});

const insights = z.object({
  data: z.array(z.object({ name: z.string(), values: z.array(z.object({ value: count })).min(1) })),
});

/** Adds what only the owner sees. Who did not allow that has a post without it. */
async function withInsights(
  asking: ProviderContext,
  accessToken: string,
  post: Post,
): Promise<Answer<Post>> {
  const metric = "views,reach,shares";
  const read = await get(asking, accessToken, `/${post.id}/insights`, insights, { metric });
  if ("fault" in read)
    return read.fault === "scope_missing" || read.fault === "refused" ? { ok: post } : read;
  const of = (name: string) =>
    read.ok.data.find((one) => one.name === name)?.values[0]?.value ?? null;
  return { ok: { ...post, views: of("views"), reach: of("reach"), shares: of("shares") } };
}

const postOf = (listed: z.infer<typeof media>): Post => ({
  id: listed.id,
  address: listed.permalink ?? null,
  postedAt: listed.timestamp,
  caption: listed.caption,
  likes: listed.like_count ?? null,
  comments: listed.comments_count ?? null,
  shares: null,
  views: null,
  reach: null,
});

async function get<T>(
  { env, clock }: ProviderContext,
  accessToken: string,
  path: string,
  schema: z.ZodType<T>,
  query: Record<string, string>,
): Promise<Answer<T>> {
  const all = { ...query, access_token: accessToken };
  const reply = await fetchProvider(providerUrl(env, "instagram", `${VERSION}${path}`, all));
  return parseReply(reply, schema, (answered) => classifyFault(answered, clock()));
}
