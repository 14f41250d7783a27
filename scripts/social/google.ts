import { createHash } from "node:crypto";
import { type App, type Client, type Dialect, serveConsent } from "./consent";
import { DAY, HOUR, type Person, type Post, type World } from "./world";

/*
 * Google and YouTube, by these pages of their documentation:
 * - "Using OAuth 2.0 for Web Server Applications" (developers.google.com/identity/protocols/oauth2/web-server): consent page, PKCE, token
 *   and revocation endpoints, single scopes that people can untick
 * - "Using OAuth 2.0 to Access Google APIs" (…/oauth2): when refresh tokens end
 * - "Channels", "PlaylistItems: list", "Videos" (developers.google.com/youtube/v3/docs): fields, counts as strings, hiddenSubscriberCount
 * - "YouTube Data API - Errors" (…/youtube/v3/docs/errors): reasons; "Core errors" (developers.google.com, global domain): their frame
 * - "Quota Calculator" (…/youtube/v3/determine_quota_cost): 1 unit a list, 10,000 a day, until midnight Pacific Time
 */

const READ = "https://www.googleapis.com/auth/youtube.readonly";
const ACCESS_SECONDS = 3_599;

const google: Dialect = {
  platform: "youtube",
  name: "Google",
  path: "/accounts.google.com/o/oauth2/v2/auth",
  clientParam: "client_id",
  scopes: [READ],
  separator: / /,
  pkce: true,
  codeSeconds: HOUR / 6,
  yes: (code, scopes) => ({ code, scope: scopes.join(" ") }),
  no: { error: "access_denied" },
  fragment: "",
};

export function serveGoogle(app: App, world: World, client: Client): void {
  serveConsent(app, world, client, google);

  app.post("/oauth2.googleapis.com/token", async (c) => {
    const fields = new URLSearchParams(await c.req.text());
    const field = (name: string) => fields.get(name) ?? "";
    const fail = (error: string, error_description: string, status = 400) =>
      c.json({ error, error_description }, status);
    if (field("client_id") !== client.id || field("client_secret") !== client.secret)
      return fail("invalid_client", "Unauthorized", 401);
    const answer = (grant: string, scopes: string[], refresh: object) =>
      c.json({
        access_token: world.issue("access", grant, ACCESS_SECONDS),
        expires_in: ACCESS_SECONDS,
        ...refresh,
        scope: scopes.join(" "),
        token_type: "Bearer",
      });
    if (field("grant_type") === "refresh_token") {
      const opened = world.open(field("refresh_token"), "refresh");
      if (typeof opened === "string")
        return fail("invalid_grant", "Token has been expired or revoked.");
      return answer(opened.token.grant, opened.grant.scopes, {});
    }
    if (field("grant_type") !== "authorization_code")
      return fail("unsupported_grant_type", "Invalid grant_type");
    const opened = world.take(field("code"), "code");
    if (typeof opened === "string") return fail("invalid_grant", "Malformed auth code.");
    const { token, grant } = opened;
    if (token.redirectUri !== field("redirect_uri"))
      return fail("redirect_uri_mismatch", "Bad Request");
    if (token.challenge && token.challenge !== sha256(field("code_verifier")))
      return fail("invalid_grant", "Invalid code verifier.");
    return answer(token.grant, grant.scopes, {
      refresh_token: world.issue("refresh", token.grant, 0),
    });
  });

  app.post("/oauth2.googleapis.com/revoke", async (c) => {
    const opened = world.open(
      new URLSearchParams(await c.req.text()).get("token") ?? "",
      "access",
      "refresh",
    );
    if (typeof opened === "string")
      return c.json({ error: "invalid_token", error_description: "Token expired or revoked" }, 400);
    opened.grant.ended = true;
    return c.json({});
  });

  /** @param answer the items of the list, or the reason of an error with its status */
  const list = (
    resource: string,
    answer: (person: Person, query: URLSearchParams) => object[] | [string, number],
  ) =>
    app.get(`/www.googleapis.com/youtube/v3/${resource}`, (c) => {
      const refuse = (status: number, reason: string, domain = "global") =>
        c.json(errorOf(status, reason, domain), status);
      const day = `youtube ${Math.floor((world.now() - 8 * HOUR) / DAY)}`;
      if (!world.spend(day, world.state.quota.youtubeUnitsADay))
        return refuse(403, "quotaExceeded", "youtube.quota");
      const opened = world.open(
        (c.req.header("Authorization") ?? "").replace(/^Bearer /, ""),
        "access",
      );
      if (typeof opened === "string") return refuse(401, "authError");
      const { grant, person } = opened;
      if (!grant.scopes.includes(READ)) return refuse(403, "insufficientPermissions");
      if (person.closed) return refuse(403, "authenticatedUserAccountClosed", "youtube.common");
      const query = new URL(c.req.url).searchParams;
      if (!query.get("part")) return refuse(400, "missingRequiredParameter", "youtube.parameter");
      const items = answer(person, query);
      const [reason, status] = items;
      if (typeof reason === "string" && typeof status === "number")
        return refuse(status, reason, `youtube.${resource}`);
      return c.json({ kind: `youtube#${resource}ListResponse`, items });
    });

  list("channels", (person, query) => {
    if (query.get("mine") !== "true") return ["missingRequiredParameter", 400];
    if (person.private) return ["channelForbidden", 403];
    return [channelOf(person)];
  });
  list("playlistItems", (person, query) => {
    if (query.get("playlistId") !== uploadsOf(person)) return ["playlistNotFound", 404];
    if (person.posts.length === 0) return ["playlistNotFound", 404];
    return person.posts.slice(0, Number(query.get("maxResults") ?? 5)).map(({ id, postedAt }) => ({
      kind: "youtube#playlistItem",
      contentDetails: { videoId: id, videoPublishedAt: iso(postedAt) },
    }));
  });
  // "Videos: list" and the resource's `status.privacyStatus` (private, public, unlisted): private ones are told to their owner only.
  list("videos", (person, query) => {
    const ids = (query.get("id") ?? "").split(",");
    const people = world.state.people.filter((one) => one.platform === "youtube");
    return people.flatMap((owner) =>
      owner.posts
        .filter((post) => ids.includes(post.id) && (owner === person || !post.private))
        .map((post) => parted(videoOf(owner, world.counted(post)), query)),
    );
  });
}

