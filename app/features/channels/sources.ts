import { type Channel, connected } from "./channel";
import { platformName } from "./platforms";

/** Who says figures, and how old they are: 'From Instagram,' and the moment; typed ones are as old as their month. Pure; for loaders, so that few pages carry the words. */
export interface Source {
  text: string;
  at: number;
  typed?: true;
  /** Only the day is known: `at` is its start in UTC. */
  isDay?: true;
}

type Told = Pick<Channel, "platform" | "source" | "figuresAt" | "followers" | "leftAt">;

/** A channel without followers adds nothing to a sum: X is a name only. */
const counted = (channels: readonly Told[]) => channels.filter(({ followers }) => followers > 0);

const list = new Intl.ListFormat("en-GB");

/** @param athlete who has typed what is typed */
export function sourceOf(
  { platform, source, figuresAt, leftAt }: Omit<Told, "followers">,
  athlete = "the athlete",
): Source {
  if (source === "connected") return { text: `From ${platformName(platform)},`, at: figuresAt };
  return leftAt
    ? { text: `From ${platformName(platform)}, which is no longer connected,`, at: figuresAt }
    : { ...typedBy(athlete), at: figuresAt };
}

/** Of figures whose platform is not known too. */
export const typedBy = (athlete: string) => ({ text: `Typed by ${athlete}`, typed: true }) as const;

const names = (some: readonly Told[]) =>
  list.format(some.map(({ platform }) => platformName(platform)));

/** The same of a profile's sums: which platforms told us, what was typed, and how old the oldest of each is. */
export function sourcesOf(all: readonly Told[]): Source[] {
  const channels = counted(all);
  const told = connected(channels);
  const left = channels.filter(({ source, leftAt }) => source !== "connected" && leftAt);
  const typed = channels.filter(({ source, leftAt }) => source !== "connected" && !leftAt);
  const part = (some: readonly Told[], source: Omit<Source, "at">) =>
    some.length > 0 ? [{ ...source, at: Math.min(...some.map(({ figuresAt }) => figuresAt)) }] : [];
  return [
    ...part(told, { text: `Figures from ${names(told)},` }),
    ...part(left, { text: `From ${names(left)}, no longer connected,` }),
    ...part(typed, {
      text: `${typed.length < channels.length ? names(typed) : "Followers and engagement"} typed by the athlete`,
      typed: true,
    }),
  ];
}

/** The same in two or three words, for cards and rows: 'From Instagram,', 'Typed'. Null without figures. */
export function shortSourceOf(all: readonly Told[]): Source | null {
  const channels = counted(all);
  if (channels.length === 0) return null;
  const told = connected(channels);
  const at = Math.min(...channels.map(({ figuresAt }) => figuresAt));
  if (channels.every(({ source, leftAt }) => source !== "connected" && leftAt))
    return { text: `From ${names(channels)}, no longer connected,`, at };
  if (told.length === 0) return { text: "Typed", at, typed: true };
  return { text: told.length < channels.length ? "Partly typed," : `From ${names(told)},`, at };
}
