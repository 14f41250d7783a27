import { and, eq, gt, isNull } from "drizzle-orm";
import {
  CONFIRM_FIRST,
  mayBeSecured,
  readMayBeSecured,
} from "~/features/identity/accounts/confirm-email.server";
import { commit, personContext } from "~/platform/command";
import { MINUTE_MS } from "~/platform/durations";
import type { Env } from "~/platform/env";
import { conflict } from "~/platform/errors";
import { FieldError } from "~/platform/forms";
import { seal, unseal } from "~/platform/seal";
import { totpFactors } from "~db/schema";
import type { CommandContext } from "../accounts/actor";
import { openSessions } from "../accounts/queries.server";
import {
  type AuthContext,
  endSessions,
  newSession,
  setSessionCookie,
} from "../accounts/sessions.server";
import { raiseEvent } from "../alerts/raise-event.server";
import { factorSealContext } from "./check-code.server";
import { makeRecoveryCodes } from "./recovery-codes.server";
import { newSecret, stepOf } from "./totp";

/** A set-up that is left in the middle ends: its secret is not to be found on an open screen later. */
const SET_UP_MS = 30 * MINUTE_MS;

const alreadyOn = () => conflict("Two-factor sign-in is already on.");

/** The condition of a set-up that waits for its first code. */
export const isPending = (userId: string, now: number) =>
  and(
    eq(totpFactors.userId, userId),
    isNull(totpFactors.confirmedAt),
    gt(totpFactors.createdAt, now - SET_UP_MS),
  );

/** Makes a new secret, which counts once a code has confirmed it. @throws AppError conflict: it is on, or the address is not confirmed */
export async function startSetUp(ctx: CommandContext, env: Env) {
  const { db, now } = ctx;
  const { personId: userId } = ctx.actor;
  const [[owner]] = await db.read(readMayBeSecured(db, userId));
  if (!owner?.allowed) throw conflict(CONFIRM_FIRST);
  const values = {
    sealedSecret: await seal(env.FACTOR_KEYS, newSecret(), factorSealContext(userId)),
    createdAt: now,
  };
  await commit(
    ctx,
    {
      change: db.orm
        .insert(totpFactors)
        .values({ userId, ...values })
        .onConflictDoUpdate({
          target: totpFactors.userId,
          set: values,
          setWhere: isNull(totpFactors.confirmedAt),
        }),
      audit: { action: "two_factor_started", resourceType: "account", resourceId: userId },
    },
    alreadyOn,
  );
}

/**
 * Turns two-factor sign-in on with the first code, gives this browser a new session and ends all others.
 * @returns the recovery codes, which are not to be had again
 * @throws FieldError at `oneTimeCode`, AppError conflict
 */
export async function confirmSetUp(
  auth: AuthContext,
  { actor, db, now }: CommandContext,
  code: string,
): Promise<string[]> {
  const { personId: userId } = actor;
  const [[factor], open, [owner]] = await db.read(
    db.orm.select().from(totpFactors).where(isPending(userId, now)),
    openSessions(db, userId, now),
    readMayBeSecured(db, userId),
  );
  if (!owner?.allowed) throw conflict(CONFIRM_FIRST);
  if (!factor) throw conflict("The set-up took too long. Start it again.");
  const { sealedSecret } = factor;
  const secret = await unseal(auth.env.FACTOR_KEYS, sealedSecret, factorSealContext(userId));
  const step = stepOf(secret, code, now);
  if (step === null)
    throw new FieldError({
      oneTimeCode: ["That code isn't right. Check the time on your phone and try the next one."],
    });
  const { codes, remove, inserts } = await makeRecoveryCodes({ env: auth.env, now }, userId);
  const { claims, insert } = newSession(
    auth,
    { ...actor, userId, roles: [...actor.roles] },
    { remember: auth.session.claims?.remember ?? false, level: "two_factor" },
  );
  await commit(
    personContext(auth, userId, now),
    {
      change: db.orm
        .update(totpFactors)
        .set({ confirmedAt: now, lastStep: step })
        .where(
          and(
            isPending(userId, now),
            eq(totpFactors.sealedSecret, sealedSecret),
            mayBeSecured(userId),
          ),
        ),
      effects: [
        remove,
        ...inserts,
        ...endSessions(db, userId, open, now, "Two-factor sign-in turned on"),
        insert,
        ...raiseEvent(auth, { userId, kind: "two_factor_on", now }),
      ],
      audit: { action: "two_factor_on", resourceType: "account", resourceId: userId },
    },
    alreadyOn,
  );
  await setSessionCookie(auth, claims);
  return codes;
}
