import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { commit, personContext } from "~/platform/command";
import { FieldError } from "~/platform/forms";
import { keyedHashes, unseal } from "~/platform/seal";
import { recoveryCodes, totpFactors } from "~db/schema";
import type { AuthContext } from "../accounts/sessions.server";
import { failureEvents } from "../accounts/sign-in-events.server";
import {
  blockedUntil,
  clearFailedAttempts,
  countFailure,
  isBlocked,
  refuseWhileBlocked,
  type ThrottleKeys,
  throttleKeys,
} from "../accounts/throttle.server";
import { raiseEvent } from "../alerts/raise-event.server";
import type { ProvenChange } from "../passkeys/write-with-passkey.server";
import { spellRecoveryCode } from "./recovery-codes";
import { stepOf } from "./totp";

interface Owner {
  userId: string;
  email: string;
}

const at = (message: string) => new FieldError({ oneTimeCode: [message] });
const WRONG = "That code isn't right. Check the time on your phone and try the next one.";
const USED = "That code has been used already. Wait for the next one.";

/** What a TOTP secret is sealed for: it opens for this account only. */
export const factorSealContext = (userId: string) => `totp:${userId}`;

/** The hashes that a recovery code of this account may be stored under; the first is that of the newest key. */
export const recoveryHashes = ({ env }: Pick<AuthContext, "env">, userId: string, code: string) =>
  keyedHashes(env.FACTOR_KEYS, `recovery:${userId}:${spellRecoveryCode(code)}`);

/**
 * Writes a batch that a code of the second factor allows, or a recovery code in its place. The batch uses the code up:
 * of two that send the same code one wins. Wrong codes are counted.
 * @throws FieldError at `oneTimeCode`, AppError limit
 */
export async function writeWithCode(
  ctx: AuthContext,
  owner: Owner,
  typed: string,
  { effects, audit }: ProvenChange,
) {
  const { db, clock } = ctx;
  const { userId } = owner;
  const [keys, hashes] = await Promise.all([
    throttleKeys(ctx, owner.email, "code"),
    recoveryHashes(ctx, userId, typed),
  ]);
  const isFree = and(
    eq(recoveryCodes.userId, userId),
    inArray(recoveryCodes.hash, hashes),
    isNull(recoveryCodes.usedAt),
  );
  const [[factor], [recovery], [throttle]] = await db.read(
    db.orm.select().from(totpFactors).where(eq(totpFactors.userId, userId)),
    db.orm.select({ id: recoveryCodes.id }).from(recoveryCodes).where(isFree),
    blockedUntil(db, keys),
  );
  const now = clock();
  refuseWhileBlocked(throttle?.until, now, "");
  if (!factor) throw at("Two-factor sign-in is off for this account");
  const secret = await unseal(ctx.env.FACTOR_KEYS, factor.sealedSecret, factorSealContext(userId));
  const step = stepOf(secret, typed, now);
  if (step === null && !recovery) return countWrong(ctx, userId, keys, now);
  const isRecovery = step === null;
  await commit(
    personContext(ctx, userId, now),
    {
      before: [sql`insert into write_guard (changed) select 0 where ${isBlocked(keys, now)}`],
      change: isRecovery
        ? db.orm.update(recoveryCodes).set({ usedAt: now }).where(isFree)
        : sql`update totp_factors set last_step = ${step}
            where user_id = ${userId} and last_step < ${step}`,
      effects: [
        ...(isRecovery ? raiseEvent(ctx, { userId, kind: "recovery_code_used", now }) : []),
        clearFailedAttempts(db, keys),
        ...effects,
      ],
      audit,
    },
    () => at(USED),
  );
}

async function countWrong(
  ctx: AuthContext,
  userId: string,
  keys: ThrottleKeys,
  now: number,
): Promise<never> {
  await commit(personContext(ctx, userId, now), {
    effects: [...countFailure(keys, now), ...failureEvents(ctx, userId, keys, now)],
    audit: {
      action: "sign_in_failed",
      resourceType: "account",
      resourceId: userId,
      detail: { step: "code" },
    },
  });
  throw at(WRONG);
}
