import { z } from "zod";
import { normalizeWhitespace } from "~/platform/normalize-whitespace";
import { MAX_NAME } from "./limits";

/** The browser's answer, as JSON: answer.ts looks into it. */
export const passkey = z.string().max(20_000);

/** A form that came with a passkey in place of a password or a code. */
export const passkeySchema = z.object({
  passkey,
  remember: z.boolean().default(false),
  trust: z.boolean().default(false),
  redirectTo: z.string().optional(),
});

export const addPasskeySchema = z.object({
  name: z
    .string({ error: "Name is required" })
    .overwrite(normalizeWhitespace)
    .regex(/[\p{L}\p{N}]/u, "Name is required")
    .max(MAX_NAME, `Name must be at most ${MAX_NAME} characters`),
  passkey,
});
