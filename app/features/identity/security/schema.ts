import { z } from "zod";

/** What the buttons of the security page send. */
export const settingSchema = z.object({
  setting: z.enum(["twoFactor", "loginNotifications", "suspiciousActivityAlerts"]),
  on: z.enum(["yes", "no"]),
});
