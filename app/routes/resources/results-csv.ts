import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { generateResultsCsv } from "~/features/finding/insights/results-csv.server";
import { readResultsFilter } from "~/features/finding/insights/results-filter";
import { requireBrand } from "~/features/identity/accounts/guards.server";
import { dayOf } from "~/platform/dates";
import { csvResponse } from "~/platform/download-response";

/** What the brand's campaigns have come to, as a file. */
export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = requireBrand(context);
  const filter = readResultsFilter(context.request.url.searchParams);
  return csvResponse(`campaign-results-${dayOf(ctx.now)}`, generateResultsCsv(ctx, filter));
}
