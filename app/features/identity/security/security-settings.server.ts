import { eq } from "drizzle-orm";
import { ownSessions } from "~/features/identity/accounts/sessions.server";
import { commit } from "~/platform/command";
import { deviceName } from "~/platform/device-name";
import { accountSecuritySettings, credentials, totpFactors } from "~db/schema";
import type { CommandContext } from "../accounts/actor";
import { ownTrustedDevices } from "../accounts/trusted-devices.server";
import type { Setting } from "../alerts/alert-events";
import { listPasskeys } from "../passkeys/passkey-list.server";
import { openRemoval } from "../two-factor/factor-removal.server";

/** What the security page shows. */
export async function securityPage(ctx: CommandContext) {
  const { actor, db } = ctx;
  const { orm } = db;
  const { personId: userId } = actor;
  const [[chosen], [password], [factor], sessions, [removal], devices, passkeys] = await db.read(
    orm.select().from(accountSecuritySettings).where(eq(accountSecuritySettings.userId, userId)),
    orm
      .select({ changedAt: credentials.passwordChangedAt })
      .from(credentials)
      .where(eq(credentials.userId, userId)),
    orm
      .select({ since: totpFactors.confirmedAt })
      .from(totpFactors)
      .where(eq(totpFactors.userId, userId)),
    ownSessions(ctx),
    openRemoval(orm, userId),
    ownTrustedDevices(ctx),
    listPasskeys(ctx),
  );
  return {
    isTwoFactor: Boolean(factor?.since),
    passkeys,
    removalDueAt: removal?.dueAt ?? null,
    loginNotifications: chosen?.loginNotifications ?? true,
    suspiciousActivityAlerts: chosen?.suspiciousActivityAlerts ?? true,
    passwordChangedAt: password?.changedAt ?? null,
    devices: devices.map(({ userAgent, ...device }) => ({
      ...device,
      name: deviceName(userAgent),
    })),
    sessions: sessions.map(({ userAgent, level, ...session }) => ({
      ...session,
      device: deviceName(userAgent),
      isMobile: userAgent.includes("Mobile"),
      status:
        session.id === actor.sessionId
          ? ("this" as const)
          : level === "code_due"
            ? ("waiting" as const)
            : ("active" as const),
    })),
  };
}

export type OwnSession = Awaited<ReturnType<typeof securityPage>>["sessions"][number];

export async function changeSetting(ctx: CommandContext, setting: Setting, isOn: boolean) {
  const { personId: userId } = ctx.actor;
  await commit(ctx, {
    change: ctx.db.orm
      .insert(accountSecuritySettings)
      .values({ userId, [setting]: isOn })
      .onConflictDoUpdate({ target: accountSecuritySettings.userId, set: { [setting]: isOn } }),
    audit: {
      action: "security_setting_changed",
      resourceType: "account",
      resourceId: userId,
      detail: { [setting]: isOn },
    },
  });
}
