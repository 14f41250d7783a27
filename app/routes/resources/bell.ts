import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireUser } from "~/features/accounts/guards.server";
import { loadBell } from "~/features/notifications/queries.server";

/** The bell alone, for a page that has heard of a new notification. */
export async function loader({ context }: LoaderFunctionArgs) {
  return Response.json(await loadBell(requireUser(context), context.describeNotification));
}
