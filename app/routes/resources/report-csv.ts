import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { reportFile } from "~/features/content/campaign-results/report-csv.server";
import { requireBrand } from "~/features/identity/accounts/guards.server";
import { dayOf } from "~/platform/dates";
import { requireParam } from "~/platform/define-actions";
import { csvResponse } from "~/platform/download-response";

/** The report of a campaign of the brand's own, as a file. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const ctx = requireBrand(context);
  return csvResponse(
    `campaign-report-${dayOf(ctx.now)}`,
    reportFile(ctx, requireParam(params, "campaignId")),
  );
}
