import { sql } from "drizzle-orm";
import { brand } from "~/brand";
import { audit } from "~/platform/audit";
import { AppError } from "~/platform/errors";
import { queueMailTo } from "~/platform/jobs";
import { linkSigner } from "~/platform/mail";
import { LostRace, mustChange } from "~db/client";
import { newId } from "~db/columns";
import { hashPassword } from "~db/password";
import { credentials } from "~db/schema";
import { openSessions, usableToken, withRoles } from "./queries.server";
import { begin, endSessions, rotateSession, type Visit } from "./sessions.server";
import { forgive, throttleKeys } from "./throttle.server";

const LIFETIME_MS = 60 * 60 * 1000;
const PAUSE_MS = 60_000;

/**
 * Mails a link to the account's owner, if there is an account. One write of the same statements either
 * way, so neither the answer nor its time tells which; one mail a minute at most.
 */
export async function requestReset({ db, clock, request }: Visit, email: string) {
  const now = clock();
  const tokenId = newId();
  await db.write([
    sql`insert into account_tokens (id, user_id, purpose, expires_at, created_at)
        select ${tokenId}, p.id, 'reset_password', ${now + LIFETIME_MS}, ${now} from profiles p
        where p.email = ${email}
          and not exists (select 1 from account_tokens t where t.user_id = p.id
            and t.purpose = 'reset_password' and t.created_at > ${now - PAUSE_MS})`,
    queueMailTo(
      sql`(select user_id from account_tokens where id = ${tokenId})`,
      {
        subject: `Reset your ${brand.name} password`,
        text: "Somebody, we hope you, asked for a new password.\n\nChoose it here: {{link}}\n\nThe link works once, for one hour. If it was not you, do nothing: your password stays as it is.\n",
        link: { path: "/reset-password", token: tokenId },
      },
      now,
      tokenId,
    ),
    audit(
      { now, request },
      {
        userId: sql`(select id from profiles where email = ${email})`,
        action: "password_reset_requested",
        resourceType: "account_token",
        resourceId: tokenId,
      },
    ),
  ]);
}

const used = () =>
  new AppError("conflict", "This link has been used or is too old. Ask for a new one.");

/** Can this link still set a password? Looking does not use it up: mail scanners look. */
export async function canReset({ db, env, clock }: Visit, signed: string): Promise<boolean> {
  const tokenId = await linkSigner(env).verify(signed);
  if (!tokenId) return false;
  const [rows] = await db.read(usableToken(db, tokenId, "reset_password", clock()));
  return rows.length > 0;
}

/**
 * Sets the password, ends every session of the account, and signs its owner in here. Whoever reads the
 * account's mail owns it: throttles do not ask, and the account's own is lifted.
 * @throws AppError conflict when the link is not ours, too old, or used
 */
export async function resetPassword(visit: Visit, signed: string, newPassword: string) {
  const { db, env, clock, request } = visit;
  const tokenId = await linkSigner(env).verify(signed);
  if (!tokenId) throw used();
  const owner = sql`(select user_id from account_tokens where id = ${tokenId})`;
  const [[row], open] = await db.read(
    usableToken(db, tokenId, "reset_password", clock()),
    openSessions(db, owner, clock()),
  );
  if (!row) throw used();
  const person = withRoles(row);
  const { userId } = person;
  const [passwordHash, keys] = await Promise.all([
    hashPassword(newPassword),
    throttleKeys(env.SESSION_SECRET, person.email, request.ip),
  ]);
  const now = clock();
  const { claims, statements } = rotateSession(visit, person, false);
  try {
    await db.write([
      sql`update account_tokens set used_at = ${now}
          where id = ${tokenId} and used_at is null and expires_at > ${now}`,
      mustChange(),
      sql`update account_tokens set used_at = ${now}
          where user_id = ${userId} and purpose = 'reset_password' and used_at is null`,
      db.orm
        .insert(credentials)
        .values({ userId, passwordHash, passwordChangedAt: now })
        .onConflictDoUpdate({
          target: credentials.userId,
          set: { passwordHash, passwordChangedAt: now },
        }),
      sql`update profiles set email_confirmed_at = coalesce(email_confirmed_at, ${now})
          where id = ${userId}`,
      forgive(db, keys),
      ...endSessions(db, userId, open, now, "Password reset"),
      ...statements,
      passwordChangedMail(userId, now),
      audit(
        { now, request },
        { userId, action: "password_reset", resourceType: "account", resourceId: userId },
      ),
    ]);
  } catch (error) {
    throw error instanceof LostRace ? used() : error;
  }
  await begin(visit, claims);
}

/** So that a change the owner did not make does not stay unseen. */
export const passwordChangedMail = (userId: string, now: number) =>
  queueMailTo(
    userId,
    {
      subject: `Your ${brand.name} password was changed`,
      text: `Your password was changed, and every other session was signed out.\n\nIf it was not you, choose a new password at once: {{link}}\n`,
      link: { path: "/forgot-password" },
    },
    now,
  );
