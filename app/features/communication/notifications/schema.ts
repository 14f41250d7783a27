import { z } from "zod";
import { BELL_CATEGORIES, MAIL_TIMES, NOTIFICATION_CATEGORIES } from "~db/constants";

/** An empty field means no time. */
const clockTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Enter a time, such as 22:30")
  .optional();

/** The settings form; `app`, `email` and `push` are the categories that are switched on. */
export const notificationSettingsSchema = z
  .object({
    /** The version that the form began with. */
    expectedVersion: z.int().optional(),
    app: z.array(z.enum(BELL_CATEGORIES)).default([]),
    email: z.array(z.enum(NOTIFICATION_CATEGORIES)).default([]),
    push: z.array(z.enum(NOTIFICATION_CATEGORIES)).default([]),
    mail: z.enum(MAIL_TIMES, { error: "Choose when to get emails" }),
    quietFrom: clockTime,
    quietTo: clockTime,
  })
  .superRefine(({ quietFrom, quietTo }, ctx) => {
    const missing = quietFrom === undefined ? "quietFrom" : "quietTo";
    if ((quietFrom === undefined) !== (quietTo === undefined))
      ctx.addIssue({ code: "custom", path: [missing], message: "Enter both times, or neither" });
    if (quietFrom !== undefined && quietFrom === quietTo)
      ctx.addIssue({ code: "custom", path: ["quietTo"], message: "Choose a different time" });
  });

/** A notification that is opened; without one, all are marked as read. */
export const openSchema = z.object({ open: z.string().optional() });

export type NotificationSettingsForm = z.infer<typeof notificationSettingsSchema>;
