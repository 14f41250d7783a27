import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { loadBell } from "~/features/communication/notifications/queries.server";
import { requireUser } from "~/features/identity/accounts/guards.server";

/** The bell alone, for a page that has heard of a new notification. */
export async function loader({ context }: LoaderFunctionArgs) {
  return Response.json(await loadBell(requireUser(context), context.describeNotification));
}
