import { type App, type Client, type Dialect, serveConsent } from "./consent";
import { DAY, HOUR, type Person, type Post, type Void, type World } from "./world";

/*
 * Instagram API with Instagram Login, by these pages of developers.facebook.com/docs/instagram-platform:
 * - "Business Login for Instagram" (instagram-api-with-instagram-login/business-login): consent page, code, the answer in an array `data`,
 *   the short token of an hour and its exchange, scopes
 * - "Refresh Access Token" (reference/refresh_access_token): from 24 hours to 60 days
 * - "Get Started" (instagram-api-with-instagram-login/get-started), "Me" (reference/me), "IG User", "IG Media", "Instagram Media Insights":
 *   fields, metrics, the token as a query parameter
 * - "Handling Errors" and "Rate Limits" (docs/graph-api): error bodies, codes and subcodes, X-Business-Use-Case-Usage in minutes
 */

const BASIC = "instagram_business_basic";
const INSIGHTS = "instagram_business_manage_insights";
const LONG_SECONDS = 60 * DAY;

const instagram: Dialect = {
  platform: "instagram",
  name: "Instagram",
  path: "/www.instagram.com/oauth/authorize",
  clientParam: "client_id",
  scopes: [BASIC, INSIGHTS],
  separator: /[ ,]/,
  pkce: false,
  codeSeconds: HOUR,
  yes: (code) => ({ code }),
  no: {
    error: "access_denied",
    error_reason: "user_denied",
    error_description: "The user denied your request.",
  },
  fragment: "_",
};

export function serveInstagram(app: App, world: World, client: Client): void {
  serveConsent(app, world, client, instagram);

  app.post("/api.instagram.com/oauth/access_token", async (c) => {
    const fields = new URLSearchParams(await c.req.text());
    const field = (name: string) => fields.get(name) ?? "";
    const fail = (error_message: string) =>
      c.json({ error_type: "OAuthException", code: 400, error_message }, 400);
    if (field("client_id") !== client.id || field("client_secret") !== client.secret)
      return fail("Error validating client secret.");
    if (field("grant_type") !== "authorization_code") return fail("Invalid grant_type");
    const opened = world.take(field("code"), "code");
    if (typeof opened === "string") return fail("Matching code was not found or was already used");
    const { token, grant, person } = opened;
    if (token.redirectUri !== field("redirect_uri"))
      return fail(
        "Error validating verification code. Please make sure your redirect_uri is identical to the one you used",
      );
    return c.json({
      data: [
        {
          access_token: world.issue("short", token.grant, HOUR),
          user_id: person.id,
          permissions: grant.scopes.join(","),
        },
      ],
    });
  });

  /** Answers a request that brings its token in the address. */
  const graph = (
    path: string,
    answer: (asked: {
      person: Person;
      scopes: string[];
      query: URLSearchParams;
      path: string;
    }) => object | { refused: ReturnType<typeof errorOf> },
  ) =>
    app.get(`/graph.instagram.com/:version${path}`, (c) => {
      const { searchParams: query, pathname } = new URL(c.req.url);
      const opened = world.open(query.get("access_token") ?? "", "short", "access");
      if (typeof opened === "string") return c.json(voidOf(opened), 400);
      const { grant, person } = opened;
      if (person.closed) return c.json(voidOf("ended"), 400);
      if (!grant.scopes.includes(BASIC)) return c.json(PERMISSION, 403);
      const said = answer({ person, scopes: grant.scopes, query, path: pathname });
      return "error" in said ? c.json(said, 400) : c.json(said);
    });

  const renew = (
    path: string,
    kind: "short" | "access",
    check: (query: URLSearchParams, age: number) => string | null,
  ) =>
    app.get(`/graph.instagram.com${path}`, (c) => {
      const query = new URL(c.req.url).searchParams;
      const opened = world.open(query.get("access_token") ?? "", kind);
      if (typeof opened === "string") return c.json(voidOf(opened), 400);
      if (opened.person.closed) return c.json(voidOf("ended"), 400);
      const fault = check(query, world.now() - opened.token.issuedAt);
      if (fault) return c.json(errorOf(100, fault), 400);
      return c.json({
        access_token: world.issue("access", opened.token.grant, LONG_SECONDS),
        token_type: "bearer",
        expires_in: LONG_SECONDS,
      });
    });
  renew("/access_token", "short", (query) =>
    query.get("grant_type") === "ig_exchange_token" && query.get("client_secret") === client.secret
      ? null
      : "Invalid client secret",
  );
  renew("/refresh_access_token", "access", (query, age) => {
    if (query.get("grant_type") !== "ig_refresh_token") return "Invalid grant type";
    return age < DAY ? "The token is less than 24 hours old" : null;
  });

  graph("/me", ({ person, query }) => picked(userOf(person), query));
  graph("/me/media", ({ person, query }) => {
    const limit = Number(query.get("limit") ?? 25);
    const from = Number(query.get("after") ?? 0);
    const posts = world.shown(person);
    const data = posts
      .slice(from, from + limit)
      .map((post) => picked(mediaOf(person, post), query));
    const more = from + limit < posts.length;
    return {
      data,
      ...(more && { paging: { cursors: { after: String(from + limit) }, next: "https://more" } }),
    };
  });
  graph("/:media/insights", ({ person, scopes, query, path }) => {
    const post = world.shown(person).find(({ id }) => id === path.split("/").at(-2));
    if (!post) return MISSING;
    if (!scopes.includes(INSIGHTS)) return PERMISSION;
    const known: Record<string, number> = {
      views: post.views,
      reach: post.reach,
      shares: post.shares,
    };
    const metrics = (query.get("metric") ?? "").split(",");
    if (metrics.some((name) => !(name in known))) return errorOf(100, "Unknown metric");
    return {
      data: metrics.map((name) => ({ name, period: "lifetime", values: [{ value: known[name] }] })),
    };
  });
  graph("/:media", ({ person, query, path }) => {
    const post = world.shown(person).find(({ id }) => id === path.split("/").at(-1));
    return post ? picked(mediaOf(person, post), query) : MISSING;
  });
}

