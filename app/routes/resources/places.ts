import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireUser } from "~/features/identity/accounts/guards.server";
import { suggestPlaces } from "~/features/reference/places/places.server";

const MOST = 8;

/** Suggestions for a place that is being typed. */
export function loader({ request, context }: LoaderFunctionArgs) {
  requireUser(context);
  const typed = new URL(request.url).searchParams.get("q") ?? "";
  return Response.json(suggestPlaces(typed.slice(0, 100), MOST), {
    headers: { "Cache-Control": "private, max-age=86400" },
  });
}
