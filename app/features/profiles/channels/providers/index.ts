import type { Env } from "~/platform/env";
import { providerUrl } from "./fetch-provider";
import { instagram } from "./instagram";
import type { ConnectablePlatform, Provider } from "./provider";
import { tiktok } from "./tiktok";
import { youtube } from "./youtube";

export const PROVIDERS: Record<ConnectablePlatform, Provider> = { instagram, youtube, tiktok };

/** Where the consent pages are, for the policy of a page whose form leads to one. */
export const consentOrigins = (env: Pick<Env, "SOCIAL_RELAY">): string[] => [
  ...new Set(
    (["instagramConsent", "googleConsent", "tiktokConsent"] as const).map(
      (host) => providerUrl(env, host, "/").origin,
    ),
  ),
];
