import { and, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { changedFields } from "~/platform/audit";
import { commit } from "~/platform/command";
import { DEFAULT_ZONE } from "~/platform/dates";
import { guardSave, isWithinSaveLimit, savedTooOften } from "~/platform/save-limit";
import { formatClockTime, parseClockTime } from "~/platform/zone-clock";
import type { NotificationCategory, NotificationChannel } from "~db/constants";
import { notificationOptOuts, notificationSettings, profiles } from "~db/schema";
import { CATEGORIES, CHANNEL_CATEGORIES, switchName } from "./categories";
import { nextDigest } from "./mail-time";
import type { NotificationTimes, Switches } from "./schema";

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

interface Switch {
  channel: NotificationChannel;
  category: NotificationCategory;
}

const ALL_SWITCHES = (["app", "mail", "push"] as const).flatMap((channel) =>
  CHANNEL_CATEGORIES[channel].map((category): Switch => ({ channel, category })),
);

const nameOf = ({ channel, category }: Switch) => switchName(channel, category);

/** The switches that are named themselves, or by their group. */
const namedSwitches = (names: readonly string[]) =>
  ALL_SWITCHES.filter(
    (one) =>
      names.includes(nameOf(one)) ||
      names.includes(switchName(one.channel, CATEGORIES[one.category].group)),
  );

/**
 * Turns on and off what was changed on the page, and leaves all else as it is, because another page may have changed it.
 * @throws AppError limit after 20 saves in a minute
 */
export async function switchNotifications(ctx: CommandContext, { was, on }: Switches) {
  const { actor, db, now } = ctx;
  const { personId: userId } = actor;
  const [before, after] = [namedSwitches(was.split(" ")), namedSwitches(on)];
  const turnedOn = after.filter((one) => !before.includes(one));
  const turnedOff = before.filter((one) => !after.includes(one));
  if (turnedOn.length + turnedOff.length === 0) return;
  const detail = { on: turnedOn.map(nameOf), off: turnedOff.map(nameOf) };
  await commit(
    ctx,
    {
      // Changes nothing: its WHERE has the limit.
      change: db.orm
        .insert(notificationSettings)
        .values({ userId })
        .onConflictDoUpdate({
          target: notificationSettings.userId,
          set: { userId },
          setWhere: isWithinSaveLimit(userId, "notification_settings_changed", now),
        }),
      effects: [
        db.orm
          .delete(notificationOptOuts)
          .where(
            and(
              eq(notificationOptOuts.userId, userId),
              inArray(sql`channel || ':' || category`, detail.on),
            ),
          ),
        ...(turnedOff.length > 0
          ? [
              db.orm
                .insert(notificationOptOuts)
                .values(turnedOff.map((one) => ({ userId, ...one })))
                .onConflictDoNothing(),
            ]
          : []),
      ],
      audit: {
        action: "notification_settings_changed",
        resourceType: "account",
        resourceId: userId,
        detail,
      },
    },
    savedTooOften,
  );
}

/** @throws StaleFormError when another page has saved them since `expectedVersion`, AppError limit after 20 saves in a minute */
export async function saveNotificationTimes(
  ctx: CommandContext,
  { expectedVersion, mail, quietFrom, quietTo }: NotificationTimes,
) {
  const { actor, db, now } = ctx;
  const { personId: userId } = actor;
  const mayBeSaved = isWithinSaveLimit(userId, "notification_settings_changed", now);
  const [[profile], [saved]] = await db.read(
    db.orm.select({ timeZone: profiles.timeZone }).from(profiles).where(eq(profiles.id, userId)),
    db.orm
      .select({ ...getTableColumns(notificationSettings), mayBeSaved })
      .from(notificationSettings)
      .where(eq(notificationSettings.userId, userId)),
  );
  const { version } = notificationSettings;
  const { setWhere, nextVersion, lost } = guardSave(saved, {
    version,
    expectedVersion,
    mayBeSaved,
  });
  const minute = (time: string | undefined) => (time === undefined ? null : parseClockTime(time));
  const digestAt = mail === "daily" ? nextDigest(now, profile?.timeZone ?? DEFAULT_ZONE) : null;
  const chosen = { mail, quietFrom: minute(quietFrom), quietTo: minute(quietTo) };
  await commit(
    ctx,
    {
      change: db.orm
        .insert(notificationSettings)
        .values({ userId, ...chosen, digestAt, digestedAt: now, version: 1 })
        .onConflictDoUpdate({
          target: notificationSettings.userId,
          set: {
            ...chosen,
            digestAt,
            digestedAt: sql`iif(mail = 'daily', digested_at, excluded.digested_at)`,
            version: nextVersion,
          },
          setWhere,
        }),
      audit: {
        action: "notification_settings_changed",
        resourceType: "account",
        resourceId: userId,
        detail: changedFields({ mail: "at_once", ...saved }, chosen),
      },
    },
    lost,
  );
}
