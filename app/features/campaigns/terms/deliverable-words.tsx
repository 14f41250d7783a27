import { Fragment } from "react";
import { PlatformLogo } from "~/features/reference/platforms/platform-logo";
import { PLATFORM_NAMES } from "~/features/reference/platforms/platform-names";
import type { Platform } from "~db/constants";

const COUNTED = new RegExp(`\\b(?=\\d+ (?:${Object.values(PLATFORM_NAMES).join("|")}) )`);

/** Parts of a text, each of which begins with a deliverable: '2 Instagram reels, ', '1 YouTube video'. */
export const splitAtPlatforms = (text: string) =>
  text.split(COUNTED).map((words) => {
    const name = /^\d+ (\S+) /.exec(words)?.[1];
    const platforms = Object.keys(PLATFORM_NAMES) as Platform[];
    return { platform: platforms.find((one) => PLATFORM_NAMES[one] === name) ?? null, words };
  });

/** Deliverables in words, one or several, each with the logo of the platform that it names. */
export const DeliverableWords = ({ text }: { text: string }) =>
  splitAtPlatforms(text).map(({ platform, words }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which has no other order
    <Fragment key={i}>
      {platform && <PlatformLogo platform={platform} />}
      {words}
    </Fragment>
  ));
