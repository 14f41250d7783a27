import { z } from "zod";
import { lineText } from "~/platform/typed-text";
import { MAX_NAME } from "./limits";

/** The browser's answer, as JSON: read-answer.ts looks into it. */
export const passkey = z.string().max(20_000);

/** A form that came with a passkey in place of a password or a code. */
export const passkeySchema = z.object({
  passkey,
  remember: z.boolean().default(false),
  trust: z.boolean().default(false),
  redirectTo: z.string().optional(),
});

export const addPasskeySchema = z.object({
  name: lineText(
    MAX_NAME,
    `Name must be at most ${MAX_NAME} characters`,
    "Give it a name",
    /[\p{L}\p{N}]/u,
  ),
  passkey,
});
