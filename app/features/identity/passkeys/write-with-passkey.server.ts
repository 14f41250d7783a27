import { and, eq, sql } from "drizzle-orm";
import { type Account, accountById, withRoles } from "~/features/identity/accounts/queries.server";
import {
  type AuthContext,
  rotateSession,
  setSessionCookie,
} from "~/features/identity/accounts/sessions.server";
import { assertNotSuspended } from "~/features/identity/accounts/sign-in.server";
import { failureEvents, signInEvents } from "~/features/identity/accounts/sign-in-events.server";
import {
  blockedUntil,
  clearFailedAttempts,
  countFailure,
  isBlocked,
  refuseWhileBlocked,
  throttleKeys,
} from "~/features/identity/accounts/throttle.server";
import { raiseEvent } from "~/features/identity/alerts/raise-event.server";
import { type Change, commit, personContext } from "~/platform/command";
import { AppError } from "~/platform/errors";
import { fromBase64Url } from "~/platform/signing";
import type { Statement } from "~db/client";
import { passkeys, webauthnChallenges } from "~db/schema/index";
import { openChallenge, siteOf, spendChallenge } from "./passkey-options.server";
import { readSignature, refused, spent } from "./read-answer";

const UNKNOWN = "We don't know this passkey. It may have been removed. Use another way.";
const COPIED = "We've refused this passkey, because it may have been copied. Use another way.";

/** What a passkey or a code allows. */
export type ProvenChange = Required<Pick<Change, "effects" | "audit">>;

/**
 * Writes a batch that a passkey allows, with its holder verified by the device. The batch uses the challenge up: an answer
 * that is sent twice counts once. Answers that are wrong are counted like wrong passwords, for the passkey and the network.
 * @param owner whose passkey it must be; null at sign-in
 * @throws AppError
 */
export async function writeWithPasskey(
  ctx: AuthContext,
  owner: string | null,
  text: string,
  changeFor: (account: Account) => ProvenChange | Promise<ProvenChange>,
): Promise<Account> {
  const { db, clock } = ctx;
  const { answer, challenge } = readSignature(text);
  const keys = await throttleKeys(ctx, answer.id);
  const now = clock();
  const isThis = eq(passkeys.credentialId, answer.id);
  const [[passkey], [row], [throttle], [open]] = await db.read(
    db.orm.select().from(passkeys).where(isThis),
    accountById(db, sql`(select user_id from passkeys where credential_id = ${answer.id})`),
    blockedUntil(db, keys),
    openChallenge(db, challenge, owner, now),
  );
  refuseWhileBlocked(throttle?.until, now, ", or use another way");
  if (!open) throw spent();
  const account = row && withRoles(row);
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
  const { effects, audit } = await changeFor(account);
  await commit(
    personContext(ctx, account.userId, now),
    {
      before: [
        sql`insert into write_guard (changed) select 0 where ${isBlocked(keys, now)}
          or not exists (select 1 from profiles where id = ${account.userId} and status = 'active')`,
        ...spendChallenge(db, challenge, owner, now),
      ],
      change: db.orm
        .update(passkeys)
        .set({ counter: uses, lastUsedAt: now })
        .where(and(isThis, eq(passkeys.counter, passkey.counter))),
      effects: [clearFailedAttempts(db, keys), ...effects],
      audit,
    },
    spent,
  );
  return account;
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

/**
 * Signs in whoever holds this passkey. It is two factors, the device and what unlocks it, so nothing else is asked for. Where
 * no authenticator app is set up, the session's level stays that of a password: there is no code to ask for later.
 */
export async function signInWithPasskey(ctx: AuthContext, answer: string, remember: boolean) {
  const now = ctx.clock();
  let issued: ReturnType<typeof rotateSession>["claims"] | undefined;
  const account = await writeWithPasskey(ctx, null, answer, async (account) => {
    assertNotSuspended(account);
    const level = account.hasFactor ? "two_factor" : "password";
    const { claims, statements } = rotateSession(ctx, account, { remember, level });
    issued = claims;
    return {
      effects: [...statements, ...(await signInEvents(ctx, account, claims.sid, now))],
      audit: {
        action: "signed_in",
        resourceType: "session",
        resourceId: claims.sid,
        detail: { with: "passkey" },
      },
    };
  });
  if (issued) await setSessionCookie(ctx, issued);
  return account;
}
