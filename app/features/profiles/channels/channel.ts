import { PLATFORM_NAMES } from "~/features/reference/platforms/platform-names";
import type { ChannelSource, Platform } from "~db/constants";

/** What is known of an athlete's channel on a platform, and who says so. Pure. */

export interface Channel {
  platform: Platform;
  /** Without @, except for YouTube's. */
  handle: string | null;
  source: ChannelSource;
  followers: number;
  /** Percent. */
  engagementRate: number;
  /** When the figures were typed, or read from the platform. */
  figuresAt: number;
  /** When the channel was disconnected. Its figures are the last ones that the platform sent. */
  leftAt?: number | null;
}

export const findChannel = <C extends Pick<Channel, "platform">>(
  channels: readonly C[],
  platform: Platform,
): C | undefined => channels.find((channel) => channel.platform === platform);

/** Those whose figures come from the platform itself. */
export const filterConnected = <C extends Pick<Channel, "source">>(channels: readonly C[]): C[] =>
  channels.filter(({ source }) => source === "connected");

/** By platform, in the order that every screen has. */
export const sortChannels = (channels: readonly Channel[]): Channel[] =>
  (Object.keys(PLATFORM_NAMES) as Platform[]).flatMap(
    (platform) => findChannel(channels, platform) ?? [],
  );
