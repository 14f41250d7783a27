import type { AppLoadContext } from "@remix-run/cloudflare";
import { and, desc, eq, gt, type SQL, sql } from "drizzle-orm";
import { commit } from "~/platform/command";
import { DAY_MS, SECOND_MS } from "~/platform/durations";
import { notFound } from "~/platform/errors";
import { Signer } from "~/platform/signing";
import type { Database } from "~db/client";
import { newId } from "~db/columns";
import { profiles, trustedDevices } from "~db/schema";
import type { CommandContext } from "./actor";
import { accountDigest } from "./known-device.server";

const COOKIE = "trusted-device";
const LIFETIME_MS = 30 * DAY_MS;

type TrustContext = Pick<AppLoadContext, "env" | "cookies">;

const signer = ({ env }: TrustContext) => new Signer(env.SESSION_SECRETS, COOKIE);

/** The row that this browser names for the account; '' if it names none. */
export async function namedDevice(ctx: TrustContext, email: string): Promise<string> {
  const cookie = ctx.cookies.get(COOKIE);
  const [id, account] = (cookie && (await signer(ctx).verify(cookie)))?.split(" ") ?? [];
  return id && account === (await accountDigest(ctx, email)) ? id : "";
}

/** The trusted device with this id, of the account with this address. */
export const trustedDevice = ({ orm }: Database, id: string, email: string, now: number) =>
  orm
    .select({ id: trustedDevices.id })
    .from(trustedDevices)
    .innerJoin(profiles, eq(profiles.id, trustedDevices.userId))
    .where(
      and(eq(trustedDevices.id, id), eq(profiles.email, email), gt(trustedDevices.expiresAt, now)),
    );

/** Lets this browser sign in with the password alone. The cookie counts once the row has been written. */
export async function trustDevice(
  ctx: TrustContext & Pick<AppLoadContext, "request">,
  { userId, email }: { userId: string; email: string },
  now: number,
): Promise<SQL> {
  const id = newId();
  const value = await signer(ctx).sign(`${id} ${await accountDigest(ctx, email)}`);
  ctx.cookies.set(COOKIE, value, { maxAge: LIFETIME_MS / SECOND_MS });
  const { userAgent } = ctx.request;
  return sql`insert into trusted_devices (id, user_id, user_agent, expires_at, created_at)
    values (${id}, ${userId}, ${userAgent}, ${now + LIFETIME_MS}, ${now})`;
}

/** The devices that need no code, the newest first. */
export const ownTrustedDevices = ({ actor, db, now }: CommandContext) =>
  db.orm
    .select({
      id: trustedDevices.id,
      userAgent: trustedDevices.userAgent,
      expiresAt: trustedDevices.expiresAt,
    })
    .from(trustedDevices)
    .where(and(eq(trustedDevices.userId, actor.personId), gt(trustedDevices.expiresAt, now)))
    .orderBy(desc(trustedDevices.id));

/** @throws AppError not_found */
export async function removeTrustedDevice(ctx: CommandContext, id: string) {
  const { personId: userId } = ctx.actor;
  await commit(
    ctx,
    {
      change: ctx.db.orm
        .delete(trustedDevices)
        .where(and(eq(trustedDevices.id, id), eq(trustedDevices.userId, userId))),
      audit: { action: "trusted_device_removed", resourceType: "account", resourceId: userId },
    },
    notFound,
  );
}
