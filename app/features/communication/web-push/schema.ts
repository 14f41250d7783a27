import { z } from "zod";
import { isPushService } from "~/platform/web-push";

const POINT = /^B[\w-]{86}$/;
const SECRET = /^[\w-]{22}$/;

/** A browser's push subscription, as its script sends it. Parse it asynchronously. */
export const subscriptionSchema = z.object({
  endpoint: z.string().max(1_000).refine(isPushService),
  p256dh: z.string().regex(POINT).refine(isOnCurve),
  auth: z.string().regex(SECRET),
});

export type NewSubscription = z.infer<typeof subscriptionSchema>;

/** A push cannot be encrypted for any other key. */
async function isOnCurve(point: string): Promise<boolean> {
  const bytes = Uint8Array.from(atob(point.replaceAll("-", "+").replaceAll("_", "/")), (c) =>
    c.charCodeAt(0),
  );
  const algorithm = { name: "ECDH", namedCurve: "P-256" };
  return crypto.subtle.importKey("raw", bytes, algorithm, false, []).then(
    () => true,
    () => false,
  );
}
