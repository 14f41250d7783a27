import type { AuthContext } from "~/features/identity/accounts/sessions.server";
import { CookieJar } from "~/platform/cookies";
import { readEnv } from "~/platform/env";
import { linkSigner } from "~/platform/mail";
import { readClaims, Session } from "~/platform/session";
import { emit } from "~/server/events";
import type { Database } from "~db/client";
import { localVariables } from "../../scripts/stack.mjs";
import { integrationPorts } from "./ports";

export const variables = localVariables(integrationPorts, { appEnv: "test" });
export const env = readEnv(variables);

/** One request of a visitor. `cookie` is what an earlier answer set; `at` moves the clock. */
export async function authContext(
  db: Database,
  {
    cookie = "",
    ip = "192.0.2.1",
    at = 0,
    country = null,
  }: { cookie?: string; ip?: string; at?: number; country?: string | null } = {},
): Promise<AuthContext> {
  const clock = () => Date.now() + at;
  const url = new URL(env.APP_ORIGIN);
  const cookies = new CookieJar(new Request(url, { headers: { Cookie: cookie } }), false);
  const claims = await readClaims(cookies, env.SESSION_SECRETS, clock());
  return {
    env,
    clock,
    cookies,
    db,
    emit,
    session: new Session(claims, async (current) => current),
    request: {
      method: "POST",
      url,
      id: "test-request",
      ip,
      userAgent: "vitest",
      country,
      etag: null,
    },
  };
}

/** The cookie this visit's answer sets: a browser sends it back, `attributes` say how long. */
export function issuedCookie({ cookies }: AuthContext) {
  const headers = new Headers();
  cookies.writeTo(headers);
  const set = headers.getSetCookie().find((line) => line.startsWith("session="));
  const [cookie = "", ...attributes] = set?.split("; ") ?? [];
  return { cookie, attributes };
}

/** All the cookies that this visit's answer sets, as a browser sends them back. */
export function issuedCookies({ cookies }: AuthContext): string {
  const headers = new Headers();
  cookies.writeTo(headers);
  return headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

/** Whose session the answer began. */
export async function claimsAfter(visited: AuthContext) {
  const { cookie } = issuedCookie(visited);
  const next = await authContext(visited.db, { cookie });
  return next.session.claims;
}

export const signedLink = (tokenId: string) => linkSigner(env).sign(tokenId);
