import logos from "~/icons/platforms.svg?url&no-inline";
import type { Platform } from "~db/constants";

/** A platform's logo, beside its name. The logos are one file, which all pages share. */
export const PlatformLogo = ({ platform }: { platform: Platform }) => (
  <svg aria-hidden="true" className="mr-1.5 inline size-4 fill-current align-[-.125em]">
    <use href={`${logos}#${platform}`} />
  </svg>
);
