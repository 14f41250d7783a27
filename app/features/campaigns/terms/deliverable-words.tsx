import { Fragment } from "react";
import { PlatformLogo } from "~/features/reference/platforms/platform-logo";
import { splitAtPlatforms } from "./deliverables";

/** Deliverables in words, as stored or in a sentence, each with the logo of the platform that it names. */
export const DeliverableWords = ({ text }: { text: string }) =>
  splitAtPlatforms(text).map(({ platform, words }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which has no other order
    <Fragment key={i}>
      {platform && <PlatformLogo platform={platform} />}
      {words}
    </Fragment>
  ));
