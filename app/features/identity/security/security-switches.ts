import type { Setting } from "../alerts/alert-events";

/** The switches of the security page, beside that of two-factor sign-in. */
export const SWITCHES: Record<Setting, { label: string; hint: string }> = {
  loginNotifications: {
    label: "Login notifications",
    hint: "We email you when your account is signed in to on a new device.",
  },
  suspiciousActivityAlerts: {
    label: "Suspicious activity alerts",
    hint: "We email you about a sign-in from a new country and about repeated failed attempts.",
  },
};
