import { z } from "zod";
import { parseSports } from "~/features/reference/sports/sports";
import { mailAddress } from "~/platform/mail-address";
import { lineText } from "~/platform/typed-text";
import { ID_PATTERN } from "~db/columns";
import { HONEST_NAME, isHonestName } from "./honest-name";

export const email = mailAddress(
  "Add your email address",
  "Enter an email address, like name@example.com",
);

const newPassword = z
  .string({ error: "Enter your password" })
  .min(6, "Password must be at least 6 characters")
  .max(200, "Password must be at most 200 characters");

const fullName = lineText(
  100,
  "Full name must be at most 100 characters",
  "Add your full name",
  /\p{L}/u,
).refine(isHonestName, HONEST_NAME);

const id = z.string().regex(ID_PATTERN);

/** Fields stand as on the screen: the list of errors above a form follows them. */
export const athleteSignUp = z.object({
  id,
  fullName,
  sport: lineText(60, "Sport must be at most 60 characters")
    .transform((typed) => parseSports(typed).join(", "))
    .optional(),
  email,
  password: newPassword,
});

export const brandSignUp = z.object({
  id,
  fullName,
  companyName: lineText(
    120,
    "Company name must be at most 120 characters",
    "Add your company's name",
    /[\p{L}\p{N}]/u,
  ).refine(isHonestName, HONEST_NAME),
  email,
  password: newPassword,
});

export type SignUp =
  | ({ type: "athlete" } & z.infer<typeof athleteSignUp>)
  | ({ type: "brand" } & z.infer<typeof brandSignUp>);

export const nameSchema = z.object({ intent: z.literal("name"), fullName });

/** An empty value means the device's zone. The server checks the name. */
export const timeZoneSchema = z.object({
  intent: z.literal("timeZone"),
  timeZone: z.string().max(64).optional(),
});

export const signInSchema = z.object({
  email,
  password: z.string({ error: "Enter your password" }).max(200, "That isn't your password"),
  remember: z.boolean().default(false),
  redirectTo: z.string().optional(),
});

export const forgotPasswordSchema = z.object({ email });

const repeated = { newPassword, confirmPassword: z.string({ error: "Repeat the new password" }) };

const passwordsMatch = (value: { newPassword: string; confirmPassword: string }) =>
  value.newPassword === value.confirmPassword;

const PASSWORDS_DIFFER = { path: ["confirmPassword"], error: "Passwords don't match" };

export const resetPasswordSchema = z.object(repeated).refine(passwordsMatch, PASSWORDS_DIFFER);

export const changePasswordSchema = z
  .object({ currentPassword: z.string({ error: "Enter your current password" }), ...repeated })
  .refine(passwordsMatch, PASSWORDS_DIFFER);

const { companyName: _, ...account } = brandSignUp.shape;

export const firstAdminSchema = z.object({
  setupToken: z.string({ error: "Enter the setup token" }).max(500, "That isn't the setup token"),
  ...account,
});

export type FirstAdmin = z.infer<typeof firstAdminSchema>;
