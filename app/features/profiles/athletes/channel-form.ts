import type { Platform } from "~db/constants";
import { type Channel, findChannel } from "../channels/channel";
import type { ProfileInput } from "./schema";

/** The channels of the profile's form, where each is three fields. Pure. */

type Fields = Pick<
  ProfileInput,
  | `${"instagram" | "tiktok" | "youtube"}${"Handle" | "EngagementRate"}`
  | `${"instagram" | "tiktok"}Followers`
  | "youtubeSubscribers"
  | "xHandle"
>;

const typedChannels = (
  p: Fields,
): Pick<Channel, "platform" | "handle" | "followers" | "engagementRate">[] => [
  {
    platform: "instagram",
    handle: p.instagramHandle,
    followers: p.instagramFollowers,
    engagementRate: p.instagramEngagementRate,
  },
  {
    platform: "tiktok",
    handle: p.tiktokHandle,
    followers: p.tiktokFollowers,
    engagementRate: p.tiktokEngagementRate,
  },
  {
    platform: "youtube",
    handle: p.youtubeHandle,
    followers: p.youtubeSubscribers,
    engagementRate: p.youtubeEngagementRate,
  },
  { platform: "x", handle: p.xHandle, followers: 0, engagementRate: 0 },
];

/** The form's fields of stored channels. */
export function toChannelFields(channels: readonly Channel[]): Fields {
  const of = (platform: Platform) => findChannel(channels, platform);
  return {
    instagramHandle: of("instagram")?.handle ?? null,
    instagramFollowers: of("instagram")?.followers ?? 0,
    instagramEngagementRate: of("instagram")?.engagementRate ?? 0,
    tiktokHandle: of("tiktok")?.handle ?? null,
    tiktokFollowers: of("tiktok")?.followers ?? 0,
    tiktokEngagementRate: of("tiktok")?.engagementRate ?? 0,
    youtubeHandle: of("youtube")?.handle ?? null,
    youtubeSubscribers: of("youtube")?.followers ?? 0,
    youtubeEngagementRate: of("youtube")?.engagementRate ?? 0,
    xHandle: of("x")?.handle ?? null,
  };
}

/**
 * The channels after the form was saved: those that are connected stay as the platform says; of the others, a figure that was not
 * changed keeps its age, and a name that was not changed stays confirmed.
 */
export function applyChannelForm(form: Fields, stored: readonly Channel[], now: number): Channel[] {
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
