import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { exportAnalytics } from "~/features/content/analytics/export.server";
import { requireAthlete } from "~/features/identity/accounts/guards.server";
import { dayOf } from "~/platform/dates";
import { csvResponse } from "~/platform/download-response";

/** What came of each of the athlete's posts, as a file. */
export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = requireAthlete(context);
  return csvResponse(`post-figures-${dayOf(ctx.now)}`, exportAnalytics(ctx));
}
