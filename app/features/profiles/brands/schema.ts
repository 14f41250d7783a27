import { z } from "zod";
import { HONEST_NAME, isHonestName } from "~/features/identity/accounts/honest-name";
import { canonicalSports } from "~/features/reference/sports/sports";
import { isSecureLink, withHttps } from "~/platform/links";
import { normalizeLine } from "~/platform/normalize-text";
import { lineText, paragraphs } from "~/platform/typed-text";
import { ENTRY_LENGTH } from "./fields";

const NO_COMPANY = "Add your company's name";
const MAX_SPORTS = 20;

const line = (label: string, longest: number) =>
  lineText(longest, `${label} must be at most ${longest} characters`);

const text = (label: string) =>
  paragraphs(2000, `${label} must be at most 2000 characters`).default("");

/** The brand's own profile. Fields stand as on the screen. */
export const brandProfileSchema = z.object({
  /** The version that the form began with. */
  expectedVersion: z.int().optional(),
  companyName: lineText(
    120,
    "Company name must be at most 120 characters",
    NO_COMPANY,
    /[\p{L}\p{N}]/u,
  ).refine(isHonestName, HONEST_NAME),
  website: z
    .string()
    .max(200, "Website must be at most 200 characters")
    .overwrite(withHttps)
    .refine(
      (link) => link === "" || (isSecureLink(link) && !link.includes("#")),
      "Enter a link, such as northlight.com",
    )
    .default(""),
  industry: line("Industry", 80).default(""),
  bio: text("About"),
  targetSports: z
    .array(z.string().overwrite(normalizeLine))
    .max(MAX_SPORTS, `Please add at most ${MAX_SPORTS} sports`)
    .refine((sports) => sports.every((sport) => sport.length <= ENTRY_LENGTH), {
      error: `Each sport can have at most ${ENTRY_LENGTH} characters`,
    })
    .overwrite(canonicalSports),
  campaignGoals: text("Campaign goals"),
});

export type BrandProfileInput = z.infer<typeof brandProfileSchema>;
