import { type Channel, connected, PLATFORM_NAMES } from "./channel";

/** Who says figures, and how old they are: 'From Instagram,' and the moment. Pure; for loaders, so that few pages carry the words. */
export interface Source {
  text: string;
  at: number;
}

type Told = Pick<Channel, "platform" | "source" | "figuresAt">;

const list = new Intl.ListFormat("en-GB");

/** @param athlete who has typed what is typed */
export const sourceOf = (
  { platform, source, figuresAt }: Told,
  athlete = "the athlete",
): Source => ({
  text: source === "connected" ? `From ${PLATFORM_NAMES[platform]},` : `Typed by ${athlete}`,
  at: figuresAt,
});

/** The same of a profile's sums: which platforms told us, what was typed, and how old the oldest of each is. */
export function sourcesOf(channels: readonly Told[]): Source[] {
  const told = connected(channels);
  const typed = channels.filter(({ source }) => source !== "connected");
  const names = (some: readonly Told[]) =>
    list.format(some.map(({ platform }) => PLATFORM_NAMES[platform]));
  const part = (some: readonly Told[], text: string) =>
    some.length > 0 ? [{ text, at: Math.min(...some.map(({ figuresAt }) => figuresAt)) }] : [];
  return [
    ...part(told, `Figures from ${names(told)},`),
    ...part(
      typed,
      `${told.length > 0 ? names(typed) : "Followers and engagement"} typed by the athlete`,
    ),
  ];
}
