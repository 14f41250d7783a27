import { PLATFORMS, type Platform } from "~db/constants";
import { type Channel, findChannel } from "../channels/channel";

/** The channels of the profile's form, where each is a handle and its figures. Pure. */

/** An X channel is a handle only. */
export type CountedPlatform = Exclude<Platform, "x">;

export const isCounted = (platform: Platform): platform is CountedPlatform => platform !== "x";

export const COUNTED_PLATFORMS = PLATFORMS.filter(isCounted);

/** Those whose handle can be typed beside the connections: Instagram's is typed in the profile alone. */
export type HandlePlatform = Exclude<Platform, "instagram">;

export const HANDLE_PLATFORMS = PLATFORMS.filter(
  (platform): platform is HandlePlatform => platform !== "instagram",
);

/** What a platform calls followers. */
export const audienceName = (platform: Platform) =>
  platform === "youtube" ? "Subscribers" : "Followers";

export type HandleFields<P extends Platform = Platform> = {
  [N in P as `${N}Handle`]: string | null;
};
type FigureFields = {
  [N in CountedPlatform as `${N}Followers` | `${N}EngagementRate`]: number;
};

const typedChannels = (
  form: HandleFields & FigureFields,
): Pick<Channel, "platform" | "handle" | "followers" | "engagementRate">[] =>
  PLATFORMS.map((platform) => ({
    platform,
    handle: form[`${platform}Handle`],
    followers: isCounted(platform) ? form[`${platform}Followers`] : 0,
    engagementRate: isCounted(platform) ? form[`${platform}EngagementRate`] : 0,
  }));

/** The form's fields of stored channels; a figure of 0 is one that is not known, and its field is empty. */
export const toChannelFields = (channels: readonly Channel[]) =>
  Object.fromEntries(
    PLATFORMS.flatMap((platform) => {
      const channel = findChannel(channels, platform);
      const handle = [`${platform}Handle`, channel?.handle ?? null] as const;
      if (!isCounted(platform)) return [handle];
      return [
        handle,
        [`${platform}Followers`, channel?.followers || undefined] as const,
        [`${platform}EngagementRate`, channel?.engagementRate || undefined] as const,
      ];
    }),
  ) as HandleFields & Partial<FigureFields>;

/**
 * The channels after the form was saved: those that are connected stay as the platform says; of the others, a figure that was not
 * changed keeps its age, and a name that was not changed stays confirmed.
 */
export function applyChannelForm(
  form: HandleFields & FigureFields,
  stored: readonly Channel[],
  now: number,
): Channel[] {
  return typedChannels(form).flatMap((next) => {
    const previous = findChannel(stored, next.platform);
    if (previous?.source === "connected") return [previous];
    if (next.handle === null && next.followers === 0 && next.engagementRate === 0) return [];
    const isSame =
      previous?.followers === next.followers && previous.engagementRate === next.engagementRate;
    return [
      {
        ...next,
        source: previous && previous.handle === next.handle ? previous.source : "typed",
        figuresAt: isSame ? previous.figuresAt : now,
      },
    ];
  });
}
