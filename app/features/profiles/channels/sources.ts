import { platformName } from "~/features/reference/platforms/platform-names";
import { type Channel, filterConnected } from "./channel";

/** Who says figures, and how old they are: 'From Instagram,' and the moment; typed ones are as old as their month. Pure; for loaders, so that few pages carry the words. */
export interface Source {
  text: string;
  at: number;
  typed?: true;
  /** Only the day is known: `at` is its start in UTC. */
  isDay?: true;
}

type SourcedChannel = Pick<Channel, "platform" | "source" | "figuresAt" | "followers" | "leftAt">;

/** A channel without followers adds nothing to a sum: X is a name only. */
const withFollowers = (channels: readonly SourcedChannel[]) =>
  channels.filter(({ followers }) => followers > 0);

const list = new Intl.ListFormat("en-GB");

/** @param athlete who has typed what is typed */
export function describeSource(
  { platform, source, figuresAt, leftAt }: Omit<SourcedChannel, "followers">,
  athlete = "the athlete",
): Source {
  if (source === "connected") return { text: `From ${platformName(platform)},`, at: figuresAt };
  return leftAt
    ? { text: `From ${platformName(platform)}, which is no longer connected,`, at: figuresAt }
    : { ...typedSource(athlete), at: figuresAt };
}

/** Of figures whose platform is not known too. */
export const typedSource = (athlete: string) =>
  ({ text: `Entered by ${athlete}`, typed: true }) as const;

const names = (some: readonly SourcedChannel[]) =>
  list.format(some.map(({ platform }) => platformName(platform)));

/** The same of a profile's sums: which platforms told us, what was typed, and how old the oldest of each is. */
export function describeSources(channelsOfProfile: readonly SourcedChannel[]): Source[] {
  const channels = withFollowers(channelsOfProfile);
  const fromPlatform = filterConnected(channels);
  const left = channels.filter(({ source, leftAt }) => source !== "connected" && leftAt);
  const typed = channels.filter(({ source, leftAt }) => source !== "connected" && !leftAt);
  const part = (some: readonly SourcedChannel[], source: Omit<Source, "at">) =>
    some.length > 0 ? [{ ...source, at: Math.min(...some.map(({ figuresAt }) => figuresAt)) }] : [];
  return [
    ...part(fromPlatform, { text: `Figures from ${names(fromPlatform)},` }),
    ...part(left, { text: `From ${names(left)}, no longer connected,` }),
    ...part(typed, {
      text: `${typed.length < channels.length ? names(typed) : "Followers and engagement"} entered by the athlete`,
      typed: true,
    }),
  ];
}

/** The same in two or three words, for cards and rows: 'From Instagram,', 'Entered'. Null without figures. */
export function describeShortSource(all: readonly SourcedChannel[]): Source | null {
  const channels = withFollowers(all);
  if (channels.length === 0) return null;
  const fromPlatform = filterConnected(channels);
  const at = Math.min(...channels.map(({ figuresAt }) => figuresAt));
  if (channels.every(({ source, leftAt }) => source !== "connected" && leftAt))
    return { text: `From ${names(channels)}, no longer connected,`, at };
  if (fromPlatform.length === 0) return { text: "Entered", at, typed: true };
  return {
    text:
      fromPlatform.length < channels.length ? "Partly entered," : `From ${names(fromPlatform)},`,
    at,
  };
}
