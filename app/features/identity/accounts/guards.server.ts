import { type AppLoadContext, redirect, redirectDocument } from "@remix-run/cloudflare";
import { paths, withQuery } from "~/paths";
import { MINUTE_MS } from "~/platform/durations";
import { forbidden } from "~/platform/errors";
import type { UserType } from "~db/constants";
import { type Ability, may } from "./abilities";
import { type Actor, type CommandContext, homeOf } from "./actor";

/** How long the password or a code counts before what matters asks for it again. */
const PROOF_MS = 15 * MINUTE_MS;

/**
 * The signed-in person. Staff without a second factor are brought to its set-up: it is all that they may see.
 * @throws a redirect to /login, which brings the visitor back here
 */
export function requireUser(context: AppLoadContext): CommandContext {
  const ctx = requireAccount(context);
  if (ctx.actor.type === "staff" && context.session.claims?.level !== "two_factor")
    throw redirect(paths.twoFactor);
  return ctx;
}

/**
 * The signed-in person, also one of the staff who has no second factor yet. Starts the check of the session's row
 * without waiting for it: server.ts lets no answer out, and `db.write` no change in, before that check has passed.
 * @throws a redirect to the step of signing in that is due, which brings the visitor back here
 */
export function requireAccount(context: AppLoadContext): CommandContext {
  void context.session.check();
  const { claims, unfinished } = context.session;
  if (!claims) {
    context.proofAsked = true;
    // A page without scripts brings its own style.
    throw redirectDocument(withReturnAddress(unfinished ? paths.signInCode : paths.login, context));
  }
  const { sid: sessionId, uid: personId, type, brandId, brandRole, roles, name, email } = claims;
  return {
    actor: { sessionId, personId, type, brandId, brandRole, roles, name, email },
    db: context.db,
    emit: context.emit,
    now: context.clock(),
    request: context.request,
  };
}

/**
 * For an action that matters, after its guard: asks for the password, or a code where a second factor is on, unless
 * that was given in the last 15 minutes. What the form held is shown again afterwards.
 * @param asksPassword the form has a password field, which is proof enough for an account without a second factor
 * @throws a redirect to the page that asks
 */
export function requireRecentProof(
  context: AppLoadContext,
  { asksPassword = false }: { asksPassword?: boolean } = {},
) {
  const { claims } = context.session;
  if (!claims || (asksPassword && claims.level === "password")) return;
  if (context.clock() - claims.provedAt < PROOF_MS) return;
  context.proofAsked = true;
  throw redirectDocument(withReturnAddress(paths.confirmIdentity, context));
}

export const requireAthlete = (context: AppLoadContext) => requireType(context, "athlete");

export const requireBrand = (context: AppLoadContext) => requireType(context, "brand");

/** Requires a brand or an athlete, because staff take no part in these features. @throws as `requireType` */
export function requireMember(context: AppLoadContext) {
  const ctx = requireUser(context);
  if (ctx.actor.type === "staff") denyAccess(context, ctx.actor);
  requireOpen(context);
  return ctx;
}

/** Staff whose role allows this. */
export function requireStaff(context: AppLoadContext, ability: Ability) {
  const ctx = requireUser(context);
  if (!may(ctx.actor, ability)) denyAccess(context, ctx.actor);
  return ctx;
}

/** Staff whose role allows this, for a command of theirs. */
export function requireStaffCommand(context: AppLoadContext, ability: Ability) {
  const ctx = requireStaff(context, ability);
  requireRecentProof(context);
  return ctx;
}

function requireType(context: AppLoadContext, type: UserType): CommandContext {
  const ctx = requireUser(context);
  if (ctx.actor.type !== type) denyAccess(context, ctx.actor);
  requireOpen(context);
  return ctx;
}

/** An account that waits to be deleted takes part in nothing: its owner is brought to where it can be kept. */
function requireOpen({ session }: AppLoadContext) {
  if (session.claims?.closing) throw redirect(paths.dataManagement);
}

/** Someone who opens a screen of others is brought home; a command of others is refused. */
function denyAccess(context: AppLoadContext, actor: Actor): never {
  const { method, url } = context.request;
  const home = homeOf(actor);
  // Staff whose role was taken away have no home left to be brought to.
  const isHome = url.pathname.replace(/\.data$/, "") === home;
  if (method === "POST" || isHome) throw forbidden();
  context.refusal = "forbidden";
  throw redirect(home);
}

/**
 * Visitors with a session have no business on sign-in pages. Waits for the session's row: a cookie whose
 * session is over must not send its bearer to and fro between here and /dashboard.
 */
export async function requireVisitor({ session }: AppLoadContext) {
  if (session.claims && (await session.check())) throw redirect(paths.dashboard);
}

function withReturnAddress(to: string, { request: { url } }: AppLoadContext): string {
  const path = url.pathname.replace(/\.data$/, "");
  if (path === paths.dashboard) return to;
  const search = new URLSearchParams(url.search);
  for (const key of ["_routes", "index"]) search.delete(key);
  const query = search.size > 0 ? `?${search}` : "";
  return withQuery(to, { redirectTo: path + query });
}
