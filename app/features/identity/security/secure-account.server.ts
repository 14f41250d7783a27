import { and, eq, gt, sql } from "drizzle-orm";
import { lockPassword } from "~/features/identity/accounts/account-rows.server";
import { openSessions } from "~/features/identity/accounts/queries.server";
import { mailReset } from "~/features/identity/accounts/reset-password.server";
import { type AuthContext, endSessions } from "~/features/identity/accounts/sessions.server";
import { recordEvent, resolveEvents } from "~/features/identity/alerts/raise-event.server";
import { deletePasskeys } from "~/features/identity/passkeys/passkey-list.server";
import { closeRemovals } from "~/features/identity/two-factor/factor.server";
import { commit, personContext } from "~/platform/command";
import { DAY_MS } from "~/platform/durations";
import { conflict } from "~/platform/errors";
import { linkSigner } from "~/platform/mail";
import type { Statement } from "~db/client";
import { securityEvents } from "~db/schema";

/** Ends all sessions, stops the password, removes all passkeys and mails a link to a new one. `open` are the sessions whose sockets must close. */
export const lockAccount = (
  ctx: AuthContext,
  userId: string,
  open: { id: string }[],
  now: number,
  reason: string,
): Statement[] => [
  ...endSessions(ctx.db, userId, open, now, reason),
  lockPassword(userId),
  deletePasskeys(userId),
  ...mailReset(ctx, sql`${userId}`, now),
];

const LIFETIME_MS = 7 * DAY_MS;

/** The event of a link that can still be used. Looking does not use it up: mail scanners look. */
async function usableEvent({ db, env, clock }: AuthContext, signed: string) {
  const eventId = await linkSigner(env).verify(signed);
  if (!eventId) return undefined;
  const isOpen = and(
    eq(securityEvents.id, eventId),
    // Staff may have resolved it: only its owner uses the link up.
    sql`${securityEvents.resolvedBy} is not ${securityEvents.userId}`,
    gt(securityEvents.createdAt, clock() - LIFETIME_MS),
  );
  const [[event]] = await db.read(
    db.orm.select({ userId: securityEvents.userId }).from(securityEvents).where(isOpen),
  );
  return event && { ...event, isOpen };
}

export const canSecure = async (ctx: AuthContext, signed: string) =>
  (await usableEvent(ctx, signed)) !== undefined;

/**
 * For an owner who did not sign in: ends all sessions, stops the password and mails a link to a new one. Works once.
 * @throws AppError conflict
 */
export async function secureAccount(ctx: AuthContext, signed: string) {
  const { db, clock } = ctx;
  const event = await usableEvent(ctx, signed);
  if (!event) throw spent();
  const { userId, isOpen } = event;
  const now = clock();
  const [open] = await db.read(openSessions(db, userId, now));
  await commit(
    personContext(ctx, userId, now),
    {
      change: resolveEvents(db, isOpen, userId, now),
      effects: [
        ...lockAccount(ctx, userId, open, now, "Owner reported a sign-in"),
        closeRemovals(userId, now),
        recordEvent(ctx, { userId, kind: "not_me", now }),
      ],
      audit: { action: "account_secured", resourceType: "account", resourceId: userId },
    },
    spent,
  );
}

const spent = () => conflict("This link has expired or has already been used.");
