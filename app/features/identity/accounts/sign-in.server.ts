import { sql } from "drizzle-orm";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { commit, personContext } from "~/platform/command";
import { AppError } from "~/platform/errors";
import type { Statement } from "~db/client";
import type { SessionLevel } from "~db/constants";
import { verifyPassword } from "~db/password";
import { type Account, accountByEmail, withRoles } from "./queries.server";
import { signInSchema } from "./schema";
import { type AuthContext, rotateSession, setSessionCookie } from "./sessions.server";
import { failureEvents, signInEvents } from "./sign-in-events.server";
import {
  blockedUntil,
  clearFailedAttempts,
  countFailure,
  isBlocked,
  refuseWhileBlocked,
  type ThrottleKeys,
  throttleKeys,
} from "./throttle.server";
import { namedDevice, trustedDevice } from "./trusted-devices.server";

/** The same for a wrong password and for an account that does not exist. */
const INVALID_CREDENTIALS =
  "That email and password don't match. Try again, or reset your password.";

const SUSPENDED =
  "This account is suspended. We've emailed you the reason, and how to object to it.";

/** What is known about the account whose password is tried, whether it exists or not. */
export interface PasswordAttempt {
  account: Account | undefined;
  keys: ThrottleKeys;
  until: number | null | undefined;
}

export interface SignInAttempt extends PasswordAttempt {
  /** This browser needs no code. */
  isTrusted: boolean;
}

export async function findSignInAttempt(ctx: AuthContext, email: string): Promise<SignInAttempt> {
  const { db } = ctx;
  const [keys, device] = await Promise.all([throttleKeys(ctx, email), namedDevice(ctx, email)]);
  const [[row], [throttle], trusted] = await db.read(
    accountByEmail(db, email),
    blockedUntil(db, keys),
    trustedDevice(db, device, email, ctx.clock()),
  );
  return {
    account: row && withRoles(row),
    keys,
    until: throttle?.until,
    isTrusted: trusted.length > 0,
  };
}

/**
 * Is this the account's password? A wrong one is counted, for an unknown account as for a known one.
 * @throws AppError limit while the account or the address must wait
 */
export async function checkPassword(
  ctx: AuthContext,
  { account, keys, until }: PasswordAttempt,
  password: string,
): Promise<boolean> {
  const { db, clock } = ctx;
  refuseWhileBlocked(until, clock());
  if (await verifyPassword(password, account?.passwordHash ?? null)) return true;
  const now = clock();
  const userId = account?.userId ?? null;
  const before = blockedUntil(db, keys);
  const resultOf = await commit(personContext(ctx, userId, now), {
    before: [before],
    effects: [...countFailure(keys, now), ...(userId ? failureEvents(ctx, userId, keys, now) : [])],
    audit: {
      action: "sign_in_failed",
      resourceType: "account",
      resourceId: userId ?? "unknown",
    },
  });
  // Other tries were counted while this one was compared: its answer may not differ from a right one's.
  if (Number(resultOf(before)?.rows[0]?.[0] ?? 0) > now) throw tooManyAtOnce();
  return false;
}

const tooManyAtOnce = () =>
  new AppError(
    "limit",
    "Too many attempts. Wait 30 seconds and try again, or reset your password.",
    30,
  );

/** For those alone who have proven to own the account. @throws AppError */
export function assertNotSuspended({ status }: Pick<Account, "status">) {
  if (status === "suspended") throw new AppError("forbidden", SUSPENDED);
}

/** @throws AppError unless the password is this account's, or if the account is suspended */
export async function verifyCredentials(
  ctx: AuthContext,
  attempt: SignInAttempt,
  password: string,
) {
  const fits = await checkPassword(ctx, attempt, password);
  if (!fits || !attempt.account) throw new AppError("invalid", INVALID_CREDENTIALS);
  assertNotSuspended(attempt.account);
  return { ...attempt, account: attempt.account };
}

type VerifiedAccount = Awaited<ReturnType<typeof verifyCredentials>>;

const credentialsSchema = signInSchema.pick({ email: true, password: true });

/**
 * The credential step: from the sign-in form to the account that it opens. The session is made by `signIn`.
 * @param request its body is not read yet
 */
export const authenticate = (ctx: AuthContext, request: Request) =>
  new Authenticator<VerifiedAccount>()
    .use(
      new FormStrategy(async ({ form }) => {
        const { email, password } = credentialsSchema.parse(Object.fromEntries(form));
        return verifyCredentials(ctx, await findSignInAttempt(ctx, email), password);
      }),
    )
    .authenticate("form", request);

/**
 * Creates a session for a person who has just proven to own the account. Where a second factor is on, and this browser
 * is not trusted, the session waits for a code.
 */
export async function signIn(
  ctx: AuthContext,
  { account, keys, isTrusted }: VerifiedAccount,
  remember: boolean,
): Promise<SessionLevel> {
  const now = ctx.clock();
  const withFactor = isTrusted ? "two_factor" : "code_due";
  const level = account.hasFactor ? withFactor : "password";
  const { claims, statements } = rotateSession(ctx, account, {
    ...{ remember, level },
    // On a trusted device no code was given, so important steps ask for one.
    ...(level === "two_factor" && { provedAt: 0 }),
  });
  const events = level === "code_due" ? [] : await signInEvents(ctx, account, claims.sid, now);
  await commit(
    personContext(ctx, account.userId, now),
    {
      before: [assertCredentialsUnchanged(account, keys, now)],
      effects: [clearFailedAttempts(ctx.db, keys), ...statements, ...events],
      audit: {
        action: level === "code_due" ? "password_accepted" : "signed_in",
        resourceType: "session",
        resourceId: claims.sid,
      },
    },
    tooManyAtOnce,
  );
  await setSessionCookie(ctx, claims);
  return level;
}

/**
 * Undoes the batch when, since the password was compared, it has been changed, the account suspended, or parallel tries
 * have used up what the account allows: guessing at many places at once gains nothing.
 */
const assertCredentialsUnchanged = (account: Account, keys: ThrottleKeys, now: number): Statement =>
  sql`insert into write_guard (changed) select 0
      where ${isBlocked(keys, now)}
         or not exists (select 1 from credentials join profiles on profiles.id = user_id
                        where user_id = ${account.userId} and password_hash = ${account.passwordHash}
                          and profiles.status = 'active')`;
