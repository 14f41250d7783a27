import { z } from "zod";
import { STAFF_ROLES } from "../accounts/abilities";
import { email } from "../accounts/schema";

const role = z.enum(STAFF_ROLES, "Choose a role");

export const addRoleSchema = z.object({
  intent: z.literal("add"),
  email: z.string({ error: "Please enter an email address" }).pipe(email),
  role,
});

export type AddRole = Omit<z.infer<typeof addRoleSchema>, "intent">;

export const removeRoleSchema = z.object({
  intent: z.literal("remove"),
  userId: z.string(),
  role,
});

export type RemoveRole = Omit<z.infer<typeof removeRoleSchema>, "intent">;

const MISSING = "Please give a reason";

export const suspendSchema = z.object({
  intent: z.literal("suspend"),
  reason: z
    .string({ error: MISSING })
    .trim()
    .max(2_000, "Reason must be at most 2,000 characters")
    .refine(Boolean, MISSING),
});
