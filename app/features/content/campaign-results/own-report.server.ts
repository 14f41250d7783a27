import type { CommandContext } from "~/features/identity/accounts/actor";
import { paths } from "~/paths";
import { notFound } from "~/platform/errors";
import { ownCampaign, reportOf, reportQueries } from "./report.server";
import { sharesOf } from "./shares.server";

/** The report of a brand's own campaign, with the links to it. @throws AppError not_found */
export async function ownReport({ actor, db }: CommandContext, campaignId: string) {
  const [shares, ...rows] = await db.read(
    sharesOf(db, actor.brandId, campaignId),
    ...reportQueries(db, ownCampaign(actor.brandId, campaignId)),
  );
  const report = reportOf(...rows);
  if (!report)
    throw notFound("Campaign not found. It may have been deleted.", {
      to: paths.brand.campaigns,
      label: "See your campaigns",
    });
  return { report, shares };
}
