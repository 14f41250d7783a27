import { buildPushPayload } from "@block65/webcrypto-web-push";
import { DAY_MS } from "./durations";
import { type Env, webPushKeys } from "./env";

const HOSTS = ["fcm.googleapis.com", "updates.push.services.mozilla.com"];
const DOMAINS = [".push.apple.com", ".notify.windows.com"];

/** Whether an address that a browser gave belongs to the push service of a browser: we send requests to it. Pure. */
export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  return (
    protocol === "https:" &&
    port + username + password === "" &&
    (HOSTS.includes(hostname) || DOMAINS.some((domain) => hostname.endsWith(domain)))
  );
}

/** A browser's push subscription. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What the service worker (`public/sw.js`) shows. A locked screen shows it too, so it holds no message, comment or feedback. */
export interface PushText {
  title: string;
  /** A path inside the app. */
  link: string;
  /** The notification that is read once the person opens the push. */
  notificationId?: string | undefined;
}

/** A device that is off for longer does not get the push. */
const KEPT_SECONDS = DAY_MS / 1000;

/**
 * Hands one push to the browser's push service, encrypted for the browser (RFC 8291) and signed (VAPID, RFC 8292).
 * @returns false if the subscription has ended
 * @throws Error with the service's status, so that the outbox tries again
 */
export async function postPush(
  env: Env,
  { endpoint, p256dh, auth }: PushTarget,
  text: PushText,
): Promise<boolean> {
  const keys = webPushKeys(env);
  // Push has been switched off in this deployment.
  if (!keys) return true;
  const { method, headers, body } = await buildPushPayload(
    { data: { ...text }, options: { ttl: KEPT_SECONDS } },
    { endpoint, expirationTime: null, keys: { p256dh, auth } },
    { ...keys, subject: `mailto:${env.OPERATOR_EMAIL}` },
  );
  const response = await fetch(addressOf(env, endpoint), {
    method,
    headers,
    body,
    // The service is known, what it redirects to is not.
    redirect: "manual",
    signal: AbortSignal.timeout(10_000),
  });
  await response.body?.cancel();
  if (response.status === 404 || response.status === 410) return false;
  if (!response.ok) throw new Error(`push service answered ${response.status}`);
  return true;
}

const addressOf = ({ WEB_PUSH_RELAY }: Env, endpoint: string) =>
  WEB_PUSH_RELAY ? new URL(new URL(endpoint).pathname, WEB_PUSH_RELAY).href : endpoint;
