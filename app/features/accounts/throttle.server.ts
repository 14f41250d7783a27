import { eq, inArray, max, sql } from "drizzle-orm";
import { AppError } from "~/platform/errors";
import { Signer } from "~/platform/signing";
import type { Database, Statement } from "~db/client";
import { signInThrottles } from "~db/schema";
import {
  FIRST_WAIT_MS,
  FORGET_MS,
  formatWait,
  LIMITS,
  LONGEST_WAIT_MS,
  waitAfter,
} from "./throttle";

/** Keyed hashes of the account's e-mail, known to us or not, and of the visitor's address. */
export interface ThrottleKeys {
  account: string;
  address: string;
}

export async function throttleKeys(
  secret: string,
  email: string,
  address: string,
): Promise<ThrottleKeys> {
  const signer = new Signer(secret, "sign-in-throttle");
  const [account, place] = await Promise.all([
    signer.digest(`account:${email}`),
    signer.digest(`address:${address}`),
  ]);
  return { account, address: place };
}

/** Until when a further try must wait. */
export const blockedUntil = ({ orm }: Database, { account, address }: ThrottleKeys) =>
  orm
    .select({ until: max(signInThrottles.blockedUntil) })
    .from(signInThrottles)
    .where(inArray(signInThrottles.key, [account, address]));

/** @throws AppError limit that says how long to wait */
export function refuseWhileBlocked(until: number | null | undefined, now: number) {
  if (!until || until <= now) return;
  const wait = until - now;
  throw new AppError(
    "limit",
    `Too many attempts. Wait ${formatWait(wait)} and try again, or reset your password.`,
    Math.ceil(wait / 1000),
  );
}

/** Counts a failure for both keys, in the database, so that parallel tries all count. */
export const countFailure = ({ account, address }: ThrottleKeys, now: number): Statement[] => [
  count(account, LIMITS.account, now),
  count(address, LIMITS.address, now),
];

/** `waitAfter`, in the database's words. */
function count(key: string, limit: number, now: number): Statement {
  const failures = sql`(case when updated_at < ${now - FORGET_MS} then 1 else failures + 1 end)`;
  return sql`insert into sign_in_throttles (key, failures, blocked_until, updated_at)
    values (${key}, 1, ${now + waitAfter(1, limit)}, ${now})
    on conflict (key) do update set
      failures = ${failures},
      blocked_until = case when ${failures} < ${limit} then 0
        else ${now} + min(${LONGEST_WAIT_MS}, ${FIRST_WAIT_MS} * (1 << min(${failures} - ${limit}, 16))) end,
      updated_at = ${now}`;
}

/** The account's owner has shown up. The address keeps its count: it may be trying other accounts. */
export const forgive = ({ orm }: Database, { account }: ThrottleKeys): Statement =>
  orm.delete(signInThrottles).where(eq(signInThrottles.key, account));
