import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { exportAthletes } from "~/features/finding/discovery/export.server";
import { readFilters } from "~/features/finding/discovery/read-filters";
import { requireBrand } from "~/features/identity/accounts/guards.server";
import { dayOf } from "~/platform/dates";
import { csvResponse } from "~/platform/download-response";

/** Discover's result as a file, with the filters of its address. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = requireBrand(context);
  const filters = readFilters(new URL(request.url).searchParams);
  const file = exportAthletes(ctx, filters, context.env.APP_ORIGIN);
  return csvResponse(`athletes-${dayOf(ctx.now)}`, file);
}
