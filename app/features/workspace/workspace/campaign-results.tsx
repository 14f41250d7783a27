import { TextLink } from "~/components/ui/link";
import { isLaunchedCampaign } from "~/features/campaigns/campaigns/policy";
import { GoalNote } from "~/features/content/campaign-results/goal-note";
import { ReportHead } from "~/features/content/campaign-results/report-first-page";
import { WrittenGoalText } from "~/features/content/campaign-results/written-goal";
import { paths } from "~/paths";
import type { CampaignPage } from "./queries.server";

/** What a campaign has brought; before the launch, its goal. */
export const CampaignResults = ({ report }: { report: NonNullable<CampaignPage["report"]> }) => {
  const { campaign, goal, verdict, figures } = report;
  const isLaunched = isLaunchedCampaign(campaign.status);
  return (
    <>
      <p className="mb-6 flex flex-wrap gap-x-6 text-sm">
        {isLaunched && (
          <TextLink to={paths.brand.campaignReport(campaign.id)}>Full report</TextLink>
        )}
        <TextLink to={paths.brand.links(campaign.id)}>Links and discount codes</TextLink>
        <TextLink to={paths.brand.sales}>Report sales</TextLink>
      </p>
      {isLaunched ? (
        <div className="flex flex-col gap-6">
          <ReportHead verdict={verdict} figures={figures} />
          {goal && <WrittenGoalText goal={goal} />}
        </div>
      ) : (
        <GoalNote campaignId={campaign.id} goal={goal} />
      )}
    </>
  );
};
