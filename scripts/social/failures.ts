import type { App } from "./consent";
import { errorOf as googleError } from "./google";
import { errorOf as instagramError } from "./instagram";
import { errorOf as tiktokError } from "./tiktok";
import type { Failure, Platform, World } from "./world";

/** The hosts that the product asks by itself; people open the others. */
const PLATFORM_OF: Record<string, Platform> = {
  "api.instagram.com": "instagram",
  "graph.instagram.com": "instagram",
  "oauth2.googleapis.com": "youtube",
  "www.googleapis.com": "youtube",
  "open.tiktokapis.com": "tiktok",
};

/** Much longer than the product waits. */
const SLOW_MS = 60_000;
/** Longer than the product reads. */
const HUGE = 1_000_000;

type Reply = { status: number; body: object; headers?: Record<string, string> };

const REPLIES: Record<Platform, { error: Reply; limited(failure: Failure): Reply }> = {
  instagram: {
    error: { status: 500, body: instagramError(2, "An unexpected error has occurred") },
    limited: ({ minutes }) => ({
      status: 400,
      body: instagramError(80002, "There have been too many calls to this Instagram account"),
      headers: {
        "X-Business-Use-Case-Usage": JSON.stringify({
          "17841400000000001": [
            {
              type: "instagram",
              call_count: 100,
              total_cputime: 25,
              total_time: 25,
              estimated_time_to_regain_access: minutes,
            },
          ],
        }),
      },
    }),
  },
  youtube: {
    error: { status: 500, body: googleError(500, "backendError") },
    limited: () => ({ status: 403, body: googleError(403, "quotaExceeded", "youtube.quota") }),
  },
  tiktok: {
    error: { status: 500, body: tiktokError("internal_error") },
    limited: () => ({ status: 429, body: tiktokError("rate_limit_exceeded") }),
  },
};

/** An answer that begins at once and ends too late. Nothing else waits for it. */
function lateBody(): ReadableStream {
  let timer: NodeJS.Timeout;
  return new ReadableStream({
    start(controller) {
      timer = setTimeout(() => controller.close(), SLOW_MS);
    },
    cancel: () => clearTimeout(timer),
  });
}

/** Notes what is asked, and answers in the place of a provider while failures are left. */
export function serveFailures(app: App, world: World): void {
  app.use(async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const platform = PLATFORM_OF[pathname.split("/")[1] ?? ""];
    if (!platform) return next();
    world.state.asked = [...world.state.asked.slice(-99), `${c.req.method} ${pathname}${search}`];
    const failure = world.state.failures.find((one) => one.platform === platform);
    if (!failure) return next();
    failure.times -= 1;
    world.state.failures = world.state.failures.filter(({ times }) => times > 0);
    if (failure.kind === "slow") return c.body(lateBody(), 200);
    if (failure.kind === "garbage") return c.html("<h1>Sorry, something went wrong</h1>");
    if (failure.kind === "huge") return c.json({ padding: "x".repeat(HUGE) });
    const { status, body, headers } =
      failure.kind === "error" ? REPLIES[platform].error : REPLIES[platform].limited(failure);
    return c.json(body, status, headers);
  });
}
