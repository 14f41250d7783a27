import { z } from "zod";
import { readCode } from "./code";
import { MAX_RECORD_BYTES } from "./limits";

/** A code or a file; browsers send a file of no bytes where none was chosen. */
export const verifySchema = z
  .object({
    code: z
      .string()
      .trim()
      .refine(
        (code) => readCode(code) !== null,
        "A code has at least 20 of the characters 0–9 and a–f",
      )
      .optional(),
    file: z.file().max(MAX_RECORD_BYTES, "A file can be up to 2 MB").optional(),
  })
  .refine(({ code, file }) => code || file?.size, {
    path: ["code"],
    message: "Paste a code or choose a file",
  });
