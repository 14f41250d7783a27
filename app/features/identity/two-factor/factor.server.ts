import { and, count, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { encode } from "uqr";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { type AuthContext, endFactorSessions } from "~/features/identity/accounts/sessions.server";
import { raiseEvent } from "~/features/identity/alerts/raise-event.server";
import { commit } from "~/platform/command";
import type { Env } from "~/platform/env";
import { conflict } from "~/platform/errors";
import { unseal } from "~/platform/seal";
import { writeClaims } from "~/platform/session";
import type { Statement } from "~db/client";
import { recoveryCodes, totpFactors } from "~db/schema";
import { factorSealContext } from "./check-code.server";
import { makeRecoveryCodes } from "./recovery-codes.server";
import { isPending } from "./set-up.server";
import { keyText, keyUri } from "./totp";

/** The dark squares of a QR code as one SVG path, a stroke for each run in a row: a few KB. Pure. */
const qrPath = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) =>
      [
        ...row
          .map((dark) => (dark ? "1" : "0"))
          .join("")
          .matchAll(/1+/g),
      ].map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`),
    )
    .join("");

const isOn = (userId: string) =>
  and(eq(totpFactors.userId, userId), isNotNull(totpFactors.confirmedAt));

/** What the page of the second factor shows. */
export async function factorPage({ actor, db, now }: CommandContext, env: Env) {
  const { personId: userId } = actor;
  const [[factor], [left], [pending]] = await db.read(
    db.orm.select({ since: totpFactors.confirmedAt }).from(totpFactors).where(isOn(userId)),
    db.orm
      .select({ codes: count() })
      .from(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt))),
    db.orm.select().from(totpFactors).where(isPending(userId, now)),
  );
  if (factor)
    return {
      state: "on" as const,
      since: Number(factor.since),
      codesLeft: left?.codes ?? 0,
    };
  if (!pending) return { state: "off" as const };
  const secret = await unseal(env.FACTOR_KEYS, pending.sealedSecret, factorSealContext(userId));
  const uri = keyUri(secret, actor.email);
  const { size, data } = encode(uri, { border: 2 });
  return { state: "pending" as const, secret: keyText(uri), qr: { size, path: qrPath(data) } };
}

/** What goes with a second factor. */
export const turnOffStatements = (auth: AuthContext, userId: string, now: number): Statement[] => [
  sql`delete from recovery_codes where user_id = ${userId}`,
  ...endFactorSessions(userId, now),
  closeRemovals(userId, now),
  ...raiseEvent(auth, { userId, kind: "two_factor_off", now }),
];

/**
 * Turns two-factor sign-in off, on all devices.
 * @throws AppError conflict if it is off
 */
export async function turnOffFactor(auth: AuthContext, ctx: CommandContext) {
  const { now } = ctx;
  const { personId: userId } = ctx.actor;
  await commit(
    ctx,
    {
      change: ctx.db.orm.delete(totpFactors).where(isOn(userId)),
      effects: turnOffStatements(auth, userId, now),
      audit: { action: "two_factor_off", resourceType: "account", resourceId: userId },
    },
    () => conflict("Two-factor sign-in is already off."),
  );
  const { claims } = auth.session;
  if (!claims) return;
  const lowered = { ...claims, level: "password" as const };
  await writeClaims(auth.cookies, auth.env.SESSION_SECRETS, lowered, now);
}

/** New recovery codes in the place of all earlier ones. @throws AppError conflict if two-factor sign-in is off */
export async function replaceRecoveryCodes(ctx: CommandContext, env: Env): Promise<string[]> {
  const { personId: userId } = ctx.actor;
  const { codes, remove, inserts } = await makeRecoveryCodes({ env, now: ctx.now }, userId);
  const [first, ...others] = inserts;
  await commit(ctx, {
    before: [remove],
    change: first,
    effects: others,
    audit: { action: "recovery_codes_made", resourceType: "account", resourceId: userId },
  });
  return codes;
}

/** Cancels the removals that were asked for: the factor stays, or is gone otherwise. */
export const closeRemovals = (userId: string, now: number): SQL =>
  sql`update factor_removals set closed_at = ${now} where user_id = ${userId} and closed_at is null`;
