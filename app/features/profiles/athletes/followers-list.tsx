import { PlatformLogo } from "~/features/reference/platforms/platform-logo";
import { platformName } from "~/features/reference/platforms/platform-names";
import type { Platform } from "~db/constants";
import type { countFollowers } from "./describe-figures";
import { NOT_KNOWN } from "./figures";

/** How many followers an athlete has where; the logos stand for the names. */
export function FollowersList({ by }: { by: ReturnType<typeof countFollowers> }) {
  const channels = Object.entries(by) as [Platform, string][];
  if (channels.length === 0) return NOT_KNOWN;
  return channels.map(([platform, followers]) => (
    <span key={platform}>
      <PlatformLogo platform={platform} />
      <span className="sr-only">{platformName(platform)} </span>
      {`${followers}\u2003`}
    </span>
  ));
}
