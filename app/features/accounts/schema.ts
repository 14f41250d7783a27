import { z } from "zod";
import { oneLine } from "~/platform/one-line";
import { ID_PATTERN } from "~db/columns";
import { spellSport } from "../athletes/sports";

const email = z
  .string({ error: "E-mail is required" })
  .trim()
  .toLowerCase()
  .max(254, "E-mail must be less than 255 characters")
  .check(z.email("Enter an e-mail address, like name@example.com"));

const newPassword = z
  .string({ error: "Password is required" })
  .min(6, "Password must be at least 6 characters")
  .max(200, "Password must be at most 200 characters");

const fullName = z
  .string({ error: "Full name is required" })
  .overwrite(oneLine)
  .min(1, "Full name is required")
  .max(100, "Full name must be at most 100 characters");

const id = z.string().regex(ID_PATTERN);

/** Fields stand as on the screen: the list of errors above a form follows them. */
export const athleteSignUp = z.object({
  id,
  fullName,
  sport: z
    .string()
    .overwrite(oneLine)
    .max(60, "Sport must be at most 60 characters")
    .transform(spellSport)
    .optional(),
  email,
  password: newPassword,
});

export const brandSignUp = z.object({
  id,
  fullName,
  companyName: z
    .string({ error: "Company name is required" })
    .trim()
    .min(1, "Company name is required")
    .max(120, "Company name must be at most 120 characters"),
  email,
  password: newPassword,
});

export type SignUp =
  | ({ type: "athlete" } & z.infer<typeof athleteSignUp>)
  | ({ type: "brand" } & z.infer<typeof brandSignUp>);

export const signInSchema = z.object({
  email,
  password: z.string({ error: "Password is required" }).max(200, "That is not your password"),
  remember: z.boolean().default(false),
  redirectTo: z.string().optional(),
});

export const forgotPasswordSchema = z.object({ email });

const repeated = { newPassword, confirmPassword: z.string({ error: "Repeat the new password" }) };

const alike = (value: { newPassword: string; confirmPassword: string }) =>
  value.newPassword === value.confirmPassword;

const unlike = { path: ["confirmPassword"], error: "Passwords do not match" };

export const resetPasswordSchema = z.object(repeated).refine(alike, unlike);

export const changePasswordSchema = z
  .object({ currentPassword: z.string({ error: "Current password is required" }), ...repeated })
  .refine(alike, unlike);
