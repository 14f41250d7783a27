import { Fragment } from "react";
import { PlatformLogo } from "~/features/reference/platforms/platform-logo";
import type { countFollowers } from "./describe-figures";

/** How many followers an athlete has on each platform, whose logo says its name. */
export const FollowersList = ({ counts }: { counts: ReturnType<typeof countFollowers> }) =>
  counts.map(([platform, followers]) => (
    <Fragment key={platform}>
      <PlatformLogo platform={platform} isName />
      {`${followers}\u2002`}
    </Fragment>
  ));
