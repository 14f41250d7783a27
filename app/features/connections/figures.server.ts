import type { Database, Statement } from "~db/client";
import { socialAccounts } from "~db/schema";
import { figuresAfter } from "../athletes/figures-after.server";
import type { ProfileHistory } from "../athletes/queries.server";
import type { Channel } from "../channels/channel";
import type { AccountFigures } from "../channels/providers/provider";
import { keepChannelDay } from "../channels/write.server";
import type { ConnectionKey } from "./tokens.server";

/** A channel as its platform has told it. */
export const channelFrom = (
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
export const keepTold = (
  db: Database,
  history: ProfileHistory,
  key: ConnectionKey,
  figures: AccountFigures,
  now: number,
): Statement[] => {
  const { athleteId, platform } = key;
  const told = channelFrom(key, figures, now);
  const others = (history.own?.channels ?? []).filter((channel) => channel.platform !== platform);
  return [
    db.orm
      .insert(socialAccounts)
      .values({ athleteId, ...told })
      .onConflictDoUpdate({
        target: [socialAccounts.athleteId, socialAccounts.platform],
        set: told,
      }),
    ...(figures.followers === null ? [] : [keepChannelDay(db, key, figures, now)]),
    ...figuresAfter(db, history, [...others, told], now),
  ];
};
