import { and, eq } from "drizzle-orm";
import { commitIfUnchanged } from "~/platform/command";
import type { Database } from "~db/client";
import { providerBuckets } from "~db/schema";
import { PROVIDERS } from "../channels/providers";
import type { ConnectablePlatform } from "../channels/providers/provider";
import { type Bucket, QUOTAS, takeRequests } from "./quota";

export const selectBucket = ({ orm }: Database, platform: ConnectablePlatform) =>
  orm.select().from(providerBuckets).where(eq(providerBuckets.platform, platform));

/**
 * Takes readings out of a platform's bucket.
 * @param expected the bucket as it was read
 * @returns how many it gave; none if somebody else took from it since
 */
export async function reserveReadings(
  db: Database,
  platform: ConnectablePlatform,
  expected: Bucket | undefined,
  { requested, resource = "account" }: { requested: number; resource?: "account" | "post" },
  now: number,
): Promise<number> {
  const { requestsPerReading, requestsPerPost } = PROVIDERS[platform];
  const cost = resource === "post" ? requestsPerPost : requestsPerReading;
  const { granted, bucket } = takeRequests(
    QUOTAS[platform],
    expected ?? null,
    { requested, cost },
    now,
  );
  if (granted === 0) return 0;
  const change = expected
    ? db.orm
        .update(providerBuckets)
        .set(bucket)
        .where(
          and(
            eq(providerBuckets.platform, platform),
            eq(providerBuckets.at, expected.at),
            eq(providerBuckets.left, expected.left),
          ),
        )
    : db.orm
        .insert(providerBuckets)
        .values({ platform, ...bucket })
        .onConflictDoNothing();
  return (await commitIfUnchanged({ db }, { change })) ? granted : 0;
}
