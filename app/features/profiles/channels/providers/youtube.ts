import { z } from "zod";
import { COUNTED_POSTS, engagementRate } from "./engagement";
import {
  bearerHeader,
  fetchProvider,
  formRequest,
  parseReply,
  providerUrl,
} from "./fetch-provider";
import { requestTokens, withScopes } from "./oauth";
import { parsePostId } from "./post-address";
import type { Answer, Post, Provider, ProviderContext } from "./provider";
import { classifyFault } from "./youtube-faults";

/** Reads the channel of the person and its videos. Figures for the owner alone (YouTube Analytics) need another scope. */
const SCOPE = "https://www.googleapis.com/auth/youtube.readonly";
const MINUTE = 60_000;

export const youtube: Provider = {
  requestsPerReading: 3,
  requestsPerPost: 1,
  refreshBefore: 5 * MINUTE,

  consentUrl(env, { state, challenge, redirectUri }) {
    if (!env.GOOGLE_CLIENT_ID) return null;
    return providerUrl(env, "googleConsent", "/o/oauth2/v2/auth", {
      client_id: env.GOOGLE_CLIENT_ID,
      redirect_uri: redirectUri,
      response_type: "code",
      scope: SCOPE,
      // A refresh token comes only with both.
      access_type: "offline",
      prompt: "consent",
      state,
      code_challenge: challenge,
      code_challenge_method: "S256",
    });
  },

  async exchange(asking, { code, verifier, redirectUri }) {
    const answer = await requestTokens(asking, providerUrl(asking.env, "google", "/token"), {
      ...clientOf(asking),
      grant_type: "authorization_code",
      code,
      code_verifier: verifier,
      redirect_uri: redirectUri,
    });
    return withScopes(answer, [SCOPE]);
  },

  async refresh(asking, tokens) {
    if (!tokens.refresh) return { fault: "revoked" };
    const fields = {
      ...clientOf(asking),
      grant_type: "refresh_token",
      refresh_token: tokens.refresh,
    };
    return requestTokens(asking, providerUrl(asking.env, "google", "/token"), fields, tokens);
  },

  async revoke({ env }, { refresh, access }) {
    const reply = await fetchProvider(
      providerUrl(env, "google", "/revoke"),
      formRequest({ token: refresh ?? access }),
    );
    const { data } = revocationError.safeParse(reply?.body);
    // What was void before is void now.
    if (data?.error === "invalid_token") return { ok: null };
    return parseReply(
      reply,
      z.unknown().transform(() => null),
      () => null,
    );
  },

  async readAccount(asking, accessToken) {
    const found = await get(asking, accessToken, "channels", channels, {
      part: "id,snippet,statistics,contentDetails",
      mine: "true",
    });
    if ("fault" in found) return found;
    const channel = found.ok.items[0];
    if (!channel) return { fault: "gone" };
    const { subscriberCount, hiddenSubscriberCount } = channel.statistics;
    const followers = hiddenSubscriberCount ? null : (subscriberCount ?? null);
    const handle = channel.snippet.customUrl?.replace(/^@/, "") ?? channel.id;
    const account = { providerId: channel.id, handle, followers };

    const uploads = await get(asking, accessToken, "playlistItems", playlistItems, {
      part: "contentDetails",
      playlistId: channel.contentDetails.relatedPlaylists.uploads,
      maxResults: String(COUNTED_POSTS),
    });
    // The list of a channel without videos is not found.
    const ids =
      "ok" in uploads ? uploads.ok.items.map(({ contentDetails }) => contentDetails.videoId) : [];
    if ("fault" in uploads && uploads.fault !== "gone") return uploads;
    if (ids.length === 0)
      return { ok: { ...account, engagementRate: null, posts: [], requests: 2 } };

    const listed = await get(asking, accessToken, "videos", videos, {
      part: "snippet,statistics",
      id: ids.join(","),
    });
    if ("fault" in listed) return listed;
    const posts = listed.ok.items.map(postOf);
    return {
      ok: { ...account, engagementRate: engagementRate(followers, posts), posts, requests: 3 },
    };
  },

  async readPost(asking, accessToken, { address, accountId }) {
    const id = parsePostId("youtube", address);
    if (!id) return { fault: "refused" };
    const listed = await get(asking, accessToken, "videos", videos, {
      part: "snippet,statistics,status",
      id,
    });
    if ("fault" in listed) return listed;
    const video = listed.ok.items.find((item) => item.id === id);
    if (!video) return { fault: "gone" };
    if (video.snippet.channelId !== accountId) return { fault: "not_theirs" };
    // Its owner is told of private ones too.
    return video.status?.privacyStatus === "private" ? { fault: "private" } : { ok: postOf(video) };
  },
};

const clientOf = ({ env }: ProviderContext) => ({
  client_id: env.GOOGLE_CLIENT_ID ?? "",
  client_secret: env.GOOGLE_CLIENT_SECRET ?? "",
});

const revocationError = z.object({ error: z.string() });

/** Counts are strings here. */
const count = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);

const channels = z.object({
  items: z
    .array(
      z.object({
        id: z.string().min(1),
        snippet: z.object({ customUrl: z.string().optional() }),
        statistics: z.object({
          subscriberCount: count.optional(),
          hiddenSubscriberCount: z.boolean().default(false),
        }),
        contentDetails: z.object({ relatedPlaylists: z.object({ uploads: z.string() }) }),
      }),
    )
    .default([]),
});

const playlistItems = z.object({
  items: z.array(z.object({ contentDetails: z.object({ videoId: z.string() }) })).default([]),
});

const videos = z.object({
  items: z
    .array(
      z.object({
        id: z.string().min(1),
        snippet: z.object({
          channelId: z.string(),
          publishedAt: z.iso.datetime({ offset: true }),
          title: z.string(),
          description: z.string().default(""),
        }),
        statistics: z.object({
          viewCount: count.optional(),
          likeCount: count.optional(),
          commentCount: count.optional(),
        }),
        status: z.object({ privacyStatus: z.string() }).optional(),
      }),
    )
    .default([]),
});

const postOf = ({
  id,
  snippet: { publishedAt, title, description },
  statistics: { viewCount, likeCount, commentCount },
}: z.infer<typeof videos>["items"][number]): Post => ({
  id,
  address: `https://www.youtube.com/watch?v=${id}`,
  postedAt: Date.parse(publishedAt),
  caption: `${title}\n\n${description}`.trim(),
  likes: likeCount ?? null,
  comments: commentCount ?? null,
  shares: null,
  views: viewCount ?? null,
  reach: null,
});

async function get<T>(
  { env, clock }: ProviderContext,
  accessToken: string,
  resource: string,
  schema: z.ZodType<T>,
  query: Record<string, string>,
): Promise<Answer<T>> {
  const url = providerUrl(env, "youtube", `/youtube/v3/${resource}`, query);
  const reply = await fetchProvider(url, { headers: bearerHeader(accessToken) });
  return parseReply(reply, schema, (answered) => classifyFault(answered, clock()));
}
