import { z } from "zod";

/** What the buttons of the security page send. */
export const securitySchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("setting"),
    setting: z.enum(["twoFactor", "loginNotifications", "suspiciousActivityAlerts"]),
    on: z.enum(["yes", "no"]),
  }),
  z.object({ intent: z.literal("revoke"), sessionId: z.string() }),
  z.object({ intent: z.literal("revoke-all") }),
  z.object({ intent: z.literal("untrust"), deviceId: z.string() }),
  z.object({ intent: z.literal("remove-passkey"), passkeyId: z.string() }),
  z.object({ intent: z.literal("keep-factor") }),
]);
