import { type SQL, sql } from "drizzle-orm";
import { formatMoment } from "~/platform/dates";
import { deviceName } from "~/platform/device-name";
import { enqueueEach } from "~/platform/enqueue";
import type { Database, Statement } from "~db/client";
import { newId } from "~db/columns";
import type { SecurityEventKind } from "~db/constants";
import { securityEvents } from "~db/schema";
import { COLUMNS, EVENTS } from "./alert-events";
import { alertMail, type MailedKind } from "./mails";

interface AlertContext {
  request: { ip: string; userAgent: string; country: string | null };
}

interface Event<Kind extends SecurityEventKind> {
  userId: string;
  kind: Kind;
  now: number;
  /** A condition that the batch knows alone. */
  when?: SQL;
}

/** The row of a security event, for the batch of what it is about. */
export const recordEvent = (
  { request: { ip, userAgent, country } }: AlertContext,
  { userId, kind, now, when = sql`true` }: Event<SecurityEventKind>,
  id = newId(),
): Statement =>
  sql`insert into security_events
      (id, user_id, kind, severity, ip_address, user_agent, country, created_at)
    select ${id}, ${userId}, ${kind}, ${EVENTS[kind].severity}, ${ip}, ${userAgent}, ${country}, ${now}
    where ${when}`;

/** A security event, and a mail to the account's owner unless they have switched such mails off. */
export function raiseEvent(ctx: AlertContext, event: Event<MailedKind>): Statement[] {
  const id = newId();
  const { kind, now } = event;
  const { setting } = EVENTS[kind];
  const isWanted = setting
    ? sql`and not exists (select 1 from account_security_settings
        where user_id = profiles.id and ${sql.raw(COLUMNS[setting])} = 0)`
    : sql``;
  const mail = alertMail(kind, whereabouts(ctx.request, now), id);
  return [
    recordEvent(ctx, event, id),
    enqueueEach(
      "mail",
      {
        payload: sql`json_set(${JSON.stringify(mail)}, '$.to', email)`,
        key: sql`${id}`,
        from: sql`profiles where id = (select user_id from security_events where id = ${id}) ${isWanted}`,
      },
      now,
    ),
  ];
}

/** 'Chrome on Mac, IP address 192.0.2.1, United Kingdom, 18 Nov, 16:00 UTC.' */
function whereabouts({ ip, userAgent, country }: AlertContext["request"], now: number): string {
  const parts = [deviceName(userAgent), `IP address ${ip}`, country && countryName(country)];
  return `${parts.filter(Boolean).join(", ")}, ${formatMoment(now, { now, timeZone: "UTC" })} UTC.`;
}

function countryName(code: string): string {
  try {
    return new Intl.DisplayNames("en-GB", { type: "region" }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** Marks security events as settled by a person. */
export const resolveEvents = (
  { orm }: Database,
  which: SQL | undefined,
  resolvedBy: string,
  now: number,
): Statement => orm.update(securityEvents).set({ resolvedAt: now, resolvedBy }).where(which);
