import type { ConnectablePlatform } from "./provider";

const HOSTS: Record<string, ConnectablePlatform> = {
  "instagram.com": "instagram",
  "youtube.com": "youtube",
  "youtu.be": "youtube",
  "tiktok.com": "tiktok",
};

const PATHS: Record<ConnectablePlatform, RegExp> = {
  instagram: /^\/(?:[\w.]+\/)?(?:p|reel|tv)\/([\w-]{1,64})\/?$/,
  youtube: /^\/(?:shorts|live)\/([\w-]{1,64})\/?$/,
  tiktok: /^\/@[\w.]+\/(?:video|photo)\/([\w-]{1,64})\/?$/,
};
const ID = /^[\w-]{1,64}$/;

/** What the provider calls the post at this address; null if it is no address of a post there. */
export function postIdOf(platform: ConnectablePlatform, address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, pathname, searchParams } = new URL(address);
  const host = hostname.replace(/^(?:www|m)\./, "");
  if (protocol !== "https:" || HOSTS[host] !== platform) return null;
  const found =
    host === "youtu.be"
      ? pathname.slice(1)
      : pathname === "/watch"
        ? searchParams.get("v")
        : PATHS[platform].exec(pathname)?.[1];
  return found && ID.test(found) ? found : null;
}
