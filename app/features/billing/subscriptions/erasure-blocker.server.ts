import { and, isNull, ne, sql } from "drizzle-orm";
import { isOfSide } from "~/features/identity/accounts/brand-members";
import type { Database } from "~db/client";
import { subscriptions } from "~db/schema";

/** A plan that will be charged again: it is cancelled before its account goes. */
export const runningPlans = ({ orm }: Database, userId: string) =>
  orm
    .select({ id: subscriptions.sideId, title: sql<string>`'It renews until you cancel it'` })
    .from(subscriptions)
    .where(
      and(
        isOfSide(subscriptions.sideId, userId),
        ne(subscriptions.state, "free"),
        isNull(subscriptions.endsAt),
      ),
    );
