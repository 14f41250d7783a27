import { z } from "zod";
import { email } from "../accounts/schema";

export const emailSchema = z.object({ newEmail: email });

/** What the buttons of the security page send. */
export const settingSchema = z.object({
  setting: z.enum(["twoFactor", "loginNotifications", "suspiciousActivityAlerts"]),
  on: z.enum(["yes", "no"]),
});
