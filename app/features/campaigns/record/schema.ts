import { z } from "zod";
import { parseVerificationCode } from "./verification-code";

/** Of a file that anyone may have checked: about 2,000 entries. */
export const MAX_RECORD_BYTES = 2 * 1024 * 1024;

/** A code or a file; browsers send a file of no bytes where none was chosen. */
export const verifySchema = z
  .object({
    code: z
      .string()
      .trim()
      .refine(
        (code) => parseVerificationCode(code) !== null,
        "A code has at least 20 of the characters 0–9 and a–f",
      )
      .optional(),
    file: z.file().max(MAX_RECORD_BYTES, "A file can be up to 2 MB").optional(),
  })
  .refine(({ code, file }) => code || file?.size, {
    path: ["code"],
    message: "Paste a code or choose a file",
  });
