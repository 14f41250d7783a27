import type { Platform } from "~db/constants";
import { POST_ADDRESSES, platformAt } from "../post-rules";

const ID = /^[\w-]{1,64}$/;

const hostOf = ({ hostname }: URL) => hostname.replace(/^(?:www|m)\./, "");

/** The platform that this is an address of, whatever is there; null if it is none that we know. */
export const detectPlatform = (address: string): Platform | null =>
  URL.canParse(address) ? platformAt(hostOf(new URL(address))) : null;

/** What the platform calls the post at this address; null if it is no address of a post there. */
export function parsePostId(platform: Platform, address: string): string | null {
  if (detectPlatform(address) !== platform) return null;
  const url = new URL(address);
  const { protocol, pathname, searchParams } = url;
  if (protocol !== "https:") return null;
  const found =
    hostOf(url) === "youtu.be"
      ? pathname.slice(1)
      : platform === "youtube" && pathname === "/watch"
        ? searchParams.get("v")
        : POST_ADDRESSES[platform].path.exec(pathname)?.slice(1).find(Boolean);
  return found && ID.test(found) ? found : null;
}
