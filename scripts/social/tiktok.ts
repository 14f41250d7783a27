import { type App, type Client, type Dialect, serveConsent } from "./consent";
import { DAY, HOUR, type Person, type Post, type World } from "./world";

/*
 * TikTok, by these pages of developers.tiktok.com:
 * - "Login Kit for Web" (doc/login-kit-web): consent page and what comes back; it names no PKCE for web apps
 * - "Get a User Access Token", "Refresh a User Access Token", "Revoke a User Access Token" (docs/en/oauth-…, November 2026): fields; tokens last
 *   2 hours and 180 days; a refresh voids the refresh token that was sent
 * - "Error Handling" of OAuth (doc/oauth-error-handling) and of the API (doc/tiktok-api-v2-error-handling): error bodies and their statuses
 * - "Get User Info", "List Videos", "Query Videos", "Video Object" (doc/tiktok-api-v2-…): fields; public videos only
 * - "User Info APIs Scope Migration" (bulletin/user-info-scope-migration): which scope each field needs
 * - "Rate Limits" (doc/tiktok-api-v2-rate-limit): 600 requests a minute for each address, 429
 */

const FIELD_SCOPES: Record<string, string> = {
  open_id: "user.info.basic",
  display_name: "user.info.basic",
  username: "user.info.profile",
  follower_count: "user.info.stats",
  video_count: "user.info.stats",
};
const ACCESS_SECONDS = 2 * HOUR;
const REFRESH_SECONDS = 180 * DAY;

const tiktok: Dialect = {
  platform: "tiktok",
  name: "TikTok",
  path: "/www.tiktok.com/v2/auth/authorize/",
  clientParam: "client_key",
  scopes: ["user.info.basic", "user.info.profile", "user.info.stats", "video.list"],
  separator: /,/,
  pkce: false,
  codeSeconds: HOUR / 6,
  yes: (code, scopes) => ({ code, scopes: scopes.join(",") }),
  no: { error: "access_denied", error_description: "User cancelled" },
  fragment: "",
};

