import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAthlete } from "~/features/identity/accounts/guards.server";
import { consentFrom, finishConsent } from "~/features/profiles/connections/consent.server";
import { requirePlatformParam } from "~/features/profiles/connections/require-platform";
import { platformName } from "~/features/reference/platforms/platform-names";
import { paths } from "~/paths";
import { appErrorIn } from "~/platform/errors";
import { redirectWithToast } from "~/platform/flash";

/** Where a platform sends the athlete after its consent page. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const ctx = requireAthlete(context);
  const platform = requirePlatformParam(params.platform);
  const name = platformName(platform);
  const { searchParams } = context.request.url;
  const to =
    consentFrom(searchParams.get("state")) === "first run"
      ? paths.athlete.welcome
      : paths.athlete.social;
  const back = (title: string, more: { description?: string; tone?: "info" | "error" } = {}) =>
    redirectWithToast(context, to, { title, ...more });
  try {
    const isDone = await finishConsent(ctx, context.env, platform, searchParams);
    return isDone
      ? back(`${name} connected`)
      : back(`${name} wasn't connected`, {
          description: "You can connect it whenever you like.",
          tone: "info",
        });
  } catch (error) {
    const known = appErrorIn(error);
    if (!known) throw error;
    return back("Connection failed", { description: known.message, tone: "error" });
  }
}
