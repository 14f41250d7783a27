import { z } from "zod";
import { isSecureLink, withHttps } from "~/platform/links";
import { normalizeWhitespace } from "~/platform/normalize-whitespace";
import { canonicalSports } from "../sports/sports";
import { ENTRY_LENGTH } from "./fields";

const NO_COMPANY = "Company name is required";
const MAX_SPORTS = 20;

const line = (called: string, longest: number) =>
  z
    .string()
    .overwrite(normalizeWhitespace)
    .max(longest, `${called} must be at most ${longest} characters`);

const text = (called: string) =>
  z.string().trim().max(2000, `${called} must be at most 2000 characters`).default("");

/** The brand's own profile. Fields stand as on the screen. */
export const brandProfileSchema = z.object({
  companyName: z
    .string({ error: NO_COMPANY })
    .pipe(line("Company name", 120))
    .refine((name) => /[\p{L}\p{N}]/u.test(name), NO_COMPANY),
  website: z
    .string()
    .max(200, "Website must be at most 200 characters")
    .overwrite(withHttps)
    .refine((link) => link === "" || isSecureLink(link), "Enter a link, such as northlight.com")
    .default(""),
  industry: line("Industry", 80).default(""),
  bio: text("About"),
  targetSports: z
    .array(z.string().overwrite(normalizeWhitespace))
    .max(MAX_SPORTS, `Please add at most ${MAX_SPORTS} sports`)
    .refine((sports) => sports.every((sport) => sport.length <= ENTRY_LENGTH), {
      error: `Each sport can have at most ${ENTRY_LENGTH} characters`,
    })
    .overwrite(canonicalSports),
  campaignGoals: text("Campaign goals"),
});

export type BrandProfileInput = z.infer<typeof brandProfileSchema>;
