import { platformName } from "~/features/reference/platforms/platform-names";
import { DAY_MS, HOUR_MS } from "~/platform/durations";
import type { ConnectionState } from "~db/constants";
import type { ConnectablePlatform, Fault, Refusal } from "../channels/providers/provider";

/** A day later, give or take an hour by the athlete, so that those who connected together are not read together. Pure. */
export function nextDaySync(athleteId: string, now: number): number {
  const spread = [...athleteId].reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 7_200,
    0,
  );
  return now + DAY_MS - HOUR_MS + spread * 1_000;
}

/** What a provider's answer means for a connection, and what the athlete reads of it. Pure. */

type Broken = Exclude<ConnectionState, "working">;

const STATE_BY_FAULT: Record<Fault, Broken> = {
  expired: "expired",
  revoked: "revoked",
  scope_missing: "scope_missing",
  private: "private",
  limited: "limited",
  failing: "failing",
  gone: "gone",
  not_professional: "not_professional",
  not_theirs: "failing",
  refused: "revoked",
};

/** These end with a new connection only. */
const ENDED: readonly ConnectionState[] = [
  "expired",
  "revoked",
  "scope_missing",
  "not_professional",
];

/** Whether the athlete has to do something; `limited` and `failing` pass by themselves. */
export const needsAthlete = (state: ConnectionState): boolean =>
  state === "private" || state === "gone" || ENDED.includes(state);

/**
 * The state after a refusal, and when to ask again: later and later, at most a day apart; null when only the athlete can mend it.
 * @param was the state before: a platform that is busy or failing says nothing new of a connection that has ended
 */
export function nextConnectionState(
  { fault, until }: Refusal,
  { state: previousState, failures }: { state: ConnectionState; failures: number },
  now: number,
): { state: Broken; nextSyncAt: number | null } {
  const state = STATE_BY_FAULT[fault];
  if (previousState !== "working" && ENDED.includes(previousState) && !needsAthlete(state))
    return { state: previousState, nextSyncAt: null };
  if (ENDED.includes(state)) return { state, nextSyncAt: null };
  if (state === "limited") return { state, nextSyncAt: until ?? now + HOUR_MS };
  if (state === "failing")
    return { state, nextSyncAt: now + Math.min(DAY_MS, HOUR_MS * 2 ** Math.min(failures, 10)) };
  return { state, nextSyncAt: now + DAY_MS };
}

interface ConnectionMessage {
  text: string;
  /** What its one button does. */
  button: "connect" | "sync";
}

const CONNECTION_MESSAGES: Record<Broken, (platform: string) => ConnectionMessage> = {
  expired: (platform) => ({
    text: `${platform} has ended our access, as it does from time to time. Connect again to keep your figures fresh.`,
    button: "connect",
  }),
  revoked: (platform) => ({
    text: `${platform} says that you've removed our access. Connect again to keep your figures fresh.`,
    button: "connect",
  }),
  scope_missing: (platform) => ({
    text: `A permission is missing, so we can't read your figures. Connect again and leave everything ticked on ${platform}'s page.`,
    button: "connect",
  }),
  private: (platform) => ({
    text: `Your ${platform} account is private, so we can't read its figures. Make it public, then sync.`,
    button: "sync",
  }),
  limited: (platform) => ({
    text: `${platform} has limited our requests for now. We'll try again ourselves.`,
    button: "sync",
  }),
  failing: (platform) => ({
    text: `${platform} isn't answering at the moment. We'll keep trying.`,
    button: "sync",
  }),
  gone: (platform) => ({
    text: `${platform} can't find your account any more. If you have another one, connect that.`,
    button: "connect",
  }),
  not_professional: (platform) => ({
    text: `${platform} only shares the figures of professional accounts. Switch to a creator or business account in ${platform}'s settings, which is free, then connect again.`,
    button: "connect",
  }),
};

/** What is wrong with a connection and what to do; null while it works. */
export const describeConnection = (
  state: ConnectionState,
  platform: ConnectablePlatform,
): ConnectionMessage | null =>
  state === "working" ? null : CONNECTION_MESSAGES[state](platformName(platform));
