import { paths } from "~/paths";
import type { ConnectionState } from "~db/constants";
import { PLATFORM_NAMES } from "../channels/channel";
import { notify, type Sender } from "../notifications/notify";
import { isForAthlete, saidOf } from "./standing";
import type { ConnectionKey } from "./tokens.server";

/** Where a channel's card is: it has the button that mends the connection. */
export const cardOf = (platform: string) => `${paths.athlete.social}#${platform}`;

/** Tells an athlete once that a connection has ended. What a platform may mend itself is not told. */
export function tellBroken(
  sender: Sender,
  { athleteId, platform }: ConnectionKey,
  [before, after]: [ConnectionState, ConnectionState],
) {
  const said = saidOf(after, platform);
  if (!said || before === after || !isForAthlete(after)) return [];
  const name = PLATFORM_NAMES[platform];
  return notify(sender, {
    userId: athleteId,
    kind: "channel",
    title:
      said.button === "connect" ? `Connect ${name} again` : `Your ${name} figures have stopped`,
    message: `${said.text} Until then, brands see your last figures and their age.`,
    link: cardOf(platform),
  });
}
