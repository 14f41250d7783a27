import type { SecurityEventKind, Severity } from "~db/constants";

export type Setting = "loginNotifications" | "suspiciousActivityAlerts";

/**
 * Each kind of security event: how severe it is, and the setting that switches its mail off. Without one the mail is
 * always sent, because someone else may have taken over the account.
 */
export const EVENTS: Record<SecurityEventKind, { severity: Severity; setting: Setting | null }> = {
  new_device: { severity: "low", setting: "loginNotifications" },
  new_country: { severity: "medium", setting: "suspiciousActivityAlerts" },
  many_failures: { severity: "medium", setting: "suspiciousActivityAlerts" },
  two_factor_on: { severity: "low", setting: null },
  two_factor_off: { severity: "high", setting: null },
  recovery_code_used: { severity: "high", setting: null },
  passkey_added: { severity: "medium", setting: null },
  passkey_removed: { severity: "medium", setting: null },
  passkey_copied: { severity: "high", setting: null },
  factor_removal_asked: { severity: "high", setting: null },
  not_me: { severity: "critical", setting: null },
};

/** The columns of the settings. */
export const COLUMNS: Record<Setting, string> = {
  loginNotifications: "login_notifications",
  suspiciousActivityAlerts: "suspicious_activity_alerts",
};
