import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { campaignResultsFile } from "~/features/finding/insights/campaign-results.server";
import { requireBrand } from "~/features/identity/accounts/guards.server";
import { csvResponse } from "~/platform/csv-response";
import { dayOf } from "~/platform/dates";

/** What each campaign of the brand has come to, as a file. */
export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = requireBrand(context);
  return csvResponse(`campaign-results-${dayOf(ctx.now)}`, campaignResultsFile(ctx));
}
