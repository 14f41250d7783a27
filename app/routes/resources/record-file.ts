import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { recordFile } from "~/features/campaigns/record/export.server";
import { requireUser } from "~/features/identity/accounts/guards.server";
import { requireParam } from "~/platform/define-actions";

/** The record of a campaign, to keep and to check. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const campaignId = requireParam(params, "campaignId");
  const file = await recordFile(requireUser(context), campaignId);
  return new Response(`${JSON.stringify(file, null, 1)}\n`, {
    headers: {
      "Content-Type": "application/json",
      "Content-Disposition": `attachment; filename="record-${campaignId}.json"`,
      "Cache-Control": "private, no-store",
    },
  });
}
