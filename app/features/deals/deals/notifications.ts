import { notificationKinds } from "~/notifications";
import { paths } from "~/paths";
import { formatWeekday } from "~/platform/dates";

export const dealNotifications = notificationKinds("deal", {
  ended: {
    category: "invitation",
    text: ({ company, campaign, title, lastDay }: Ended) => ({
      title: `${company}: deal ended, ${campaign}`,
      message: `They ended your deal for “${campaign}”: you had until ${formatWeekday(lastDay)} to send a new version of “${title}”. You can still post content that was approved before.`,
    }),
    path: paths.athlete.campaign,
  },
});

interface Ended {
  company: string;
  campaign: string;
  /** Of the content that was late. */
  title: string;
  /** 'YYYY-MM-DD' */
  lastDay: string;
}
