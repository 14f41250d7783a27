import { notificationKinds } from "~/notifications";
import { paths } from "~/paths";

const reason = "you asked for this report every week";

export const reportNotifications = notificationKinds("report", {
  weekly: {
    category: "report",
    text: ({ campaign, count, verdict, figures }: CampaignResult) => ({
      title: `${campaign}: ${count === null ? "weekly report" : `${count} so far`}`,
      message: `${verdict}\n\n${figures}`,
      reason,
    }),
    path: paths.brand.campaignReport,
  },
  last: {
    category: "report",
    text: ({ campaign, count, verdict, figures }: CampaignResult) => ({
      title: `${campaign}: ${count === null ? "final report" : `ended with ${count}`}`,
      message: `${verdict}\n\n${figures}\n\nThe campaign has ended, so this is the last weekly email about it.`,
      reason,
    }),
    path: paths.brand.campaignReport,
  },
});

export interface CampaignResult {
  campaign: string;
  /** The result against the goal: '62 of 180 orders'; null without one. */
  count: string | null;
  verdict: string;
  /** A line for each. */
  figures: string;
}
