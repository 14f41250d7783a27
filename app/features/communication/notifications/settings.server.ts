import { eq, getTableColumns, sql } from "drizzle-orm";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { changedFields } from "~/platform/audit";
import { commit } from "~/platform/command";
import { DEFAULT_ZONE } from "~/platform/dates";
import { guardSave, isWithinSaveLimit } from "~/platform/save-limit";
import { formatClockTime, parseClockTime } from "~/platform/zone-clock";
import type { NotificationChannel } from "~db/constants";
import { notificationOptOuts, notificationSettings, profiles } from "~db/schema";
import { CHANNEL_CATEGORIES } from "./categories";
import { nextDigest } from "./mail-time";
import type { NotificationSettingsForm } from "./schema";

/** The actor's settings as form values, with the time zone. */
export async function loadNotificationSettings({ actor, db }: CommandContext) {
  const { personId: userId } = actor;
  const [optOuts, [row], [profile]] = await db.read(
    db.orm
      .select({ category: notificationOptOuts.category, channel: notificationOptOuts.channel })
      .from(notificationOptOuts)
      .where(eq(notificationOptOuts.userId, userId)),
    db.orm.select().from(notificationSettings).where(eq(notificationSettings.userId, userId)),
    db.orm.select({ timeZone: profiles.timeZone }).from(profiles).where(eq(profiles.id, userId)),
  );
  const on = (channel: NotificationChannel) =>
    CHANNEL_CATEGORIES[channel].filter(
      (category) => !optOuts.some((off) => off.category === category && off.channel === channel),
    );
  const time = (minute: number | null | undefined) =>
    minute === null || minute === undefined ? "" : formatClockTime(minute);
  return {
    app: on("app"),
    email: on("mail"),
    push: on("push"),
    mail: row?.mail ?? ("at_once" as const),
    quietFrom: time(row?.quietFrom),
    quietTo: time(row?.quietTo),
    timeZone: profile?.timeZone ?? DEFAULT_ZONE,
    version: row?.version ?? 0,
  };
}

/**
 * Saves the whole form.
 * @param isPushOffered otherwise the choices for push stay as they are
 * @throws StaleFormError when another page has saved it since `expectedVersion`, AppError limit after 20 saves in a minute
 */
export async function saveNotificationSettings(
  ctx: CommandContext,
  { expectedVersion, app, email, push, mail, quietFrom, quietTo }: NotificationSettingsForm,
  isPushOffered: boolean,
) {
  const { actor, db, now } = ctx;
  const { personId: userId } = actor;
  const mayBeSaved = isWithinSaveLimit(userId, "notification_settings_changed", now);
  const [[profile], [saved], optOuts] = await db.read(
    db.orm.select({ timeZone: profiles.timeZone }).from(profiles).where(eq(profiles.id, userId)),
    db.orm
      .select({ ...getTableColumns(notificationSettings), mayBeSaved })
      .from(notificationSettings)
      .where(eq(notificationSettings.userId, userId)),
    db.orm.select().from(notificationOptOuts).where(eq(notificationOptOuts.userId, userId)),
  );
  const { version } = notificationSettings;
  const { setWhere, nextVersion, lost } = guardSave(saved, {
    version,
    expectedVersion,
    mayBeSaved,
  });
  const minute = (time: string | undefined) => (time === undefined ? null : parseClockTime(time));
  const optOutRows = [
    ...toOptOuts("app", app),
    ...toOptOuts("mail", email),
    ...(isPushOffered ? toOptOuts("push", push) : []),
  ];
  const isOffered = ({ channel }: { channel: NotificationChannel }) =>
    isPushOffered || channel !== "push";
  const excludedChannel = isPushOffered ? "" : ("push" satisfies NotificationChannel);
  const digestAt = mail === "daily" ? nextDigest(now, profile?.timeZone ?? DEFAULT_ZONE) : null;
  const times = { mail, quietFrom: minute(quietFrom), quietTo: minute(quietTo), digestAt };
  await commit(
    ctx,
    {
      change: db.orm
        .insert(notificationSettings)
        .values({ userId, ...times, digestedAt: now, version: 1 })
        .onConflictDoUpdate({
          target: notificationSettings.userId,
          set: {
            ...times,
            digestedAt: sql`iif(mail = 'daily', digested_at, excluded.digested_at)`,
            version: nextVersion,
          },
          setWhere,
        }),
      effects: [
        sql`delete from notification_opt_outs where user_id = ${userId} and channel <> ${excludedChannel}`,
        ...(optOutRows.length > 0
          ? [
              db.orm
                .insert(notificationOptOuts)
                .values(optOutRows.map((row) => ({ userId, ...row }))),
            ]
          : []),
      ],
      audit: {
        action: "notification_settings_changed",
        resourceType: "account",
        resourceId: userId,
        detail: changedFields(
          { mail: "at_once", ...saved, off: formatOptOuts(optOuts.filter(isOffered)) },
          {
            mail,
            quietFrom: minute(quietFrom),
            quietTo: minute(quietTo),
            off: formatOptOuts(optOutRows),
          },
        ),
      },
    },
    lost,
  );
}

/** The switches that are off, by name. */
const formatOptOuts = (rows: { category: string; channel: NotificationChannel }[]) =>
  rows.map(({ category, channel }) => `${channel}: ${category}`).toSorted();

const toOptOuts = (channel: NotificationChannel, on: readonly string[]) =>
  CHANNEL_CATEGORIES[channel]
    .filter((category) => !on.includes(category))
    .map((category) => ({ category, channel }));
