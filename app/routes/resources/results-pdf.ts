import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readResultsFilter } from "~/features/finding/insights/results-filter";
import { makeResultsPdf } from "~/features/finding/insights/results-pdf.server";
import { requireBrand } from "~/features/identity/accounts/guards.server";
import { dayOf } from "~/platform/dates";
import { downloadResponse } from "~/platform/download-response";

/** What the brand's campaigns have come to, as a document. */
export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = requireBrand(context);
  const filter = readResultsFilter(context.request.url.searchParams);
  return downloadResponse(`campaign-results-${dayOf(ctx.now)}.pdf`, "application/pdf", () =>
    makeResultsPdf(ctx, filter, context.assets),
  );
}
