import type { AppLoadContext } from "@remix-run/cloudflare";
import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { Events } from "~/events";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { requireUser } from "~/features/identity/accounts/guards.server";
import { commit } from "~/platform/command";
import { deviceName } from "~/platform/device-name";
import { type Env, webPushKeys } from "~/platform/env";
import { AppError, notFound } from "~/platform/errors";
import { textResponse } from "~/platform/http";
import type { Statement } from "~db/client";
import { newId } from "~db/columns";
import { pushSubscriptions, userSessions } from "~db/schema";
import { type NewSubscription, subscriptionSchema } from "./schema";

const MAX_DEVICES = 10;

/** The public key that browsers subscribe with (null: push is not offered), and the actor's devices, newest first. */
export async function loadOwnDevices({ actor, db, now }: CommandContext, env: Env) {
  const keys = webPushKeys(env);
  if (!keys) return { publicKey: null, devices: [] };
  const [rows] = await db.read(
    db.orm
      .select({
        id: pushSubscriptions.id,
        sessionId: pushSubscriptions.sessionId,
        userAgent: userSessions.userAgent,
        createdAt: pushSubscriptions.createdAt,
      })
      .from(pushSubscriptions)
      .innerJoin(userSessions, eq(userSessions.id, pushSubscriptions.sessionId))
      .where(
        and(
          eq(pushSubscriptions.userId, actor.personId),
          eq(userSessions.revoked, false),
          gt(userSessions.expiresAt, now),
        ),
      )
      .orderBy(desc(pushSubscriptions.id)),
  );
  const devices = rows.map(({ sessionId, userAgent, ...row }) => ({
    ...row,
    name: deviceName(userAgent),
    isThis: sessionId === actor.sessionId,
  }));
  return { publicKey: keys.publicKey, devices };
}

export type OwnDevices = Awaited<ReturnType<typeof loadOwnDevices>>;

/**
 * Starts push on the device of this session. It replaces what the session or the browser had, and removes devices that
 * have signed out.
 * @throws AppError limit
 */
export async function startPush(ctx: CommandContext, subscription: NewSubscription) {
  const { actor, now } = ctx;
  const { personId: userId, sessionId } = actor;
  const id = newId();
  const { endpoint, p256dh, auth } = subscription;
  await commit(
    ctx,
    {
      before: [
        sql`delete from push_subscriptions where endpoint = ${endpoint} or user_id = ${userId}
          and session_id not in (select id from user_sessions where user_id = ${userId}
            and revoked = 0 and expires_at > ${now} and id <> ${sessionId})`,
      ],
      change: sql`insert into push_subscriptions
          (id, user_id, session_id, endpoint, p256dh, auth, created_at)
        select ${id}, ${userId}, id, ${endpoint}, ${p256dh}, ${auth}, ${now}
        from user_sessions where id = ${sessionId} and user_id = ${userId}
          and (select count(*) from push_subscriptions where user_id = ${userId}) < ${MAX_DEVICES}`,
      audit: { action: "push_started", resourceType: "account", resourceId: userId },
    },
    () =>
      new AppError(
        "limit",
        `You can get push notifications on up to ${MAX_DEVICES} devices. To add this one, stop them on another.`,
      ),
  );
}

/** Stops push on one of the actor's devices. @throws AppError not_found */
export async function stopPush(ctx: CommandContext, id: string) {
  await commit(
    ctx,
    {
      change: ctx.db.orm
        .delete(pushSubscriptions)
        .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.userId, ctx.actor.personId))),
      audit: {
        action: "push_stopped",
        resourceType: "account",
        resourceId: ctx.actor.personId,
      },
    },
    notFound,
  );
}

/** Removes the subscription of a browser that has ended it. */
export const deleteEndpoint = (endpoint: string): Statement =>
  sql`delete from push_subscriptions where endpoint = ${endpoint}`;

/** Receives the push subscription of a device from a script. Errors are answered as plain text. */
export async function receiveSubscription(
  request: Request,
  context: AppLoadContext,
): Promise<Response> {
  if (request.method !== "POST") return textResponse(404, "Not found.");
  const ctx = requireUser(context);
  const fields = Object.fromEntries(await request.formData());
  const parsed = await subscriptionSchema.safeParseAsync(fields);
  if (!parsed.success) return textResponse(400, "This browser's push service is not supported.");
  await startPush(ctx, parsed.data);
  return new Response(null, { status: 204 });
}

/** A device whose session is renewed goes on getting pushes. */
export const moveSubscription = ({ from, to }: Events["session.renewed"]): Statement =>
  sql`update push_subscriptions set session_id = ${to} where session_id = ${from}`;
