import { TextLink } from "~/components/ui/link";
import { Time } from "~/components/ui/time";
import { isLaunchedCampaign } from "~/features/campaigns/campaigns/policy";
import { paths } from "~/paths";
import type { CampaignStatus } from "~db/constants";
import type { WrittenGoal } from "./goal.server";
import { goalText } from "./goals";

/** On a campaign's page: its goal, and where it is written down. */
export function GoalNote({
  campaignId,
  status,
  goal,
}: {
  campaignId: string;
  status: CampaignStatus;
  goal: WrittenGoal | null;
}) {
  const isLaunched = isLaunchedCampaign(status);
  return (
    <p className="mb-6 flex flex-wrap items-center gap-x-3">
      <span>
        <span className="font-strong">Goal:</span>{" "}
        {goal ? (
          <>
            {goalText(goal)}
            {isLaunched && (
              <span className="text-soft">
                , set on <Time at={goal.updatedAt} />, before launch
              </span>
            )}
          </>
        ) : (
          <span className="text-soft">{isLaunched ? "none" : "not set yet"}</span>
        )}
      </span>
      {!isLaunched && (
        <TextLink to={paths.brand.campaignGoal(campaignId)}>
          {goal ? "Change goal" : "Set a goal"}
        </TextLink>
      )}
      {isLaunched && (
        <TextLink to={paths.brand.campaignReport(campaignId)}>See the report</TextLink>
      )}
    </p>
  );
}
