import { DAY_MS } from "~/platform/durations";
import type { ConnectablePlatform } from "../channels/providers/provider";

/** How many requests each provider gets from us: a bucket that fills evenly over the day. Pure. */

export interface Quota {
  /** Requests a day; at YouTube, units of its quota. */
  perDay: number;
  /** The most that are sent at once after a pause. */
  burst: number;
}

/** Below what each provider allows, so that what people press themselves has room too: docs/decisions/0075. */
export const QUOTAS: Record<ConnectablePlatform, Quota> = {
  instagram: { perDay: 240_000, burst: 200 },
  tiktok: { perDay: 400_000, burst: 300 },
  youtube: { perDay: 9_000, burst: 100 },
};

export interface Bucket {
  left: number;
  /** When that was. */
  at: number;
}

/** What a bucket holds now; one that was never used is full. */
const refillBucket = ({ perDay, burst }: Quota, bucket: Bucket | null, now: number): number =>
  bucket ? Math.min(burst, bucket.left + (Math.max(0, now - bucket.at) / DAY_MS) * perDay) : burst;

/**
 * How many of the wanted readings the bucket allows now, and what is left of it.
 * @param cost the requests of one reading
 */
export function takeRequests(
  quota: Quota,
  bucket: Bucket | null,
  { requested, cost }: { requested: number; cost: number },
  now: number,
): { granted: number; bucket: Bucket } {
  const held = refillBucket(quota, bucket, now);
  const granted = Math.min(requested, Math.floor(held / cost));
  return { granted, bucket: { left: held - granted * cost, at: now } };
}
