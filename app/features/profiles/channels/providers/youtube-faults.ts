import { z } from "zod";
import { type ProviderReply, rateLimited } from "./fetch-provider";
import type { Refusal } from "./provider";

const errors = z.object({
  error: z.object({
    errors: z.array(z.object({ reason: z.string().default("") })).default([]),
    details: z.array(z.object({ reason: z.string().default("") })).default([]),
  }),
});

export function classifyFault({ status, body }: ProviderReply, now: number): Refusal | null {
  if (status < 400) return null;
  const { data } = errors.safeParse(body);
  const reasons = new Set(
    [...(data?.error.errors ?? []), ...(data?.error.details ?? [])].map(({ reason }) => reason),
  );
  const some = (...names: string[]) => names.some((name) => reasons.has(name));
  if (some("quotaExceeded", "dailyLimitExceeded"))
    return { fault: "limited", until: nextPacificMidnight(now) };
  if (status === 429 || some("rateLimitExceeded", "userRateLimitExceeded"))
    return rateLimited(now, 60);
  if (some("insufficientPermissions", "ACCESS_TOKEN_SCOPE_INSUFFICIENT"))
    return { fault: "scope_missing" };
  if (
    some(
      "authenticatedUserAccountClosed",
      "authenticatedUserAccountSuspended",
      "channelClosed",
      "channelSuspended",
      "channelNotFound",
      "youtubeSignupRequired",
      "playlistNotFound",
    )
  )
    return { fault: "gone" };
  if (some("channelForbidden", "playlistItemsNotAccessible")) return { fault: "private" };
  return status === 401 ? { fault: "expired" } : null;
}

const PACIFIC = new Intl.DateTimeFormat("en-GB", {
  timeZone: "America/Los_Angeles",
  timeStyle: "medium",
});

/** When the quota of the day begins anew. On the two days on which clocks change, up to an hour late or early. */
function nextPacificMidnight(now: number): number {
  const [hours = 0, minutes = 0, seconds = 0] = PACIFIC.format(now).split(":").map(Number);
  const sinceMidnight = ((hours * 60 + minutes) * 60 + seconds) * 1_000;
  return now - (now % 1_000) - sinceMidnight + 24 * 60 * 60_000;
}
