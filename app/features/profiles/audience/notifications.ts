import { platformName } from "~/features/reference/platforms/platform-names";
import { notificationKinds } from "~/notifications";
import { paths } from "~/paths";
import type { Platform } from "~db/constants";

/** The subject of notifications about a channel's figures. */
export const figuresSubject = (platform: Platform) => `figures:${platform}`;

export const audienceNotifications = notificationKinds("audience", {
  unusual: {
    category: "channel",
    text: ({ platform }: { platform: Platform }) => ({
      title: `A question about your ${platformName(platform)} figures`,
      message:
        "They're unusual for a channel of this size. Brands don't see that yet: you can say first what happened.",
    }),
    path: () => paths.athlete.social,
  },
});
