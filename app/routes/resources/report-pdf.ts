import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { makeReportPdf } from "~/features/content/campaign-results/report-pdf.server";
import { requireBrand } from "~/features/identity/accounts/guards.server";
import { dayOf } from "~/platform/dates";
import { requireParam } from "~/platform/define-actions";
import { downloadResponse } from "~/platform/download-response";

/** The report of a campaign of the brand's own, as a document. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const ctx = requireBrand(context);
  return downloadResponse(`campaign-report-${dayOf(ctx.now)}.pdf`, "application/pdf", () =>
    makeReportPdf(ctx, requireParam(params, "campaignId"), context),
  );
}
