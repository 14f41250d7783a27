import { and, eq, type SQLWrapper, sql } from "drizzle-orm";
import { audit } from "~/platform/audit";
import { commit, commitIfUnchanged, personContext } from "~/platform/command";
import { DAY_MS, MINUTE_MS } from "~/platform/durations";
import { linkSigner, type MailText } from "~/platform/mail";
import type { Database, Statement } from "~db/client";
import { newId } from "~db/columns";
import { accountTokens, profiles } from "~db/schema";
import { queueMailTo } from "./mail.server";
import { confirmationMail } from "./mails";
import type { AuthContext } from "./sessions.server";

/** The condition that this account's owner has confirmed its email address. */
export const isConfirmed = (userId: SQLWrapper | string) =>
  sql`exists (select 1 from profiles confirmed where confirmed.id = ${userId}
    and confirmed.email_confirmed_at is not null)`;

/**
 * The condition that passkeys and a second factor may be added. A person who signs up with another's address could keep them
 * after its owner has reset the password. Staff accounts are made with the setup token or by an admin.
 */
export const mayBeSecured = (userId: string) =>
  sql`exists (select 1 from profiles secured where secured.id = ${userId}
    and (secured.email_confirmed_at is not null or secured.user_type = 'staff'))`;

/** Reads `mayBeSecured`. */
export const readMayBeSecured = ({ orm }: Database, userId: string) =>
  orm
    .select({ allowed: mayBeSecured(userId).mapWith(Boolean) })
    .from(profiles)
    .where(eq(profiles.id, userId));

export const CONFIRM_FIRST =
  "Confirm your email first. Use the link we emailed you, or get a new one in Settings.";

const LIFETIME_MS = 7 * DAY_MS;
const PAUSE_MS = MINUTE_MS;

/** A new link and the mail that carries it; none for a confirmed account or within a minute of the last. */
export function mailConfirmation(
  { request }: Pick<AuthContext, "request">,
  userId: string,
  now: number,
  mailWith: (token: string) => MailText,
): Statement[] {
  const tokenId = newId();
  return [
    sql`insert into account_tokens (id, user_id, purpose, expires_at, created_at)
        select ${tokenId}, id, 'confirm_email', ${now + LIFETIME_MS}, ${now} from profiles
        where id = ${userId} and email_confirmed_at is null
          and not exists (select 1 from account_tokens where user_id = ${userId}
            and purpose = 'confirm_email' and created_at > ${now - PAUSE_MS})`,
    queueMailTo(
      sql`(select user_id from account_tokens where id = ${tokenId})`,
      mailWith(tokenId),
      now,
      tokenId,
    ),
    audit(
      { now, request },
      {
        userId,
        action: "email_confirmation_requested",
        resourceType: "account",
        resourceId: userId,
      },
    ),
  ];
}

/** @param to where the person continues once the address is confirmed */
export const resendConfirmation = (ctx: AuthContext, userId: string, to: string) =>
  commit(ctx, {
    effects: mailConfirmation(ctx, userId, ctx.clock(), (token) => confirmationMail(token, to)),
  });

/**
 * What a link can still do. Looking does not use it up: mail scanners look. `confirmed`: its address is confirmed,
 * by this link or otherwise.
 */
export async function loadConfirmationState(
  { db, env, clock }: AuthContext,
  signed: string,
): Promise<"ready" | "confirmed" | "spent"> {
  const tokenId = await linkSigner(env).verify(signed);
  if (!tokenId) return "spent";
  const [[link]] = await db.read(
    db.orm
      .select({
        usedAt: accountTokens.usedAt,
        expiresAt: accountTokens.expiresAt,
        confirmedAt: profiles.emailConfirmedAt,
      })
      .from(accountTokens)
      .innerJoin(profiles, eq(profiles.id, accountTokens.userId))
      .where(and(eq(accountTokens.id, tokenId), eq(accountTokens.purpose, "confirm_email"))),
  );
  if (!link) return "spent";
  if (link.confirmedAt !== null) return "confirmed";
  return link.usedAt === null && link.expiresAt > clock() ? "ready" : "spent";
}

/** @returns false when the link is not ours, too old, or used */
export async function confirmEmail(ctx: AuthContext, signed: string): Promise<boolean> {
  const tokenId = await linkSigner(ctx.env).verify(signed);
  if (!tokenId) return false;
  const now = ctx.clock();
  const owner = sql`(select user_id from account_tokens where id = ${tokenId})`;
  return commitIfUnchanged(personContext(ctx, owner, now), {
    change: sql`update account_tokens set used_at = ${now} where id = ${tokenId}
      and purpose = 'confirm_email' and used_at is null and expires_at > ${now}`,
    effects: [
      sql`update profiles set email_confirmed_at = coalesce(email_confirmed_at, ${now})
        where id = ${owner}`,
    ],
    audit: { action: "email_confirmed", resourceType: "account_token", resourceId: tokenId },
  });
}
