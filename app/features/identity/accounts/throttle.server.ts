import type { AppLoadContext } from "@remix-run/cloudflare";
import { inArray, max, or, sql } from "drizzle-orm";
import { AppError } from "~/platform/errors";
import { networkOf } from "~/platform/http";
import { Signer } from "~/platform/signing";
import type { Database, Statement } from "~db/client";
import { signInThrottles } from "~db/schema";
import { knownDevice } from "./known-device.server";
import {
  FORGET_MS,
  formatWait,
  INITIAL_WAIT_MS,
  THROTTLES,
  type ThrottleKind,
  waitAfter,
} from "./throttle";

/** Keyed hashes of what a try counts against, for an account that exists as for one that does not. */
export interface ThrottleKeys {
  /** What this try counts against: of a known browser that browser alone. */
  counted: { kind: ThrottleKind; key: string }[];
  /** What a right password clears. An address keeps its count: it may be trying other accounts. */
  cleared: string[];
}

/** @param guessed what a try guesses; passwords and codes are counted apart */
export async function throttleKeys(
  ctx: Pick<AppLoadContext, "env" | "cookies" | "request">,
  email: string,
  guessed: "password" | "code" = "password",
): Promise<ThrottleKeys> {
  const signer = new Signer(ctx.env.SESSION_SECRETS, "sign-in-throttle");
  const network = networkOf(ctx.request.ip);
  const device = await knownDevice(ctx, email);
  const keyed = async (kind: ThrottleKind, text: string) => ({
    kind,
    key: await signer.digest(`${kind}:${text}`),
  });
  const isCode = guessed === "code";
  const account = await keyed(isCode ? "codes" : "account", email);
  const pair = await keyed("pair", `${email} ${network}${isCode ? " code" : ""}`);
  if (!device)
    return {
      counted: [pair, account, await keyed("address", network)],
      cleared: [pair.key, account.key],
    };
  const known = await keyed("device", isCode ? `${device} code` : device);
  return { counted: [known], cleared: [known.key, pair.key, account.key] };
}

const countedKeys = ({ counted }: ThrottleKeys) => counted.map(({ key }) => key);

/** Until when a further try must wait. */
export const blockedUntil = ({ orm }: Database, keys: ThrottleKeys) =>
  orm
    .select({ until: max(signInThrottles.blockedUntil) })
    .from(signInThrottles)
    .where(inArray(signInThrottles.key, countedKeys(keys)));

/** A condition in SQL: a try that counts against these keys must wait. */
export const isBlocked = (keys: ThrottleKeys, now: number) =>
  sql`exists (select 1 from sign_in_throttles where key in ${countedKeys(keys)} and blocked_until > ${now})`;

/**
 * A condition in SQL: the try that was just counted is the one after which the account must wait. Those of an address
 * may be at other accounts.
 */
export const hasJustReachedLimit = ({ counted }: ThrottleKeys) =>
  sql`exists (select 1 from sign_in_throttles where ${or(
    ...counted
      .filter(({ kind }) => kind !== "address")
      .map(({ kind, key }) => sql`(key = ${key} and failures = ${THROTTLES[kind].limit})`),
  )})`;

/** @throws AppError limit that says how long to wait, and what to do instead */
export function refuseWhileBlocked(
  until: number | null | undefined,
  now: number,
  otherwise = ", or reset your password",
) {
  if (!until || until <= now) return;
  const wait = until - now;
  throw new AppError(
    "limit",
    `Too many attempts. Wait ${formatWait(wait)} and try again${otherwise}.`,
    Math.ceil(wait / 1000),
  );
}

/** Counts a failure, in the database, so that parallel tries all count. */
export const countFailure = ({ counted }: ThrottleKeys, now: number): Statement[] =>
  counted.map(({ kind, key }) => {
    const { limit, maxWaitMs } = THROTTLES[kind];
    const failures = sql`(case when updated_at < ${now - FORGET_MS} then 1 else failures + 1 end)`;
    return sql`insert into sign_in_throttles (key, failures, blocked_until, updated_at)
      values (${key}, 1, ${now + waitAfter(1, kind)}, ${now})
      on conflict (key) do update set
        failures = ${failures},
        blocked_until = case when ${failures} < ${limit} then 0
          else ${now} + min(${maxWaitMs}, ${INITIAL_WAIT_MS} * (1 << min(${failures} - ${limit}, 16))) end,
        updated_at = ${now}`;
  });

/** The account's owner has signed in. */
export const clearFailedAttempts = ({ orm }: Database, { cleared }: ThrottleKeys): Statement =>
  orm.delete(signInThrottles).where(inArray(signInThrottles.key, cleared));
