import { type AppLoadContext, redirect, redirectDocument } from "@remix-run/cloudflare";
import { paths, withQuery } from "~/paths";
import { forbidden } from "~/platform/errors";
import type { Role, UserType } from "~db/constants";
import { type Actor, type CommandContext, homeOf } from "./actor";

/**
 * The signed-in person. Starts the check of the session's row without waiting for it: server.ts lets
 * no answer out, and `db.write` no change in, before that check has passed.
 * @throws a redirect to /login, which brings the visitor back here
 */
export function requireUser(context: AppLoadContext): CommandContext {
  const { claims } = context.session;
  if (!claims) {
    context.signInAsked = true;
    // A page without scripts brings its own style.
    throw redirectDocument(loginFor(context.request));
  }
  void context.session.check();
  const { sid: sessionId, uid: userId, type, roles, name, email } = claims;
  return {
    actor: { sessionId, userId, type, roles, name, email },
    db: context.db,
    now: context.clock(),
    request: context.request,
  };
}

export const requireAthlete = (context: AppLoadContext) => requireType(context, "athlete");

export const requireBrand = (context: AppLoadContext) => requireType(context, "brand");

/** Requires a brand or an athlete, because staff take no part in these features. */
export function requireMember(context: AppLoadContext) {
  const ctx = requireUser(context);
  if (ctx.actor.type === "staff") denyAccess(context, ctx.actor);
  return ctx;
}

/** Moderators and admins. */
export const requireStaff = (context: AppLoadContext) => requireRole(context, "moderator", "admin");

function requireType(context: AppLoadContext, type: UserType): CommandContext {
  const ctx = requireUser(context);
  if (ctx.actor.type !== type) denyAccess(context, ctx.actor);
  return ctx;
}

function requireRole(context: AppLoadContext, ...roles: Role[]): CommandContext {
  const ctx = requireUser(context);
  if (!roles.some((role) => ctx.actor.roles.includes(role))) denyAccess(context, ctx.actor);
  return ctx;
}

/** Someone who opens the other side's screen is brought home; a command of the other side is refused. */
function denyAccess(context: AppLoadContext, actor: Actor): never {
  const { method, url } = context.request;
  const home = homeOf(actor);
  // Staff whose role was taken away have no home left to be brought to.
  if (method === "POST" || url.pathname.startsWith(home)) throw forbidden();
  throw redirect(home);
}

/**
 * Visitors with a session have no business on sign-in pages. Waits for the session's row: a cookie whose
 * session is over must not send its bearer to and fro between here and /dashboard.
 */
export async function requireVisitor({ session }: AppLoadContext) {
  if (session.claims && (await session.check())) throw redirect(paths.dashboard);
}

function loginFor({ url }: AppLoadContext["request"]): string {
  const path = url.pathname.replace(/\.data$/, "");
  if (path === paths.dashboard) return paths.login;
  const search = new URLSearchParams(url.search);
  for (const key of ["_routes", "index"]) search.delete(key);
  const query = search.size > 0 ? `?${search}` : "";
  return withQuery(paths.login, { redirectTo: path + query });
}
