import type { Database, Statement } from "~db/client";
import type { ProfileHistory } from "../athletes/queries.server";
import { updateFigures } from "../athletes/update-figures.server";
import type { Channel } from "../channels/channel";
import type { AccountFigures } from "../channels/providers/provider";
import { storeChannel, storeChannelDay } from "../channels/store-channels.server";
import type { ConnectionKey } from "./tokens.server";

/** A channel as its platform has told it. */
export const toConnectedChannel = (
  { platform }: ConnectionKey,
  { handle, followers, engagementRate }: AccountFigures,
  now: number,
): Channel => ({
  platform,
  handle: platform === "youtube" ? `@${handle}` : handle,
  source: "connected",
  followers: followers ?? 0,
  engagementRate: engagementRate ?? 0,
  figuresAt: now,
  leftAt: null,
});

/** Writes a channel as its platform has told it, with what follows for the profile. */
export const storeConnectedChannel = (
  db: Database,
  history: ProfileHistory,
  key: ConnectionKey,
  figures: AccountFigures,
  now: number,
): Statement[] => {
  const { athleteId, platform } = key;
  const connectedChannel = toConnectedChannel(key, figures, now);
  const otherChannels = (history.own?.channels ?? []).filter(
    (channel) => channel.platform !== platform,
  );
  return [
    storeChannel(db, athleteId, connectedChannel),
    ...(figures.followers === null ? [] : [storeChannelDay(db, key, figures, now)]),
    ...updateFigures(db, history, [...otherChannels, connectedChannel], now),
  ];
};
