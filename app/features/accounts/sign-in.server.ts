import { sql } from "drizzle-orm";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { audit } from "~/platform/audit";
import { AppError } from "~/platform/errors";
import { LostRace, type Statement } from "~db/client";
import { verifyPassword } from "~db/password";
import { type Account, accountByEmail, withRoles } from "./queries.server";
import { signInSchema } from "./schema";
import { begin, rotateSession, type Visit } from "./sessions.server";
import {
  blockedUntil,
  countFailure,
  forgive,
  refuseWhileBlocked,
  type ThrottleKeys,
  throttleKeys,
} from "./throttle.server";

/** The same for a wrong password and for an account that does not exist. */
const REFUSED = "That e-mail and password do not go together. Check both, or reset your password.";

/** What is known of the account somebody wants to open, whether it exists or not. */
export interface Attempt {
  account: Account | undefined;
  keys: ThrottleKeys;
  until: number | null | undefined;
}

export async function lookUp({ db, env, request }: Visit, email: string): Promise<Attempt> {
  const keys = await throttleKeys(env.SESSION_SECRET, email, request.ip);
  const [[row], [throttle]] = await db.read(accountByEmail(db, email), blockedUntil(db, keys));
  return { account: row && withRoles(row), keys, until: throttle?.until };
}

/**
 * Is this the account's password? A wrong one is counted, for an unknown account as for a known one.
 * @throws AppError limit while the account or the address must wait
 */
export async function passwordFits(
  { db, clock, request }: Visit,
  { account, keys, until }: Attempt,
  password: string,
): Promise<boolean> {
  refuseWhileBlocked(until, clock());
  if (await verifyPassword(password, account?.passwordHash ?? null)) return true;
  const now = clock();
  const userId = account?.userId ?? null;
  const [before] = await db.write([
    blockedUntil(db, keys),
    ...countFailure(keys, now),
    audit(
      { now, request },
      {
        userId,
        action: "sign_in_failed",
        resourceType: "account",
        resourceId: userId ?? "unknown",
      },
    ),
  ]);
  // Other tries were counted while this one was compared: its answer may not differ from a right one's.
  if (Number(before?.rows[0]?.[0] ?? 0) > now) throw tooManyAtOnce();
  return false;
}

const tooManyAtOnce = () =>
  new AppError(
    "limit",
    "Too many attempts at once. Wait 30 seconds and try again, or reset your password.",
    30,
  );

/** @throws AppError unless the password is this account's */
export async function proveAccount(visit: Visit, attempt: Attempt, password: string) {
  const fits = await passwordFits(visit, attempt, password);
  if (!fits || !attempt.account) throw new AppError("invalid", REFUSED);
  return { ...attempt, account: attempt.account };
}

type Proven = Awaited<ReturnType<typeof proveAccount>>;

/** The credential step: from a form to the account it opens. The session is ours to make. */
export const authenticator = (visit: Visit) =>
  new Authenticator<Proven>().use(
    new FormStrategy<Proven>(async ({ form }) => {
      const { email, password } = signInSchema
        .pick({ email: true, password: true })
        .parse(Object.fromEntries(form));
      return proveAccount(visit, await lookUp(visit, email), password);
    }),
    "password",
  );

/** A new session for whoever has just proven to own the account. */
export async function signIn(visit: Visit, { account, keys }: Proven, remember: boolean) {
  const now = visit.clock();
  const { claims, statements } = rotateSession(visit, account, remember);
  try {
    await visit.db.write([
      stillTrue(account, keys, now),
      forgive(visit.db, keys),
      ...statements,
      audit(
        { now, request: visit.request },
        {
          userId: account.userId,
          action: "signed_in",
          resourceType: "session",
          resourceId: claims.sid,
        },
      ),
    ]);
  } catch (error) {
    throw error instanceof LostRace ? tooManyAtOnce() : error;
  }
  await begin(visit, claims);
}

/**
 * Undoes the batch when, since the password was compared, it has been changed, or parallel tries have
 * used up what the account allows: guessing at many places at once gains nothing.
 */
const stillTrue = (account: Account, keys: ThrottleKeys, now: number): Statement =>
  sql`insert into write_guard (changed) select 0
      where exists (select 1 from sign_in_throttles
                    where key in (${keys.account}, ${keys.address}) and blocked_until > ${now})
         or not exists (select 1 from credentials
                        where user_id = ${account.userId} and password_hash = ${account.passwordHash})`;
