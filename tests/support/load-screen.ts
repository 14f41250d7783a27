import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { CookieJar } from "~/platform/cookies";
import { appErrorIn } from "~/platform/errors";
import { Rooms } from "~/platform/realtime";
import { Session } from "~/platform/session";
import { emit } from "~/server/events";
import { JOB_PLANS } from "~/server/jobs";
import { describeNotification } from "~/server/notifications";
import { PERSON_ROOM, ROOMS } from "~/server/rooms";
import type { Database } from "~db/client";
import { assets } from "./assets";
import { env } from "./auth-context";
import type { Person } from "./factories";
import { MemoryBucket } from "./memory-bucket";
import { fill, type Screen } from "./site-map";

/**
 * Runs the loader of a screen, without the frame around it, and reads its answer to the end.
 * @returns null when it refuses or sends elsewhere
 */
export async function loadScreen(
  db: Database,
  screen: Screen,
  {
    person,
    ids,
    query = "",
  }: { person: Person | null; ids: Record<string, string>; query?: string },
) {
  const { loader } = (await import(/* @vite-ignore */ `../../app/${screen.file}`)) as {
    loader: (args: LoaderFunctionArgs) => unknown;
  };
  const url = new URL(fill(screen.path, ids) + query, env.APP_ORIGIN);
  const request = new Request(url);
  try {
    const context = contextOf(db, request, person);
    const answer = await loader({ request, params: ids, context });
    return answer instanceof Response ? await answer.text() : answer;
  } catch (thrown) {
    // Refused, or sent elsewhere.
    if (thrown instanceof Response || appErrorIn(thrown)) return null;
    throw thrown;
  }
}

function contextOf(db: Database, request: Request, person: Person | null): AppLoadContext {
  const now = Date.now();
  const claims = person && {
    sid: "test-session",
    uid: person.userId,
    type: person.type,
    brandId: person.brandId,
    brandRole: person.brandRole,
    roles: person.roles,
    name: person.name,
    email: person.email,
    closing: false,
    level: "two_factor" as const,
    provedAt: now,
    expiresAt: now + 1e8,
    remember: false,
  };
  return {
    env,
    request: {
      method: "GET",
      url: new URL(request.url),
      id: "test-request",
      ip: "192.0.2.1",
      userAgent: "vitest",
      country: null,
      etag: null,
    },
    nonce: "test",
    clock: Date.now,
    cookies: new CookieJar(request, false),
    session: new Session(claims, async (current) => current),
    db,
    emit,
    describeNotification,
    auditDb: db,
    meter: { trips: 0, busyMs: 0, wrote: false },
    rooms: new Rooms({}, ROOMS, PERSON_ROOM),
    storage: new MemoryBucket() as never,
    images: {} as never,
    assets,
    jobs: JOB_PLANS,
    deployedAt: null,
    runInBackground() {},
  };
}
