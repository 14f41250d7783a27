import { z } from "zod";
import { passkey } from "../passkeys/schema";

/** Apps and mails show a code with spaces or hyphens, some keyboards type wide digits. */
const oneTimeCode = z
  .string({ error: "Enter a code" })
  .trim()
  .max(60, "That isn't a code")
  .overwrite((typed) => {
    const digits = typed.normalize("NFKC").replaceAll(/[\s\p{Cf}\p{Pd}]/gu, "");
    return /^\d+$/.test(digits) ? digits : typed;
  });

export const confirmSchema = z.object({ intent: z.literal("confirm"), oneTimeCode });

export const codeSchema = z.object({
  oneTimeCode,
  trust: z.boolean().default(false),
  redirectTo: z.string().optional(),
});

export const proofSchema = z.object({
  password: z
    .string({ error: "Enter your password" })
    .max(200, "That isn't your password")
    .optional(),
  oneTimeCode: oneTimeCode.optional(),
  passkey: passkey.optional(),
  redirectTo: z.string().optional(),
});
