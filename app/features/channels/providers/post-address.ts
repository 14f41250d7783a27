import type { Platform } from "~db/constants";

const HOSTS: Record<string, Platform> = {
  "instagram.com": "instagram",
  "youtube.com": "youtube",
  "youtu.be": "youtube",
  "tiktok.com": "tiktok",
  // Short addresses: they lead to a video, and do not name it.
  "vm.tiktok.com": "tiktok",
  "vt.tiktok.com": "tiktok",
  "x.com": "x",
  "twitter.com": "x",
  "mobile.twitter.com": "x",
};

const PATHS: Record<Platform, RegExp> = {
  // A link made by Share names the link, not the post.
  instagram:
    /^\/(?:(?!share\/)[\w.]+\/)?(?:p|reels?|tv)\/([\w-]{1,64})\/?$|^\/stories\/[\w.]+\/(\d{1,64})\/?$/,
  youtube: /^\/(?:shorts|live)\/([\w-]{1,64})\/?$/,
  tiktok: /^\/@[\w.]+\/(?:video|photo)\/([\w-]{1,64})\/?$/,
  x: /^\/(?:\w{1,15}|i\/web)\/status\/(\d{1,20})(?:\/(?:photo|video)\/\d)?\/?$/,
};
const ID = /^[\w-]{1,64}$/;

const hostOf = ({ hostname }: URL) => hostname.replace(/^(?:www|m)\./, "");

/** The platform that this is an address of, whatever is there; null if it is none that we know. */
export const platformOf = (address: string): Platform | null =>
  (URL.canParse(address) && HOSTS[hostOf(new URL(address))]) || null;

/** What the platform calls the post at this address; null if it is no address of a post there. */
export function postIdOf(platform: Platform, address: string): string | null {
  if (platformOf(address) !== platform) return null;
  const url = new URL(address);
  const { protocol, pathname, searchParams } = url;
  if (protocol !== "https:") return null;
  const found =
    hostOf(url) === "youtu.be"
      ? pathname.slice(1)
      : platform === "youtube" && pathname === "/watch"
        ? searchParams.get("v")
        : PATHS[platform].exec(pathname)?.slice(1).find(Boolean);
  return found && ID.test(found) ? found : null;
}
