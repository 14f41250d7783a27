import { and, eq, sql } from "drizzle-orm";
import { type Account, accountById, withRoles } from "~/features/identity/accounts/queries.server";
import type { AuthContext } from "~/features/identity/accounts/sessions.server";
import { failureEvents } from "~/features/identity/accounts/sign-in-events.server";
import {
  blockedUntil,
  clearFailedAttempts,
  countFailure,
  isBlocked,
  refuseWhileBlocked,
  throttleKeys,
} from "~/features/identity/accounts/throttle.server";
import { raiseEvent } from "~/features/identity/alerts/raise-event.server";
import { commit, personContext } from "~/platform/command";
import { AppError } from "~/platform/errors";
import { fromBase64Url } from "~/platform/signing";
import { assertRowChanged, type Statement } from "~db/client";
import { passkeys, webauthnChallenges } from "~db/schema";
import { openChallenge, siteOf, spendChallenge } from "./passkey-options.server";
import { readSignature, refused, spent } from "./read-answer";

const UNKNOWN = "We don't know this passkey. It may have been removed. Use another way.";
const COPIED = "We've refused this passkey, because it may have been copied. Use another way.";

export type PasskeyAttempt = Awaited<ReturnType<typeof readPasskey>>;

/**
 * Reads what is needed to check an answer of a passkey. One round trip.
 * @param owner whose passkey it must be; null at sign-in
 * @throws AppError
 */
export async function readPasskey(ctx: AuthContext, owner: string | null, text: string) {
  const { db, clock } = ctx;
  const { answer, challenge } = readSignature(text);
  const keys = await throttleKeys(ctx, answer.id);
  const now = clock();
  const [[passkey], [row], [throttle], [open]] = await db.read(
    db.orm.select().from(passkeys).where(eq(passkeys.credentialId, answer.id)),
    accountById(db, sql`(select user_id from passkeys where credential_id = ${answer.id})`),
    blockedUntil(db, keys),
    openChallenge(db, challenge, owner, now),
  );
  refuseWhileBlocked(throttle?.until, now, ", or use another way");
  if (!open) throw spent();
  return { owner, answer, challenge, keys, now, passkey, account: row && withRoles(row) };
}

/**
 * Checks the answer of a passkey, with its holder verified by the device. Wrong ones are counted like wrong passwords, for the
 * passkey and the network.
 * @returns its holder, and the statements that use the answer up: the batch that it allows begins with them, so that an answer
 * counts once, and not at all where the batch is not written
 * @throws AppError
 */
export async function provePasskey(
  ctx: AuthContext,
  { owner, answer, challenge, keys, now, passkey, account }: PasskeyAttempt,
): Promise<{ account: Account; use: Statement[] }> {
  const { db } = ctx;
  const count = async (why: AppError, effects: Statement[] = []): Promise<never> => {
    await commit(personContext(ctx, account?.userId ?? null, now), {
      effects: [
        db.orm.delete(webauthnChallenges).where(eq(webauthnChallenges.challenge, challenge)),
        ...countFailure(keys, now),
        ...(account ? failureEvents(ctx, account.userId, keys, now) : []),
        ...effects,
      ],
      audit: {
        action: "sign_in_failed",
        resourceType: "account",
        resourceId: account?.userId ?? "unknown",
        detail: { step: "passkey" },
      },
    });
    throw why;
  };
  if (!passkey || !account || (owner && account.userId !== owner))
    return count(new AppError("invalid", UNKNOWN));
  const uses = await usesOf(ctx, { answer, challenge, publicKey: passkey.publicKey });
  if (uses === null) return count(refused());
  // A device that counts has counted further since.
  if (uses <= passkey.counter && (uses > 0 || passkey.counter > 0))
    return count(
      new AppError("invalid", COPIED),
      raiseEvent(ctx, { userId: account.userId, kind: "passkey_copied", now }),
    );
  const use = [
    sql`insert into write_guard (changed) select 0 where ${isBlocked(keys, now)}
      or not exists (select 1 from profiles where id = ${account.userId} and status = 'active')`,
    ...spendChallenge(db, challenge, owner, now),
    db.orm
      .update(passkeys)
      .set({ counter: uses, lastUsedAt: now })
      .where(and(eq(passkeys.id, passkey.id), eq(passkeys.counter, passkey.counter))),
    assertRowChanged(),
    clearFailedAttempts(db, keys),
  ];
  return { account, use };
}

/** How often the device says that the passkey was used; null unless it has signed this challenge, for this site. */
async function usesOf(
  { env }: AuthContext,
  {
    answer,
    challenge,
    publicKey,
  }: { answer: ReturnType<typeof readSignature>["answer"]; challenge: string; publicKey: string },
): Promise<number | null> {
  const { origin, rpId } = siteOf(env);
  try {
    const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      // The library compares it before the signature, when anyone could have sent the number.
      credential: {
        id: answer.id,
        publicKey: fromBase64Url(publicKey) ?? new Uint8Array(),
        counter: 0,
      },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
