import type { Account } from "~/features/identity/accounts/queries.server";
import {
  type AuthContext,
  rotateSession,
  setSessionCookie,
} from "~/features/identity/accounts/sessions.server";
import { assertNotSuspended } from "~/features/identity/accounts/sign-in.server";
import { signInEvents } from "~/features/identity/accounts/sign-in-events.server";
import { type Change, commit, personContext } from "~/platform/command";
import { provePasskey, readPasskey } from "./prove-passkey.server";
import { spent } from "./read-answer";

/** What a passkey or a code allows. */
export type ProvenChange = Required<Pick<Change, "effects" | "audit">>;

/**
 * Writes a batch that a passkey allows, and that needs no read of its own.
 * @param owner whose passkey it must be; null at sign-in
 * @throws AppError
 */
export async function writeWithPasskey(
  ctx: AuthContext,
  owner: string | null,
  text: string,
  changeFor: (account: Account) => ProvenChange | Promise<ProvenChange>,
): Promise<Account> {
  const attempt = await readPasskey(ctx, owner, text);
  const { account, use } = await provePasskey(ctx, attempt);
  const change = await changeFor(account);
  await commit(personContext(ctx, account.userId, attempt.now), { before: use, ...change }, spent);
  return account;
}

/**
 * Signs in the holder of this passkey. It is two factors, the device and what unlocks it, so nothing else is asked for. Where
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
