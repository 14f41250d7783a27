import { z } from "zod";
import { mailAddress } from "~/platform/mail-address";
import { lineText, paragraphs } from "~/platform/typed-text";
import { ID_PATTERN } from "~db/columns";

/** Letters and digits of any alphabet, spaces, full stops, apostrophes and hyphens; no characters that could start a mail header. */
const NAME = /^[\p{L}\p{M}\p{N} .'’-]+$/u;

const TOO_SHORT = "Message must be at least 10 characters";

export const contactSchema = z.object({
  id: z.string().regex(ID_PATTERN),
  name: z
    .string({ error: "Name is required" })
    .trim()
    .min(1, "Name is required")
    .max(100, "Name must be less than 100 characters")
    .regex(NAME, "Name contains invalid characters"),
  email: mailAddress("Invalid email address"),
  company: lineText(200, "Company name must be less than 200 characters").optional(),
  message: paragraphs(2000, "Message must be less than 2000 characters", TOO_SHORT).min(
    10,
    TOO_SHORT,
  ),
  /** A honeypot: hidden from people, so a value means a bot. */
  leaveEmpty: z.string().optional(),
});

export type ContactMessage = z.infer<typeof contactSchema>;
