import type { AppLoadContext } from "@remix-run/cloudflare";
import { runJobs } from "~/platform/cron";
import { appErrorIn, readOnly } from "~/platform/errors";
import { secureHeaders, serverTiming, textResponse } from "~/platform/http";
import { logRequest } from "~/platform/log";
import { guardRequest } from "~/platform/request-guard";
import { type RequestPolicy, sourcesOf } from "~/platform/request-policy";
import { StaleSession } from "~/platform/session";
import { type Bindings, createBackground } from "~/server/background";
import { contextFor } from "~/server/context";
import { ENDPOINTS } from "~/server/endpoints";
import { isRefusedWhileImpersonating } from "~/server/impersonation";
import { JOBS } from "~/server/jobs";
import { drainAfterAnswer } from "~/server/outbox";
import { runRemix } from "~/server/pages";
import { policyFor } from "~/server/policies";

export { Chat, Notifications, Review } from "~/server/room-classes";

export default {
  async fetch(incoming, bindings, execution) {
    const started = Date.now();
    const policy = policyFor(new URL(incoming.url));
    const request = policy.anonymous ? withoutCookies(incoming) : incoming;
    const context = await contextFor(request, bindings, execution);
    const response = await answer(request, bindings, context, policy).catch((error) =>
      toErrorResponse(error, context),
    );
    if (response.status === 101) return response;
    const headers = new Headers(response.headers);
    secureHeaders(headers, {
      nonce: context.nonce,
      https: context.env.APP_ORIGIN.startsWith("https:"),
      sources: sourcesOf(policy, context.env),
    });
    context.cookies.writeTo(headers);
    for (const [name, value] of Object.entries(serverTiming(context.env.APP_ENV, context.meter)))
      headers.set(name, value);
    headers.set("X-Request-Id", context.request.id);
    if (context.retryAfter) headers.set("Retry-After", String(context.retryAfter));
    if (context.meter.wrote) context.runInBackground(drainAfterAnswer);
    logRequest(context, response.status, Date.now() - started);
    return new Response(response.body, { status: response.status, headers });
  },

  async scheduled({ cron }, bindings) {
    await runJobs(JOBS, cron, createBackground(bindings));
  },
} satisfies ExportedHandler<Bindings>;

function withoutCookies(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete("Cookie");
  return new Request(request, { headers });
}

async function answer(
  incoming: Request,
  bindings: Bindings,
  context: AppLoadContext,
  policy: RequestPolicy,
) {
  const guarded = await guardRequest(incoming, {
    policy,
    origin: context.env.APP_ORIGIN,
    ip: context.request.ip,
    userId: context.session.ofOwner().claims?.uid ?? null,
    limiters: { network: bindings.ANONYMOUS_LIMIT, person: bindings.PERSON_LIMIT },
  });
  if (guarded instanceof Response) return guarded;
  const endpoint = ENDPOINTS.find(({ matches }) => matches(context.request.url));
  if (endpoint && isRefusedWhileImpersonating(context)) throw readOnly();
  const answered = await endpoint?.handle(guarded.toRequest(), context, bindings);
  return answered ?? runRemix(guarded, context);
}

/** What fails outside Remix, where there is no page to say it on. */
function toErrorResponse(error: unknown, context: AppLoadContext): Response {
  // A guard's redirect.
  if (error instanceof Response) return error;
  if (error instanceof StaleSession)
    return textResponse(401, "Your session has ended. Sign in again.");
  context.failure = error;
  const known = appErrorIn(error);
  return known
    ? textResponse(known.status, known.message)
    : textResponse(500, "Something went wrong. Try again.");
}