export function serveTikTok(app: App, world: World, client: Client): void {
  serveConsent(app, world, client, tiktok);

  const oauthError = (error: string, error_description: string) => ({
    error,
    error_description,
    log_id: "local",
  });

  app.post("/open.tiktokapis.com/v2/oauth/token/", async (c) => {
    const fields = new URLSearchParams(await c.req.text());
    const field = (name: string) => fields.get(name) ?? "";
    const fail = (error: string, description: string) =>
      c.json(oauthError(error, description), 400);
    if (field("client_key") !== client.id || field("client_secret") !== client.secret)
      return fail("invalid_client", "Client key or secret is incorrect.");
    const refreshing = field("grant_type") === "refresh_token";
    const opened = refreshing
      ? world.take(field("refresh_token"), "refresh")
      : world.take(field("code"), "code");
    if (typeof opened === "string")
      return fail(
        "invalid_grant",
        `${refreshing ? "Refresh token" : "Authorization code"} is invalid or expired.`,
      );
    const { token, grant, person } = opened;
    if (!refreshing && token.redirectUri !== field("redirect_uri"))
      return fail(
        "invalid_grant",
        "Redirect_uri is not matched with the uri when requesting code.",
      );
    if (person.closed) return fail("invalid_grant", "The user is not available.");
    // The life of refresh tokens is not prolonged.
    const ends = refreshing ? token.endsAt - world.now() : REFRESH_SECONDS;
    return c.json({
      open_id: person.id,
      scope: grant.scopes.join(","),
      access_token: world.issue("access", token.grant, ACCESS_SECONDS),
      expires_in: ACCESS_SECONDS,
      refresh_token: world.issue("refresh", token.grant, ends),
      refresh_expires_in: ends,
      token_type: "Bearer",
    });
  });

  app.post("/open.tiktokapis.com/v2/oauth/revoke/", async (c) => {
    const fields = new URLSearchParams(await c.req.text());
    const opened = world.open(fields.get("token") ?? "", "access");
    if (fields.get("client_secret") !== client.secret)
      return c.json(oauthError("invalid_client", "Client key or secret is incorrect."), 400);
    if (typeof opened === "string")
      return c.json(oauthError("invalid_grant", "Access token is invalid or expired."), 400);
    opened.grant.ended = true;
    return c.json({});
  });

  const serve = (
    method: "get" | "post",
    path: string,
    scopeOf: (field: string) => string | undefined,
    answer: (person: Person, pick: (from: object) => object, body: Body) => object,
  ) =>
    app[method](`/open.tiktokapis.com${path}`, async (c) => {
      const refuse = (status: number, code: string) => c.json(errorOf(code), status);
      const minute = `tiktok ${path} ${Math.floor(world.now() / 60)}`;
      if (!world.spend(minute, world.state.quota.tiktokRequestsAMinute))
        return refuse(429, "rate_limit_exceeded");
      const opened = world.open(
        (c.req.header("Authorization") ?? "").replace(/^Bearer /, ""),
        "access",
      );
      if (typeof opened === "string" || opened.person.closed)
        return refuse(401, "access_token_invalid");
      const fields = (c.req.query("fields") ?? "").split(",").filter(Boolean);
      if (fields.length === 0) return refuse(400, "invalid_params");
      for (const field of fields) {
        const scope = scopeOf(field);
        if (!scope) return refuse(400, "invalid_params");
        if (!opened.grant.scopes.includes(scope)) return refuse(401, "scope_not_authorized");
      }
      const pick = (from: object) =>
        Object.fromEntries(Object.entries(from).filter(([name]) => fields.includes(name)));
      const body: Body = method === "post" ? JSON.parse((await c.req.text()) || "{}") : {};
      const data = answer(opened.person, pick, body);
      return c.json({ data, error: { code: "ok", message: "", log_id: "local" } });
    });

  /** The lists have public videos only ("List Videos", "Query Videos"). */
  const shownOf = (person: Person) => (person.private ? [] : world.shown(person));

  serve(
    "get",
    "/v2/user/info/",
    (field) => FIELD_SCOPES[field],
    (person, pick) => ({ user: pick(userOf(person)) }),
  );
  serve("post", "/v2/video/list/", videoScope, (person, pick, { max_count = 10 }) => {
    const shown = shownOf(person);
    const videos = shown.slice(0, max_count).map((post) => pick(videoOf(person, post)));
    return { videos, cursor: world.now() * 1000, has_more: shown.length > videos.length };
  });
  serve("post", "/v2/video/query/", videoScope, (person, pick, { filters }) => ({
    videos: shownOf(person)
      .filter(({ id }) => filters?.video_ids?.includes(id))
      .map((post) => pick(videoOf(person, post))),
  }));
}

interface Body {
  max_count?: number;
  filters?: { video_ids?: string[] };
}

const VIDEO_FIELDS = new Set([
  "id",
  "create_time",
  "share_url",
  "video_description",
  "title",
  "like_count",
  "comment_count",
  "share_count",
  "view_count",
]);
const videoScope = (field: string) => (VIDEO_FIELDS.has(field) ? "video.list" : undefined);

const userOf = (person: Person) => ({
  open_id: person.id,
  display_name: person.handle,
  username: person.handle,
  follower_count: person.followers,
  video_count: person.private ? 0 : person.posts.filter((post) => !post.private).length,
});

const videoOf = ({ handle }: Person, post: Post) => ({
  id: post.id,
  create_time: post.postedAt,
  share_url: `https://www.tiktok.com/@${handle}/video/${post.id}`,
  video_description: post.caption,
  title: post.caption,
  like_count: post.likes,
  comment_count: post.comments,
  share_count: post.shares,
  view_count: post.views,
});

export const errorOf = (code: string) => ({
  data: {},
  error: { code, message: code, log_id: "local" },
});