export const errorOf = (code: number, message: string, error_subcode?: number) => ({
  error: {
    message,
    type: "OAuthException",
    code,
    ...(error_subcode && { error_subcode }),
    fbtrace_id: "local",
  },
});

const PERMISSION = errorOf(10, "Application does not have permission for this action");
const MISSING = errorOf(100, "Unsupported get request. Object does not exist", 33);

const voidOf = (why: Void) =>
  ({
    expired: errorOf(190, "Error validating access token: Session has expired", 463),
    ended: errorOf(190, "The user has not authorized application", 458),
    unknown: errorOf(190, "Invalid OAuth access token - Cannot parse access token"),
  })[why];

/** The fields that are asked for; one that does not exist is an error. */
function picked(from: Record<string, unknown>, query: URLSearchParams): object {
  const fields = (query.get("fields") ?? "id").split(",");
  const known = [...Object.keys(from), "like_count", "caption"];
  const wrong = fields.find((field) => !known.includes(field));
  if (wrong) return errorOf(100, `Tried accessing nonexisting field (${wrong})`);
  return Object.fromEntries(Object.entries(from).filter(([name]) => fields.includes(name)));
}

const userOf = (person: Person) => ({
  id: `app-${person.id}`,
  user_id: person.id,
  username: person.handle,
  account_type: person.professional ? "Media_Creator" : "Personal",
  followers_count: person.followers,
  media_count: person.posts.length,
});

const mediaOf = ({ handle }: Person, post: Post) => ({
  id: post.id,
  caption: post.caption,
  permalink: `https://www.instagram.com/p/${post.id}/`,
  timestamp: new Date(post.postedAt * 1000).toISOString().replace(".000Z", "+0000"),
  username: handle,
  comments_count: post.comments,
  // Left out where the person hides it.
  ...(!post.likesHidden && { like_count: post.likes }),
});
