import { z } from "zod";
import { isSecureLink, withHttps } from "~/platform/links";
import { mailAddress } from "~/platform/mail-address";
import { lineText, paragraphs } from "~/platform/typed-text";
import { PLATFORMS, type Platform } from "~db/constants";
import { isSharedHost, parseDomain, parseUkCompanyNumber } from "./company-identity";
import { COUNTRIES, LINK_LENGTH, MAX_LINKS, NOTES_LENGTH, REASON_LENGTH } from "./fields";

const tooLong = (label: string, longest: number) =>
  `${label} must be at most ${longest.toLocaleString("en-GB")} characters`;

const text = (label: string, longest: number, missing?: string) =>
  paragraphs(longest, tooLong(label, longest), missing);

const line = (label: string, longest: number, missing?: string) =>
  lineText(longest, tooLong(label, longest), missing);

const username = z
  .string()
  .trim()
  .max(60, "Username must be at most 60 characters")
  .regex(/^@?[\p{L}\p{N}._-]+$/u, "Enter just the username, such as mayaruns")
  .optional()
  .transform((typed) => typed?.replace(/^@/, ""));

/** A YouTube channel by its handle, or by its address, from which the handle is taken. */
const youtube = z
  .string()
  .trim()
  .max(200, "YouTube channel must be at most 200 characters")
  .optional()
  .transform((typed) => typed?.replace(/^(https?:\/\/)?((www|m)\.)?youtube\.com\/(?=@)/i, ""))
  .refine(
    (typed) => !typed || /^@?[\p{L}\p{N}._-]{1,60}\/?$/u.test(typed),
    "Enter the handle or the address of the channel, such as youtube.com/@maya.runs",
  )
  .transform((typed) => typed && `@${typed.replace(/^@/, "").replace(/\/$/, "")}`);

const handles = Object.fromEntries(
  PLATFORMS.map((platform) => [platform, platform === "youtube" ? youtube : username]),
) as Record<Platform, typeof username>;

const notes = (label: string) => text(label, NOTES_LENGTH).default("");

export const athleteRequestSchema = z.object({
  ...handles,
  portfolioUrls: z
    .array(z.string().overwrite(withHttps))
    .max(MAX_LINKS, `Please add at most ${MAX_LINKS} links`)
    .superRefine((links, issues) => {
      const wrong = links.find((link) => link.length > LINK_LENGTH || !isSecureLink(link));
      if (wrong !== undefined)
        issues.addIssue({
          code: "custom",
          message: `“${wrong.slice(0, 60)}” isn't a link starting with https://`,
        });
    })
    .default([]),
  verificationNotes: notes("Additional notes"),
});

export type AthleteRequest = z.infer<typeof athleteRequestSchema>;

export const brandRequestSchema = z
  .object({
    companyCountry: z.enum(
      COUNTRIES.map(({ value }) => value),
      "Please select a country",
    ),
    companyRegistrationNumber: line(
      "Company registration number",
      60,
      "Please enter the company registration number",
    ),
    companyWebsite: z
      .string({ error: "Please enter the company website" })
      .max(200, "Company website must be at most 200 characters")
      .overwrite(withHttps)
      .refine(
        (link) => isSecureLink(link) && !link.includes("#"),
        "Enter a link, such as northlight.com",
      )
      .refine(
        (link) => !isSecureLink(link) || !isSharedHost(parseDomain(link)),
        "Enter your own website. A page on someone else's site doesn't show who you are",
      ),
    taxId: line("Tax ID or VAT number", 40).default(""),
    verificationNotes: notes("Additional information"),
  })
  .superRefine(({ companyCountry, companyRegistrationNumber }, issues) => {
    if (companyCountry === "GB" && parseUkCompanyNumber(companyRegistrationNumber) === null)
      issues.addIssue({
        code: "custom",
        path: ["companyRegistrationNumber"],
        message: "Enter the number as on the UK register, such as 01234567 or SC123456",
      });
  });

export type BrandRequest = z.infer<typeof brandRequestSchema>;

export const answerSchema = z.object({
  intent: z.literal("answer"),
  answer: text("Answer", NOTES_LENGTH, "Please write an answer"),
});

export const mailProofSchema = z.object({
  intent: z.literal("mail"),
  email: mailAddress("Enter an address at your website"),
});

const reason = (missing: string) => text("Text", REASON_LENGTH, missing);

export const askSchema = z.object({
  intent: z.literal("ask"),
  question: reason("Please say what you need to see"),
});

export const rejectSchema = z.object({
  intent: z.literal("reject"),
  reason: reason("Please provide a rejection reason"),
});
