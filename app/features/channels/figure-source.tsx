import { Time } from "~/components/ui/time";
import { type Channel, connected, PLATFORM_NAMES } from "./channel";

const list = new Intl.ListFormat("en-GB");

type Told = Pick<Channel, "platform" | "source" | "figuresAt">;

/** Who says a channel's figures, and how old they are: 'From Instagram, 3 hours ago'. */
export const FigureSource = ({ channel }: { channel: Told }) => (
  <>
    {channel.source === "connected"
      ? `From ${PLATFORM_NAMES[channel.platform]}`
      : "Typed by the athlete"}
    , <Time at={channel.figuresAt} as="age" />
  </>
);

/** The same of a profile's sums: which platforms told us, what was typed, and how old the oldest of each is. */
export function FigureSources({ channels, now }: { channels: readonly Told[]; now?: number }) {
  const told = connected(channels);
  const typed = channels.filter(({ source }) => source !== "connected");
  const oldest = (some: readonly Told[]) => (
    <Time
      at={Math.min(...some.map(({ figuresAt }) => figuresAt))}
      as="age"
      {...(now !== undefined && { now })}
    />
  );
  const names = (some: readonly Told[]) =>
    list.format(some.map(({ platform }) => PLATFORM_NAMES[platform]));
  return (
    <>
      {told.length > 0 && (
        <>
          Figures from {names(told)}, {oldest(told)}.{" "}
        </>
      )}
      {typed.length > 0 && (
        <>
          {told.length > 0 ? names(typed) : "Followers and engagement"} typed by the athlete{" "}
          {oldest(typed)}.{" "}
        </>
      )}
    </>
  );
}
