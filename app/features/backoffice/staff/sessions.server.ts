import { eq } from "drizzle-orm";
import { may } from "~/features/identity/accounts/abilities";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { openSessions } from "~/features/identity/accounts/queries.server";
import { endSessions } from "~/features/identity/accounts/sessions.server";
import { requireAbility } from "~/features/identity/accounts/staff-access.server";
import { commit } from "~/platform/command";
import { conflict, forbidden, notFound } from "~/platform/errors";
import { profiles } from "~db/schema";

/**
 * Signs a person out everywhere, for example when a device was stolen. Their trusted devices are forgotten.
 * @throws AppError conflict if no session is open
 */
export async function endSessionsOf(ctx: CommandContext, userId: string) {
  requireAbility(ctx, "sign people out");
  const { actor, db, now } = ctx;
  const [[found], open] = await db.read(
    db.orm.select({ type: profiles.userType }).from(profiles).where(eq(profiles.id, userId)),
    openSessions(db, userId, now),
  );
  if (!found) throw notFound();
  if (found.type === "staff" && !may(actor, "look up staff")) throw forbidden();
  const [change, ...effects] = endSessions(db, userId, open, now, "Ended by staff");
  await commit(
    ctx,
    {
      change,
      effects,
      audit: { action: "sessions_revoked", resourceType: "account", resourceId: userId },
    },
    () => conflict("They have no open sessions any more."),
  );
}
