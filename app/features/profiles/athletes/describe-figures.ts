/** An athlete's figures in words. Loaders make them, so that lists load no script for it. Pure. */

import { COUNTRY_NAMES } from "~/features/reference/places/country-names";
import { dayOf, formatDays } from "~/platform/dates";
import { formatCount, formatPercent } from "~/platform/numbers";
import type { Country, Platform } from "~db/constants";
import type { Channel } from "../channels/channel";
import { NOT_KNOWN } from "./figures";

type Followers = Pick<Channel, "platform" | "followers">;

/** Platform and '96.4K' of each channel with followers. */
export const countFollowers = (channels: readonly Followers[]): [Platform, string][] =>
  channels
    .filter(({ followers }) => followers > 0)
    .map(({ platform, followers }) => [platform, formatCount(followers)]);

/** Followers for a list, with whether the athlete has typed these figures. */
export function describeListedFollowers(all: readonly Channel[]) {
  const channels = all.filter(({ followers }) => followers > 0);
  const typed = channels.filter(({ source, leftAt }) => source !== "connected" && !leftAt);
  const entered = typed.length < channels.length ? "partly entered" : "entered";
  return {
    followerCounts: countFollowers(channels),
    ...(typed.length > 0 ? { entered } : {}),
  };
}

/** An engagement rate, percent, against that of athletes of the size; a rate of 0 is one that is not known. */
export const describeEngagement = (rate: number, norm: number): string =>
  rate > 0 ? `${formatPercent(rate)}, similar athletes ${formatPercent(norm)}` : NOT_KNOWN;

interface Audience {
  audienceCountry: Country | null;
  /** Percent. */
  audienceShare: number | null;
}

/** '62% in Germany': where most of the audience is; null where it is not stated. */
export const describeOwnAudience = ({ audienceCountry, audienceShare }: Audience): string | null =>
  audienceCountry && `${audienceShare}% in ${COUNTRY_NAMES[audienceCountry]}`;

/** The same with who says so: '62% in Germany, entered by the athlete'. */
export function describeAudience(audience: Audience): string | null {
  const share = describeOwnAudience(audience);
  return share && `${share}, entered by the athlete`;
}

/** 'Away 3 to 17 May'; null where no days are stated ('') or all are over, in UTC. */
export const describeAway = (
  { awayFrom, awayUntil }: { awayFrom: string; awayUntil: string },
  now: number,
): string | null =>
  awayUntil >= dayOf(now) ? `Away ${formatDays(awayFrom, awayUntil, { now })}` : null;
