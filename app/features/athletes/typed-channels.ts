import type { Platform } from "~db/constants";
import { type Channel, onPlatform } from "../channels/channel";
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
export function channelFields(channels: readonly Channel[]): Fields {
  const of = (platform: Platform) => onPlatform(channels, platform);
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
export function channelsAfter(form: Fields, stored: readonly Channel[], now: number): Channel[] {
  return typedChannels(form).flatMap((next) => {
    const was = onPlatform(stored, next.platform);
    if (was?.source === "connected") return [was];
    if (next.handle === null && next.followers === 0 && next.engagementRate === 0) return [];
    const isSame = was?.followers === next.followers && was.engagementRate === next.engagementRate;
    return [
      {
        ...next,
        source: was && was.handle === next.handle ? was.source : "typed",
        figuresAt: isSame ? was.figuresAt : now,
      },
    ];
  });
}
