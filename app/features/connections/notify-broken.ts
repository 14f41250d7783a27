import type { ConnectionState } from "~db/constants";
import { notify, type Sender } from "../notifications/notify";
import { connectionNotifications } from "./notifications";
import { isForAthlete } from "./standing";
import type { ConnectionKey } from "./tokens.server";

/** Notifies an athlete once when a connection has ended. Faults that pass by themselves are left out. */
export const notifyBroken = (
  sender: Sender,
  { athleteId, platform }: ConnectionKey,
  [before, state]: [ConnectionState, ConnectionState],
) =>
  before === state || !isForAthlete(state)
    ? []
    : notify(sender, connectionNotifications.broken, {
        userId: athleteId,
        subjectId: platform,
        params: { platform, state },
      });
