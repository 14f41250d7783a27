import { and, eq } from "drizzle-orm";
import { audit } from "~/platform/audit";
import { conflict } from "~/platform/errors";
import { LostRace, mustChange } from "~db/client";
import { moderationCases } from "~db/schema";
import type { Acting } from "../accounts/actor";

/** @throws AppError conflict when a colleague closed it first, or there is no such case */
export async function closeCase(acting: Acting, id: string) {
  const { actor, db, now } = acting;
  try {
    await db.write([
      db.orm
        .update(moderationCases)
        .set({ status: "closed", closedBy: actor.userId, closedAt: now })
        .where(and(eq(moderationCases.id, id), eq(moderationCases.status, "open"))),
      mustChange(),
      audit(acting, {
        userId: actor.userId,
        action: "moderation_case_closed",
        resourceType: "moderation_case",
        resourceId: id,
      }),
    ]);
  } catch (error) {
    throw error instanceof LostRace ? conflict() : error;
  }
}