/** What of a video the parts that are asked for have. */
const parted = (video: ReturnType<typeof videoOf>, query: URLSearchParams) => {
  const parts = ["kind", "id", ...(query.get("part") ?? "").split(",")];
  return Object.fromEntries(Object.entries(video).filter(([name]) => parts.includes(name)));
};

const uploadsOf = ({ id }: Person) => id.replace(/^UC/, "UU");
const iso = (seconds: number) => new Date(seconds * 1000).toISOString().replace(".000Z", "Z");
const sha256 = (text: string) => createHash("sha256").update(text).digest("base64url");

const channelOf = (person: Person) => ({
  kind: "youtube#channel",
  id: person.id,
  snippet: { title: person.handle, description: "", customUrl: `@${person.handle}` },
  contentDetails: { relatedPlaylists: { likes: "LL", uploads: uploadsOf(person) } },
  statistics: {
    viewCount: String(person.posts.reduce((sum, { views }) => sum + views, 0)),
    // Rounded down to three figures, as YouTube shows it.
    subscriberCount: person.followersHidden ? "0" : threeFigures(person.followers),
    hiddenSubscriberCount: person.followersHidden,
    videoCount: String(person.posts.length),
  },
});

function threeFigures(count: number): string {
  const unit = 10 ** Math.max(0, String(count).length - 3);
  return String(Math.floor(count / unit) * unit);
}

const videoOf = (owner: Person, post: Post) => ({
  kind: "youtube#video",
  id: post.id,
  snippet: {
    publishedAt: iso(post.postedAt),
    channelId: owner.id,
    title: post.caption,
    description: "",
  },
  statistics: {
    viewCount: String(post.views),
    ...(post.likesHidden ? {} : { likeCount: String(post.likes) }),
    favoriteCount: "0",
    commentCount: String(post.comments),
  },
  status: { privacyStatus: post.private ? "private" : "public" },
});

export const errorOf = (code: number, reason: string, domain = "global") => ({
  error: { code, message: reason, errors: [{ message: reason, domain, reason }] },
});
