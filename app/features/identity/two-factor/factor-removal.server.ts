import { and, eq, isNull, lte } from "drizzle-orm";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { queueMailTo } from "~/features/identity/accounts/mail.server";
import {
  type AuthContext,
  personOf,
  rotateSession,
  setSessionCookie,
} from "~/features/identity/accounts/sessions.server";
import { recordEvent } from "~/features/identity/alerts/raise-event.server";
import { paths } from "~/paths";
import { commit, commitIfUnchanged, personContext } from "~/platform/command";
import { formatInFull } from "~/platform/dates";
import { HOUR_MS } from "~/platform/durations";
import { AppError, conflict } from "~/platform/errors";
import { linkSigner, type MailText } from "~/platform/mail";
import { product } from "~/product";
import type { Database } from "~db/client";
import { newId } from "~db/columns";
import { factorRemovals, totpFactors } from "~db/schema";
import { turnOffStatements } from "./factor.server";

/** @param removalId of the link that cancels it */
export const removalMail = (removalId: string, dueAt: number): MailText => ({
  subject: "Two-factor sign-in will be turned off",
  text: `Someone with your password told us that they've lost their phone and their recovery codes. From ${formatInFull(dueAt, "UTC")} they can turn two-factor sign-in off and get in with the password alone.\n\nIf that's you, wait until then and sign in again.\n\nIf it isn't, keep it on with the button below and change your password.`,
  link: { label: "Keep two-factor sign-in on", path: paths.keepFactor, token: removalId },
  reason: `You're getting this email because it's about the security of your ${product.name} account. These emails can't be switched off.`,
});

/** Long enough to read a mail at a weekend. */
const WAIT_MS = 72 * HOUR_MS;

const isOpenOf = (userId: string) =>
  and(eq(factorRemovals.userId, userId), isNull(factorRemovals.closedAt));

/** What a person who has lost the second factor has asked for: when it can be turned off. */
export const openRemoval = (orm: Database["orm"], userId: string) =>
  orm.select({ dueAt: factorRemovals.dueAt }).from(factorRemovals).where(isOpenOf(userId));

function unfinishedOf({ session }: AuthContext) {
  if (!session.unfinished) throw new AppError("conflict", "Please sign in again.");
  return session.unfinished;
}

/** Asks to turn the second factor off in 72 hours, and mails its owner. Asking again changes nothing. */
export async function requestRemoval(auth: AuthContext) {
  const { uid: userId } = unfinishedOf(auth);
  const { db } = auth;
  const now = auth.clock();
  const id = newId();
  const dueAt = now + WAIT_MS;
  await commitIfUnchanged(personContext(auth, userId, now), {
    change: db.orm
      .insert(factorRemovals)
      .values({ id, userId, dueAt, createdAt: now })
      .onConflictDoNothing(),
    effects: [
      queueMailTo(userId, removalMail(id, dueAt), now, id),
      recordEvent(auth, { userId, kind: "factor_removal_asked", now }),
    ],
    audit: { action: "factor_removal_asked", resourceType: "account", resourceId: userId },
  });
}

/**
 * Turns the second factor off once the 72 hours are over, and signs its owner in.
 * @throws AppError conflict before then, or when it was cancelled
 */
export async function removeLostFactor(auth: AuthContext) {
  const unfinished = unfinishedOf(auth);
  const { uid: userId, type, remember } = unfinished;
  const { db } = auth;
  const { orm } = db;
  const now = auth.clock();
  const { claims, statements } = rotateSession(auth, personOf(unfinished), {
    remember,
    level: "password",
  });
  await commit(
    personContext(auth, userId, now),
    {
      change: orm
        .update(factorRemovals)
        .set({ closedAt: now })
        .where(and(isOpenOf(userId), lte(factorRemovals.dueAt, now))),
      effects: [
        orm.delete(totpFactors).where(eq(totpFactors.userId, userId)),
        ...turnOffStatements(auth, userId, now),
        ...statements,
      ],
      audit: { action: "factor_removed", resourceType: "account", resourceId: userId },
    },
    () => conflict("You can't do this yet, or it was cancelled. Open the newest link we sent you."),
  );
  await setSessionCookie(auth, claims);
  return { type };
}

/** From a session of the owner. @throws AppError conflict */
export const cancelRemoval = (auth: AuthContext, { actor, now }: CommandContext) =>
  cancelOpenRemoval(auth, actor.personId, now);

/** The account of a mailed link that can still cancel something. Looking does not use it up. */
export async function removalOf({ db, env }: AuthContext, signed: string) {
  const id = await linkSigner(env).verify(signed);
  if (!id) return null;
  const [[open]] = await db.read(
    db.orm
      .select({ userId: factorRemovals.userId })
      .from(factorRemovals)
      .where(and(eq(factorRemovals.id, id), isNull(factorRemovals.closedAt))),
  );
  return open?.userId ?? null;
}

/** From the mail. @throws AppError conflict */
export async function cancelRemovalByLink(auth: AuthContext, signed: string) {
  const userId = await removalOf(auth, signed);
  if (!userId) throw spent();
  await cancelOpenRemoval(auth, userId, auth.clock());
}

async function cancelOpenRemoval(auth: AuthContext, userId: string, now: number) {
  await commit(
    personContext(auth, userId, now),
    {
      change: auth.db.orm.update(factorRemovals).set({ closedAt: now }).where(isOpenOf(userId)),
      audit: { action: "factor_removal_cancelled", resourceType: "account", resourceId: userId },
    },
    spent,
  );
}

const spent = () => conflict("This has already been cancelled or carried out.");
