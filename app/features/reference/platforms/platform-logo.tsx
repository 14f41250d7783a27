import logos from "~/icons/platforms.svg?url&no-inline";
import type { Platform } from "~db/constants";
import { platformName } from "./platform-names";

interface Props {
  platform: Platform;
  /** The logo stands for the name, which is not beside it. */
  isName?: true;
}

/** A platform's logo. The logos are one file, which all pages share. */
export const PlatformLogo = ({ platform, isName }: Props) => (
  <svg
    role={isName && "img"}
    aria-label={isName && platformName(platform)}
    aria-hidden={!isName || undefined}
    className="mr-1.5 inline size-[1.15em] fill-current align-[-.2em]"
  >
    <use href={`${logos}#${platform}`} />
  </svg>
);
