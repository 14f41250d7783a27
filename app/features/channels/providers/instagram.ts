import { z } from "zod";
import { addressOf, answerOf, ask, form, limited, type Reply } from "./ask";
import { COUNTED_POSTS, engagementRate } from "./engagement";
import type { Answer, Asking, Post, Provider, Refusal, Tokens } from "./provider";

const BASIC = "instagram_business_basic";
/** Reach and views of posts. Who unticks it is connected without them. */
const INSIGHTS = "instagram_business_manage_insights";
const VERSION = "/v26.0";
const DAY = 86_400_000;

export const instagram: Provider = {
  requestsPerReading: 2,
  // A token of 60 days can be refreshed from its second day on.
  refreshBefore: 10 * DAY,

  // Instagram documents no PKCE: the code is of use only with the secret.
  consentUrl(env, { state, redirectUri }) {
    if (!env.INSTAGRAM_CLIENT_ID) return null;
    return addressOf(env, "instagramConsent", "/oauth/authorize", {
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
    const reply = await ask(
      addressOf(asking.env, "instagramCodes", "/oauth/access_token"),
      form({
        client_id: INSTAGRAM_CLIENT_ID,
        client_secret: INSTAGRAM_CLIENT_SECRET,
        grant_type: "authorization_code",
        redirect_uri: redirectUri,
        code,
      }),
    );
    const short = answerOf(reply, shortToken, () => null);
    if ("fault" in short) return short;
    const { access_token, permissions } = short.ok;
    if (!permissions.includes(BASIC)) return { fault: "scope_missing" };
    return swap(asking, access_token, permissions);
  },

  refresh: (asking, { access, scopes }) =>
    renew(asking, "/refresh_access_token", { grant_type: "ig_refresh_token" }, access, scopes),

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
      fields: "id,caption,permalink,timestamp,like_count,comments_count",
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
};

/**
 * What a token that a person pasted is good for. Nothing tells when such a token ends, so it is renewed: that says it.
 * One that is neither renewed nor swapped, but opens the account, is younger than a day: it is good until then at least.
 */
export async function adoptToken(asking: Asking, pasted: string): Promise<Answer<Tokens>> {
  const scopes = [BASIC];
  const tokens = { access: pasted, refresh: null, expiresAt: 0, refreshExpiresAt: null, scopes };
  const renewed = await instagram.refresh(asking, tokens);
  if (!("fault" in renewed) || renewed.fault !== "refused") return renewed;
  const swapped = await swap(asking, pasted, scopes);
  if (!("fault" in swapped)) return swapped;
  const read = await instagram.readAccount(asking, pasted);
  if ("fault" in read) return read;
  const expiresAt = asking.clock() + DAY;
  return { ok: { ...tokens, expiresAt, refreshExpiresAt: expiresAt } };
}

const swap = (asking: Asking, short: string, scopes: string[]) =>
  renew(
    asking,
    "/access_token",
    {
      grant_type: "ig_exchange_token",
      client_secret: asking.env.INSTAGRAM_CLIENT_SECRET ?? "",
    },
    short,
    scopes,
  );

/** Gets a token of 60 days for another one. The address holds secrets, because Instagram takes them nowhere else: it is never logged. */
async function renew(
  { env, clock }: Asking,
  path: string,
  query: Record<string, string>,
  token: string,
  scopes: string[],
): Promise<Answer<Tokens>> {
  const now = clock();
  const reply = await ask(addressOf(env, "instagram", path, { ...query, access_token: token }));
  const answer = answerOf(reply, longToken, (answered) => faultOf(answered, now));
  if ("fault" in answer) return answer;
  const expiresAt = now + answer.ok.expires_in * 1_000;
  return {
    ok: {
      access: answer.ok.access_token,
      refresh: null,
      expiresAt,
      refreshExpiresAt: expiresAt,
      scopes,
    },
  };
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

const longToken = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive(),
});

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

const mediaList = z.object({ data: z.array(media) });

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
  { env, clock }: Asking,
  accessToken: string,
  path: string,
  schema: z.ZodType<T>,
  query: Record<string, string>,
): Promise<Answer<T>> {
  const all = { ...query, access_token: accessToken };
  const reply = await ask(addressOf(env, "instagram", `${VERSION}${path}`, all));
  return answerOf(reply, schema, (answered) => faultOf(answered, clock()));
}

const errors = z.object({
  error: z.object({ code: z.int(), error_subcode: z.int().optional() }),
});

/** The app was removed, the password changed, the session ended by Instagram: the person has to connect again. */
const ENDED = new Set([458, 459, 460, 464, 467]);
const LIMITED = new Set([4, 17, 32, 613, 80002]);

function faultOf({ status, headers, body }: Reply, now: number): Refusal | null {
  const { data } = errors.safeParse(body);
  if (!data) return null;
  const { code, error_subcode = 0 } = data.error;
  if (code === 190) return { fault: ENDED.has(error_subcode) ? "revoked" : "expired" };
  if (status === 429 || LIMITED.has(code)) return limited(now, secondsToRegain(headers));
  if (code === 3 || code === 10 || (code >= 200 && code < 300)) return { fault: "scope_missing" };
  if (code === 1 || code === 2) return { fault: "failing" };
  if (code === 100 && error_subcode === 33) return { fault: "gone" };
  return { fault: "refused" };
}

const usage = z.record(
  z.string(),
  z.array(z.object({ estimated_time_to_regain_access: z.number().min(0) })),
);

/** Minutes in a header of JSON, for each account that was asked about. */
function secondsToRegain(headers: Headers): number | undefined {
  try {
    const said = usage.parse(JSON.parse(headers.get("X-Business-Use-Case-Usage") ?? ""));
    const minutes = Object.values(said)
      .flat()
      .map((entry) => entry.estimated_time_to_regain_access);
    return minutes.length ? Math.max(...minutes) * 60 : undefined;
  } catch {
    return undefined;
  }
}
