import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { generateLinksCsv } from "~/features/content/links/export.server";
import { requireBrand } from "~/features/identity/accounts/guards.server";
import { paths } from "~/paths";
import { dayOf } from "~/platform/dates";
import { requireParam } from "~/platform/define-actions";
import { csvResponse } from "~/platform/download-response";

/** Clicks and sales of a campaign by athlete and day, as a file. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const ctx = requireBrand(context);
  const addressOf = (link: string) => context.env.APP_ORIGIN + paths.go(link);
  return csvResponse(
    `campaign-links-${dayOf(ctx.now)}`,
    generateLinksCsv(ctx, requireParam(params, "campaignId"), addressOf),
  );
}
