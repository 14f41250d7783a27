import { and, desc, eq, gt } from "drizzle-orm";
import { commit } from "~/platform/command";
import { notFound } from "~/platform/errors";
import { trustedDevices } from "~db/schema";
import type { CommandContext } from "./actor";

/** The devices that need no code, the newest first. */
export const ownTrustedDevices = ({ actor, db, now }: CommandContext) =>
  db.orm
    .select({
      id: trustedDevices.id,
      userAgent: trustedDevices.userAgent,
      expiresAt: trustedDevices.expiresAt,
    })
    .from(trustedDevices)
    .where(and(eq(trustedDevices.userId, actor.personId), gt(trustedDevices.expiresAt, now)))
    .orderBy(desc(trustedDevices.id));

/** @throws AppError not_found */
export async function removeTrustedDevice(ctx: CommandContext, id: string) {
  const { personId: userId } = ctx.actor;
  await commit(
    ctx,
    {
      change: ctx.db.orm
        .delete(trustedDevices)
        .where(and(eq(trustedDevices.id, id), eq(trustedDevices.userId, userId))),
      audit: { action: "trusted_device_removed", resourceType: "account", resourceId: userId },
    },
    notFound,
  );
}
