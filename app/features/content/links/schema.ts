import { z } from "zod";
import { canonicalLink, isSecureLink, withHttps } from "~/platform/links";
import { paragraphs } from "~/platform/typed-text";

/** Of what a shop sends. */
export const MAX_REPORT_BYTES = 64 * 1024;

/** Of a file of sales. */
export const MAX_SALES_BYTES = 1024 * 1024;

export const TARGET_LENGTH = 1000;
export const CODE_LENGTH = 20;

/** Where the links of a campaign lead. */
export const landingSchema = z.object({
  target: z
    .string({ error: "Enter the address of your landing page" })
    .overwrite((typed) => canonicalLink(withHttps(typed)))
    .max(TARGET_LENGTH, `The address can have at most ${TARGET_LENGTH} characters`)
    .refine(isSecureLink, "Enter a secure link, such as https://northlight.com/autumn"),
});

const STOP_REASON = "Say why, in words for the brand";

/** Why staff switch links off. */
export const stopSchema = z.object({
  campaignId: z.string({ error: "Please use the forms on the page" }),
  reason: paragraphs(500, "Use at most 500 characters", STOP_REASON),
});

/** A discount code as brands write it: capital letters without accents, and digits. */
export const discountCode = z
  .string({ error: "Enter a code" })
  .overwrite((typed) => typed.trim().toUpperCase())
  .regex(/^[A-Z0-9]+$/, "Use letters and digits only, such as MAYA10")
  .min(3, "A code needs at least 3 characters")
  .max(CODE_LENGTH, `A code can have at most ${CODE_LENGTH} characters`);

export const discountCodeSchema = z.object({
  dealId: z.string({ error: "Please use the forms on the page" }),
  code: discountCode,
});

/** A file of sales or its text; browsers send a file of no bytes where none was chosen. */
export const salesFileSchema = z
  .object({
    file: z.file().max(MAX_SALES_BYTES, "A file can be up to 1 MB: divide it").optional(),
    text: z.string().max(MAX_SALES_BYTES, "Paste up to 1 MB at a time").optional(),
  })
  .refine(({ file, text }) => file?.size || text?.trim(), {
    path: ["file"],
    message: "Choose a file or paste its text",
  });
