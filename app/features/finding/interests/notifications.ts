import { notificationKinds } from "~/notifications";
import { paths, withQuery } from "~/paths";

/** The subject of a brand's notifications about interest in a campaign. */
export const interestsIn = (campaignId: string) => `interests:${campaignId}`;

export const interestNotifications = notificationKinds("interest", {
  shown: {
    category: "interest",
    text: ({ athlete, title }: Shown) => ({
      title: `${athlete}: interested in ${title}`,
      message: `They would like to take part in “${title}”.`,
    }),
    path: (_, { campaignId }) => withQuery(paths.brand.interests, { campaign: campaignId }),
  },
  declined: {
    category: "interest",
    text: ({ company, title }: { company: string; title: string }) => ({
      title: `${company}: no invitation to ${title}`,
      message: `They won't be inviting you to “${title}”.`,
    }),
    path: paths.athlete.campaign,
  },
});

interface Shown {
  athlete: string;
  title: string;
  campaignId: string;
}
