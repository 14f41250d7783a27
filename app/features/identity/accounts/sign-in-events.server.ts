import { sql } from "drizzle-orm";
import { DAY_MS } from "~/platform/durations";
import type { Statement } from "~db/client";
import { raiseEvent } from "../alerts/raise-event.server";
import { knownDevice } from "./known-device.server";
import type { AuthContext } from "./sessions.server";
import { hasJustReachedLimit, type ThrottleKeys } from "./throttle.server";

/** What a sign-in is worth telling its owner: a country or, failing that, a browser that is new for the account. */
export async function signInEvents(
  ctx: AuthContext,
  { userId, email }: { userId: string; email: string },
  sessionId: string,
  now: number,
): Promise<Statement[]> {
  const { country, ip, userAgent } = ctx.request;
  const earlier = sql`select 1 from user_sessions
    where user_id = ${userId} and id <> ${sessionId} and level <> 'code_due'`;
  const isNewCountry = sql`(${country} is not null
    and exists (${earlier} and country is not null)
    and not exists (${earlier} and country = ${country}))`;
  // A form that is sent twice, or a browser that forgets its cookies, is no new device.
  const isSeen = sql`exists (${earlier} and ip_address = ${ip} and user_agent = ${userAgent})`;
  const isKnown = (await knownDevice(ctx, email)) !== null;
  return [
    ...raiseEvent(ctx, { userId, kind: "new_country", now, when: isNewCountry }),
    ...(isKnown
      ? []
      : raiseEvent(ctx, {
          userId,
          kind: "new_device",
          now,
          when: sql`not ${isNewCountry} and not ${isSeen}`,
        })),
  ];
}

/** After a failure that was counted against these keys: once they must wait, and once a day. */
export const failureEvents = (
  ctx: AuthContext,
  userId: string,
  keys: ThrottleKeys,
  now: number,
): Statement[] =>
  raiseEvent(ctx, {
    userId,
    kind: "many_failures",
    now,
    when: sql`${hasJustReachedLimit(keys)} and not exists (select 1 from security_events
      where user_id = ${userId} and kind = 'many_failures' and created_at > ${now - DAY_MS})`,
  });
