import { type SQL, sql } from "drizzle-orm";
import { deletePasskeys } from "~/features/identity/passkeys/passkey-list.server";
import { audit } from "~/platform/audit";
import { commit, personContext } from "~/platform/command";
import { HOUR_MS, MINUTE_MS } from "~/platform/durations";
import { AppError } from "~/platform/errors";
import { linkSigner } from "~/platform/mail";
import type { Statement } from "~db/client";
import { newId } from "~db/columns";
import { hashPassword } from "~db/password";
import { credentials } from "~db/schema";
import { queueMailTo } from "./mail.server";
import { passwordChangedMail, resetMail } from "./mails";
import { openSessions, usableToken, withRoles } from "./queries.server";
import { type AuthContext, endSessions, rotateSession, setSessionCookie } from "./sessions.server";
import { clearFailedAttempts, throttleKeys } from "./throttle.server";

const LIFETIME_MS = HOUR_MS;
const PAUSE_MS = MINUTE_MS;

/**
 * A link for the owner of an account, if there is one, and the mail that carries it; one a minute at most.
 * @param owner SQL that selects the account's id
 */
export function mailReset(
  { request }: Pick<AuthContext, "request">,
  owner: SQL,
  now: number,
): Statement[] {
  const tokenId = newId();
  return [
    sql`insert into account_tokens (id, user_id, purpose, expires_at, created_at)
        select ${tokenId}, p.id, 'reset_password', ${now + LIFETIME_MS}, ${now} from profiles p
        where p.id = (${owner})
          and not exists (select 1 from account_tokens t where t.user_id = p.id
            and t.purpose = 'reset_password' and t.created_at > ${now - PAUSE_MS})`,
    queueMailTo(
      sql`(select user_id from account_tokens where id = ${tokenId})`,
      resetMail(tokenId),
      now,
      tokenId,
    ),
    audit(
      { now, request },
      {
        userId: sql`(${owner})`,
        action: "password_reset_requested",
        resourceType: "account_token",
        resourceId: tokenId,
      },
    ),
  ];
}

/** One write of the same statements whether there is an account or not, so neither the answer nor its time tells which. */
export const requestReset = (ctx: AuthContext, email: string) =>
  commit(ctx, {
    effects: mailReset(ctx, sql`select id from profiles where email = ${email}`, ctx.clock()),
  });

const used = () =>
  new AppError("conflict", "This link has expired or has already been used. Request a new one.");

/** Can this link still set a password? Looking does not use it up: mail scanners look. */
export async function isResetLinkValid(
  { db, env, clock }: AuthContext,
  signed: string,
): Promise<boolean> {
  const tokenId = await linkSigner(env).verify(signed);
  if (!tokenId) return false;
  const [rows] = await db.read(usableToken(db, tokenId, "reset_password", clock()));
  return rows.length > 0;
}

/**
 * Sets the password, ends every session of the account, and signs its owner in here, up to the code where
 * a second factor is on. Its passkeys go: a stranger may have added one. A person who reads the account's mail owns it: throttles do not ask, and the account's own is lifted.
 * @throws AppError conflict when the link is not ours, too old, or used
 */
export async function resetPassword(ctx: AuthContext, signed: string, newPassword: string) {
  const { db, env, clock } = ctx;
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
    throttleKeys(ctx, person.email),
  ]);
  const now = clock();
  const level = person.hasFactor ? "code_due" : "password";
  const { claims, statements } = rotateSession(ctx, person, { remember: false, level });
  await commit(
    personContext(ctx, userId, now),
    {
      change: sql`update account_tokens set used_at = ${now}
          where id = ${tokenId} and used_at is null and expires_at > ${now}`,
      effects: [
        revokeResetLinks(userId, now),
        db.orm
          .insert(credentials)
          .values({ userId, passwordHash, passwordChangedAt: now })
          .onConflictDoUpdate({
            target: credentials.userId,
            set: { passwordHash, passwordChangedAt: now },
          }),
        sql`update profiles set email_confirmed_at = coalesce(email_confirmed_at, ${now})
          where id = ${userId}`,
        clearFailedAttempts(db, keys),
        // A former holder of the account may have left one.
        deletePasskeys(userId),
        ...endSessions(db, userId, open, now, "Password reset"),
        ...statements,
        mailPasswordChange(userId, now),
      ],
      audit: { action: "password_reset", resourceType: "account", resourceId: userId },
    },
    used,
  );
  await setSessionCookie(ctx, claims);
  return level;
}

/** A link that was mailed before the password was set opens nothing afterwards. */
export const revokeResetLinks = (userId: string, now: number): Statement =>
  sql`update account_tokens set used_at = ${now}
      where user_id = ${userId} and purpose = 'reset_password' and used_at is null`;

/** Informs the owner, who may not have made the change. */
export const mailPasswordChange = (userId: string, now: number) =>
  queueMailTo(userId, passwordChangedMail, now);
