import { Time } from "~/components/ui/time";
import { goalText } from "~/features/campaigns/campaigns/goals";
import { formatWhole } from "~/platform/numbers";
import type { WrittenGoal } from "./goal.server";

/** A goal as it was written down before the launch. */
export const WrittenGoalText = ({ goal }: { goal: WrittenGoal }) => (
  <div className="flex flex-col gap-1">
    <p className="text-lg font-strong">{goalText(goal)}</p>
    {goal.baseline !== null && (
      <p>Baseline: {formatWhole(goal.baseline)} in the same time without the campaign.</p>
    )}
    {goal.method && <p className="whitespace-pre-line">{goal.method}</p>}
    <p className="text-sm text-soft">
      Set on <Time at={goal.updatedAt} />, before launch.
    </p>
  </div>
);
