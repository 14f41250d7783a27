import { and, eq, inArray, or } from "drizzle-orm";
import type { Database } from "~db/client";
import { ACTIVE_DISPUTES } from "~db/constants";
import { disputes } from "~db/schema";

/** A person's disputes that are not settled. */
export const activeDisputes = ({ orm }: Database, userId: string) =>
  orm
    .select({ id: disputes.id, title: disputes.title })
    .from(disputes)
    .where(
      and(
        or(eq(disputes.filedBy, userId), eq(disputes.respondentId, userId)),
        inArray(disputes.status, ACTIVE_DISPUTES),
      ),
    );
