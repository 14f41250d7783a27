import { platformName } from "~/features/reference/platforms/platform-names";
import { notificationKinds } from "~/notifications";
import { paths } from "~/paths";
import type { ConnectionState } from "~db/constants";
import type { ConnectablePlatform } from "../channels/providers/provider";
import { describeConnection } from "./connection-state";

export const connectionNotifications = notificationKinds("connection", {
  broken: {
    category: "channel",
    text: ({ platform, state }: { platform: ConnectablePlatform; state: ConnectionState }) => {
      const said = describeConnection(state, platform);
      const name = platformName(platform);
      return {
        title:
          said?.button === "connect"
            ? `Connect ${name} again`
            : `Your ${name} figures have stopped`,
        message: `${said?.text} Until then, brands see your last figures and their age.`,
      };
    },
    // A channel's card has the button that connects it again.
    path: (platform) => `${paths.athlete.social}#${platform}`,
  },
});
