import { formatWhole } from "~/platform/numbers";
import type { CampaignGoal } from "~db/constants";

/** What a campaign can be for, in words. Pure. */

export const GOAL_LABELS: Record<CampaignGoal, string> = {
  reach: "Reach",
  engagement: "Engagement",
  clicks: "Clicks",
  sales: "Sales",
};

/** What of each is counted. */
export const GOAL_UNITS: Record<CampaignGoal, string> = {
  reach: "people reached",
  engagement: "likes, comments and shares",
  clicks: "clicks",
  sales: "orders",
};

/** The total of a report that measures each. */
export const GOAL_METRICS = {
  reach: "reach",
  engagement: "engagements",
  clicks: "clicks",
  sales: "orders",
} as const satisfies Record<CampaignGoal, string>;

/** 'Sales: 200 orders', or 'Sales' without a target. */
export const goalText = ({
  goal,
  target,
}: {
  goal: CampaignGoal;
  target: number | null;
}): string =>
  target === null
    ? GOAL_LABELS[goal]
    : `${GOAL_LABELS[goal]}: ${formatWhole(target)} ${GOAL_UNITS[goal]}`;
