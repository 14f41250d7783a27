import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/card";
import { goalText } from "~/features/campaigns/campaigns/goals";
import { paths } from "~/paths";
import type { WrittenGoal } from "./goal.server";

/** The goal of a draft, and where it is written down. */
export const GoalNote = ({
  campaignId,
  goal,
}: {
  campaignId: string;
  goal: WrittenGoal | null;
}) => (
  <EmptyState
    title={goal ? goalText(goal) : "No goal yet"}
    action={
      <ButtonLink to={paths.brand.campaignGoal(campaignId)} variant="plain" size="sm">
        {goal ? "Change goal" : "Set a goal"}
      </ButtonLink>
    }
  >
    {goal
      ? "You can change the goal until you launch. Results will show here."
      : "Say what this campaign is for before you launch it. Your results will be measured against it."}
  </EmptyState>
);
