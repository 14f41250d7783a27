import { and, count, desc, eq, sql } from "drizzle-orm";
import type { CommandContext } from "~/features/identity/accounts/actor";
import {
  CONFIRM_FIRST,
  mayBeSecured,
  readMayBeSecured,
} from "~/features/identity/accounts/confirm-email.server";
import type { AuthContext } from "~/features/identity/accounts/sessions.server";
import { raiseEvent } from "~/features/identity/alerts/raise-event.server";
import { commit } from "~/platform/command";
import { AppError, conflict, notFound } from "~/platform/errors";
import { toBase64Url } from "~/platform/signing";
import { brokenUnique, type Database, type Statement } from "~db/client";
import { newId } from "~db/columns";
import { passkeys } from "~db/schema";
import { MOST_PASSKEYS } from "./limits";
import { openChallenge, siteOf, spendChallenge } from "./passkey-options.server";
import { readCreation, refused, spent } from "./read-answer";

const isOwn = ({ actor }: CommandContext) => eq(passkeys.userId, actor.personId);

/** The actor's passkeys, the newest first. */
export const listPasskeys = (ctx: CommandContext) =>
  ctx.db.orm
    .select({
      id: passkeys.id,
      name: passkeys.name,
      createdAt: passkeys.createdAt,
      lastUsedAt: passkeys.lastUsedAt,
    })
    .from(passkeys)
    .where(isOwn(ctx))
    .orderBy(desc(passkeys.id));

export async function hasPasskeys(db: Database, userId: string): Promise<boolean> {
  const [rows] = await db.read(
    db.orm.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, userId)).limit(1),
  );
  return rows.length > 0;
}

/** Keeps a passkey that the browser has just made, and tells its owner. @throws AppError */
export async function addPasskey(
  auth: AuthContext,
  ctx: CommandContext,
  { name, passkey: text }: { name: string; passkey: string },
) {
  const { db, now, actor } = ctx;
  const { personId: userId } = actor;
  const { answer, challenge } = readCreation(text);
  const [[open], [held], [owner]] = await db.read(
    openChallenge(db, challenge, userId, now),
    db.orm.select({ number: count() }).from(passkeys).where(isOwn(ctx)),
    readMayBeSecured(db, userId),
  );
  if (!owner?.allowed) throw conflict(CONFIRM_FIRST);
  if (!open) throw spent();
  if (held && held.number >= MOST_PASSKEYS)
    throw new AppError("limit", `You can have up to ${MOST_PASSKEYS} passkeys. Remove one first.`);
  const { id: credentialId, publicKey, counter } = await createdBy(auth, answer, challenge);
  const [change, changed] = spendChallenge(db, challenge, userId, now);
  const transports = JSON.stringify(answer.response.transports);
  await commit(
    ctx,
    {
      before: [change, changed],
      change: sql`insert into passkeys
          (id, user_id, credential_id, public_key, counter, transports, name, created_at)
        select ${newId()}, ${userId}, ${credentialId}, ${toBase64Url(publicKey.buffer)}, ${counter},
          ${transports}, ${name}, ${now}
        where (select count(*) from passkeys where user_id = ${userId}) < ${MOST_PASSKEYS}
          and ${mayBeSecured(userId)}`,
      effects: raiseEvent(auth, { userId, kind: "passkey_added", now }),
      audit: { action: "passkey_added", resourceType: "account", resourceId: userId },
    },
    spent,
  ).catch((error) => {
    throw brokenUnique(error) ? conflict("This passkey has been added already.") : error;
  });
}

async function createdBy(
  { env }: AuthContext,
  response: ReturnType<typeof readCreation>["answer"],
  expectedChallenge: string,
) {
  const { origin, rpId } = siteOf(env);
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) throw refused();
  return registrationInfo.credential;
}

/** Tells the owner, too. The password stays, so nobody is left without a way in. @throws AppError not_found */
export async function removePasskey(auth: AuthContext, ctx: CommandContext, id: string) {
  const { db, now, actor } = ctx;
  const { personId: userId } = actor;
  await commit(
    ctx,
    {
      change: db.orm.delete(passkeys).where(and(eq(passkeys.id, id), isOwn(ctx))),
      effects: raiseEvent(auth, { userId, kind: "passkey_removed", now }),
      audit: { action: "passkey_removed", resourceType: "account", resourceId: userId },
    },
    notFound,
  );
}

/** Removes all passkeys of an account. */
export const deletePasskeys = (userId: string): Statement =>
  sql`delete from passkeys where user_id = ${userId}`;
