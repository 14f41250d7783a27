import { and, asc, count, eq, isNotNull, isNull, min, sql } from "drizzle-orm";
import { mayAnswer, roleTooNew } from "~/features/billing/ledger/second-admin.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { queueMailTo } from "~/features/identity/accounts/mail.server";
import { upheldMail } from "~/features/identity/accounts/mails";
import type { AuthContext } from "~/features/identity/accounts/sessions.server";
import { hasColleague, requireAbility } from "~/features/identity/accounts/staff-access.server";
import { commit, personContext } from "~/platform/command";
import { conflict, notFound } from "~/platform/errors";
import { linkSigner } from "~/platform/mail";
import type { Database } from "~db/client";
import { suspensions } from "~db/schema";

/** A suspended person cannot sign in. They object by the link of the mail that told them, once a suspension. */

const takesObjection = (id: string) =>
  and(eq(suspensions.id, id), isNull(suspensions.objectedAt), isNull(suspensions.restoredAt));

const isOpen = and(
  isNotNull(suspensions.objectedAt),
  isNull(suspensions.upheldAt),
  isNull(suspensions.restoredAt),
);

/** The suspension of a mailed link that still takes an objection. Looking does not use it up. */
export async function suspensionOf({ db, env }: AuthContext, signed: string) {
  const id = await linkSigner(env).verify(signed);
  if (!id) return null;
  const [[found]] = await db.read(
    db.orm
      .select({ id: suspensions.id, userId: suspensions.userId, reason: suspensions.reason })
      .from(suspensions)
      .where(takesObjection(id)),
  );
  return found ?? null;
}

/** @throws AppError conflict once there is an objection, or the account is restored */
export async function objectToSuspension(auth: AuthContext, signed: string, objection: string) {
  const found = await suspensionOf(auth, signed);
  if (!found) throw spent();
  const { db } = auth;
  const now = auth.clock();
  await commit(
    personContext(auth, found.userId, now),
    {
      change: db.orm
        .update(suspensions)
        .set({ objection, objectedAt: now })
        .where(takesObjection(found.id)),
      audit: { action: "suspension_objected", resourceType: "account", resourceId: found.userId },
    },
    spent,
  );
}

const spent = () => conflict("You've already objected, or your account is back.");

/** How many objections wait, since when, and whose is the oldest. */
export async function openObjections({ orm, read }: Database) {
  const [[waiting], [first]] = await read(
    orm
      .select({ n: count(), oldest: min(suspensions.objectedAt) })
      .from(suspensions)
      .where(isOpen),
    orm
      .select({ userId: suspensions.userId })
      .from(suspensions)
      .where(isOpen)
      .orderBy(asc(suspensions.objectedAt))
      .limit(1),
  );
  return { n: 0, oldest: null, ...waiting, userId: first?.userId ?? null };
}

/** The condition that this admin made the suspension, and another one can answer the objection. */
export const needsOtherAdmin = (userId: string) =>
  sql<boolean>`${and(
    eq(suspensions.suspendedBy, userId),
    hasColleague("suspend people", userId),
  )}`.mapWith(Boolean);

const SAME_ADMIN =
  "You suspended this account, so another admin answers. You can still restore it.";

/**
 * Answers an objection: the suspension stands. To lift it is to restore the account, which whoever suspended may do too.
 * @throws AppError conflict for the one who suspended, while there is another admin, or if the role is too new
 */
export async function upholdSuspension(ctx: CommandContext, userId: string, answer: string) {
  requireAbility(ctx, "suspend people");
  const { actor, db, now } = ctx;
  const isAnswerer = mayAnswer(ctx, "suspend people", sql`${suspensions.createdAt}`);
  const [[found]] = await db.read(
    db.orm
      .select({ id: suspensions.id, waits: needsOtherAdmin(actor.personId), isAnswerer })
      .from(suspensions)
      .where(and(eq(suspensions.userId, userId), isOpen)),
  );
  if (!found) throw notFound();
  if (found.waits) throw conflict(SAME_ADMIN);
  if (!found.isAnswerer) throw roleTooNew();
  await commit(ctx, {
    change: db.orm
      .update(suspensions)
      .set({ answer, upheldBy: actor.personId, upheldAt: now })
      .where(and(eq(suspensions.id, found.id), isOpen, isAnswerer)),
    effects: [queueMailTo(userId, upheldMail(answer), now)],
    audit: {
      action: "suspension_upheld",
      resourceType: "account",
      resourceId: userId,
      detail: { answer },
    },
  });
}
