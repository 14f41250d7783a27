import { and, eq } from "drizzle-orm";
import type { Database } from "~db/client";
import { providerBuckets } from "~db/schema";
import { PROVIDERS } from "../channels/providers";
import type { ConnectablePlatform } from "../channels/providers/provider";
import { type Bucket, QUOTAS, take } from "./quota";

export const bucketOf = ({ orm }: Database, platform: ConnectablePlatform) =>
  orm.select().from(providerBuckets).where(eq(providerBuckets.platform, platform));

/**
 * Takes readings out of a platform's bucket.
 * @param seen the bucket as it was read
 * @returns how many it gave; none if somebody else took from it since
 */
export async function takeReadings(
  db: Database,
  platform: ConnectablePlatform,
  seen: Bucket | undefined,
  { wanted, of = "account" }: { wanted: number; of?: "account" | "post" },
  now: number,
): Promise<number> {
  const { requestsPerReading, requestsPerPost } = PROVIDERS[platform];
  const cost = of === "post" ? requestsPerPost : requestsPerReading;
  const { granted, bucket } = take(QUOTAS[platform], seen ?? null, { wanted, cost }, now);
  if (granted === 0) return 0;
  const write = seen
    ? db.orm
        .update(providerBuckets)
        .set(bucket)
        .where(
          and(
            eq(providerBuckets.platform, platform),
            eq(providerBuckets.at, seen.at),
            eq(providerBuckets.left, seen.left),
          ),
        )
    : db.orm
        .insert(providerBuckets)
        .values({ platform, ...bucket })
        .onConflictDoNothing();
  const [result] = await db.write([write]);
  return result?.rowsAffected ? granted : 0;
}
