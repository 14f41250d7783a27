import { notificationKinds } from "~/notifications";
import { paths } from "~/paths";

export const linkNotifications = notificationKinds("link", {
  stopped: {
    category: "campaign",
    text: ({ title, reason }: { title: string; reason: string }) => ({
      title: `Links of “${title}” switched off`,
      message: `We've switched them off: ${reason}`,
    }),
    path: paths.brand.links,
  },
  stopped_for_athlete: {
    category: "campaign",
    text: ({ title }: { title: string }) => ({
      title: `Your link for “${title}” is switched off`,
      message: `It doesn't lead to the brand's page any more, because of a problem with that page. It isn't your fault.`,
    }),
    path: paths.athlete.campaign,
  },
  resumed: {
    category: "campaign",
    text: ({ title }: { title: string }) => ({
      title: `Links of “${title}” are back on`,
      message: "We've switched them on again.",
    }),
    path: paths.brand.links,
  },
  moved: {
    category: "campaign",
    text: ({ host }: { host: string }) => ({
      title: `Your link now leads to ${host}`,
      message: `The brand has changed where your link leads. Check the page if you have shared the link.`,
    }),
    path: paths.athlete.campaign,
  },
});
