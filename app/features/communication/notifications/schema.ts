import { z } from "zod";
import { MAIL_TIMES } from "~db/constants";

/** An empty field means no time. */
const clockTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Enter a time, such as 22:30")
  .optional();

/** When to send mails, and when neither mails nor pushes. */
export const notificationTimesSchema = z
  .object({
    /** The version that the form began with. */
    expectedVersion: z.int().optional(),
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

/** Switches by their names: those that the page showed as on, separated by spaces, and those that are on now. */
export const switchesSchema = z.object({
  was: z.string().default(""),
  on: z.array(z.string()).default([]),
});

/** A notification that is opened; without one, all are marked as read. */
export const openSchema = z.object({ open: z.string().optional() });

export type NotificationTimes = z.infer<typeof notificationTimesSchema>;
export type Switches = z.infer<typeof switchesSchema>;
