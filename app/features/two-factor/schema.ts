import { z } from "zod";
import { passkey } from "../passkeys/schema";

/** Spaces are how apps show a code. */
const oneTimeCode = z
  .string({ error: "Enter a code" })
  .trim()
  .max(60, "That isn't a code")
  .overwrite((typed) => (/^[\d\s]+$/.test(typed) ? typed.replaceAll(/\s/g, "") : typed));

export const confirmSchema = z.object({ intent: z.literal("confirm"), oneTimeCode });

export const codeSchema = z.object({
  oneTimeCode,
  trust: z.boolean().default(false),
  redirectTo: z.string().optional(),
});

export const proofSchema = z.object({
  password: z
    .string({ error: "Password is required" })
    .max(200, "That isn't your password")
    .optional(),
  oneTimeCode: oneTimeCode.optional(),
  passkey: passkey.optional(),
  redirectTo: z.string().optional(),
});
