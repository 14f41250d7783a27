import { PlatformLogo } from "~/features/reference/platforms/platform-logo";
import { platformName } from "~/features/reference/platforms/platform-names";
import type { countFollowers } from "./describe-figures";
import { NOT_KNOWN } from "./figures";

/** How many followers an athlete has on each platform, beside its logo. */
export function FollowersList({ counts }: { counts: ReturnType<typeof countFollowers> }) {
  if (counts.length === 0) return NOT_KNOWN;
  return counts.map(([platform, followers]) => (
    <span key={platform}>
      <PlatformLogo platform={platform} />
      <span className="sr-only">{platformName(platform)} </span>
      {`${followers}\u2003`}
    </span>
  ));
}
