import { z } from "zod";
import { COUNTED_POSTS, engagementRate } from "./engagement";
import {
  bearerHeader,
  fetchProvider,
  formRequest,
  type ProviderReply,
  parseReply,
  providerUrl,
  rateLimited,
} from "./fetch-provider";
import { requestTokens, withScopes } from "./oauth";
import { parsePostId } from "./post-address";
import type { Answer, Post, Provider, ProviderContext, Refusal } from "./provider";

const SCOPES = ["user.info.basic", "user.info.profile", "user.info.stats", "video.list"] as const;
const USER_FIELDS = "open_id,username,follower_count";
const VIDEO_FIELDS =
  "id,create_time,share_url,video_description,like_count,comment_count,share_count,view_count";

export const tiktok: Provider = {
  requestsPerReading: 2,
  requestsPerPost: 1,
  refreshBefore: 600_000,

  // For web apps, TikTok documents no PKCE: the code is of use only with the secret.
  consentUrl(env, { state, redirectUri }) {
    if (!env.TIKTOK_CLIENT_KEY) return null;
    return providerUrl(env, "tiktokConsent", "/v2/auth/authorize/", {
      client_key: env.TIKTOK_CLIENT_KEY,
      response_type: "code",
      scope: SCOPES.join(","),
      redirect_uri: redirectUri,
      state,
    });
  },

  async exchange(asking, { code, redirectUri }) {
    const answer = await requestTokens(
      asking,
      providerUrl(asking.env, "tiktok", "/v2/oauth/token/"),
      {
        ...clientOf(asking),
        grant_type: "authorization_code",
        code,
        redirect_uri: redirectUri,
      },
    );
    return withScopes(answer, SCOPES);
  },

  async refresh(asking, tokens) {
    if (!tokens.refresh) return { fault: "revoked" };
    const fields = {
      ...clientOf(asking),
      grant_type: "refresh_token",
      refresh_token: tokens.refresh,
    };
    return requestTokens(
      asking,
      providerUrl(asking.env, "tiktok", "/v2/oauth/token/"),
      fields,
      tokens,
    );
  },

  async revoke(asking, { access }) {
    const url = providerUrl(asking.env, "tiktok", "/v2/oauth/revoke/");
    const reply = await fetchProvider(url, formRequest({ ...clientOf(asking), token: access }));
    const { data } = oauthError.safeParse(reply?.body);
    if (data) return { fault: "refused" };
    return parseReply(
      reply,
      z.unknown().transform(() => null),
      () => null,
    );
  },

  async readAccount(asking, accessToken) {
    const found = await call(asking, accessToken, `/v2/user/info/`, USER_FIELDS, userInfo);
    if ("fault" in found) return found;
    const { open_id, username, follower_count } = found.ok.data.user;
    const listed = await call(asking, accessToken, "/v2/video/list/", VIDEO_FIELDS, videoList, {
      max_count: COUNTED_POSTS,
    });
    if ("fault" in listed) return listed;
    const posts = listed.ok.data.videos.map(postOf);
    return {
      ok: {
        providerId: open_id,
        handle: username,
        followers: follower_count,
        engagementRate: engagementRate(follower_count, posts),
        posts,
        requests: 2,
      },
    };
  },

  // The list has nothing of other accounts: whose post it is, is not told.
  async readPost(asking, accessToken, { address }) {
    const id = parsePostId("tiktok", address);
    if (!id) return { fault: "refused" };
    const listed = await call(asking, accessToken, "/v2/video/query/", VIDEO_FIELDS, videoList, {
      filters: { video_ids: [id] },
    });
    if ("fault" in listed) return listed;
    const found = listed.ok.data.videos.find((listedVideo) => listedVideo.id === id);
    return found ? { ok: postOf(found) } : { fault: "gone" };
  },
};

const clientOf = ({ env }: ProviderContext) => ({
  client_key: env.TIKTOK_CLIENT_KEY ?? "",
  client_secret: env.TIKTOK_CLIENT_SECRET ?? "",
});

const count = z.int().min(0);
const oauthError = z.object({ error: z.string() });

const userInfo = z.object({
  data: z.object({
    user: z.object({ open_id: z.string().min(1), username: z.string(), follower_count: count }),
  }),
});

const video = z.object({
  id: z.string().min(1),
  create_time: count,
  share_url: z.string().optional(),
  video_description: z.string().default(""),
  like_count: count.optional(),
  comment_count: count.optional(),
  share_count: count.optional(),
  view_count: count.optional(),
});

/** Public videos only: of a private account, none. */
const videoList = z.object({ data: z.object({ videos: z.array(video).default([]) }) });

const postOf = (listed: z.infer<typeof video>): Post => ({
  id: listed.id,
  address: listed.share_url ?? null,
  postedAt: listed.create_time * 1_000,
  caption: listed.video_description,
  likes: listed.like_count ?? null,
  comments: listed.comment_count ?? null,
  shares: listed.share_count ?? null,
  views: listed.view_count ?? null,
  reach: null,
});

/** With a body it is a POST; the fields stand in the address all the same. */
async function call<T>(
  { env, clock }: ProviderContext,
  accessToken: string,
  path: string,
  fields: string,
  schema: z.ZodType<T>,
  body?: object,
): Promise<Answer<T>> {
  const headers = bearerHeader(accessToken);
  const reply = await fetchProvider(
    providerUrl(env, "tiktok", path, { fields }),
    body
      ? {
          method: "POST",
          headers: { ...headers, "Content-Type": "application/json" },
          body: JSON.stringify(body),
        }
      : { headers },
  );
  return parseReply(reply, schema, (answered) => classifyFault(answered, clock()));
}

const errors = z.object({ error: z.object({ code: z.string() }) });
const MINUTE_SECONDS = 60;

function classifyFault({ status, body }: ProviderReply, now: number): Refusal | null {
  const code = errors.safeParse(body).data?.error.code ?? "";
  // The window of the limit is a minute, and no header says more.
  if (status === 429 || code === "rate_limit_exceeded") return rateLimited(now, MINUTE_SECONDS);
  if (code === "scope_not_authorized" || code === "scope_permission_missed")
    return { fault: "scope_missing" };
  if (code === "access_token_invalid") return { fault: "expired" };
  if (code === "internal_error") return { fault: "failing" };
  return code === "ok" || code === "" ? null : { fault: "refused" };
}
