import { z } from "zod";
import { STAFF_ROLES } from "~/features/identity/accounts/abilities";
import { email } from "~/features/identity/accounts/schema";
import { paragraphs } from "~/platform/typed-text";

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

const text = (name: string, missing: string, max = 2_000) =>
  paragraphs(max, `${name} must be at most ${max.toLocaleString("en-GB")} characters`, missing);

export const suspendSchema = z.object({
  intent: z.literal("suspend"),
  reason: text("Reason", "Please give a reason"),
});

export const objectionSchema = z.object({
  objection: text("Objection", "Please say why it's wrong", 5_000),
});

export const upholdSchema = z.object({
  intent: z.literal("keep"),
  answer: text("Answer", "Please say why the suspension stands"),
});

export const impersonationSchema = z.object({
  intent: z.literal("see-as"),
  reason: text("Reason", "Please give a reason", 300),
});
