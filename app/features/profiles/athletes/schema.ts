import { z } from "zod";
import { HONEST_NAME, isHonestName } from "~/features/identity/accounts/honest-name";
import { parseSports } from "~/features/reference/sports/sports";
import { formatMoney, toPence } from "~/platform/money";
import { poundsTyped } from "~/platform/money-field";
import { normalizeLine } from "~/platform/normalize-text";
import { lineText, paragraphs } from "~/platform/typed-text";
import { COUNTRIES, PLATFORMS, type Platform } from "~db/constants";
import {
  audienceName,
  COUNTED_PLATFORMS,
  type CountedPlatform,
  type HandleFields,
} from "./channel-form";
import { rateFault } from "./engagement-limits";

const MAX_FOLLOWERS = 2_000_000_000;
const MAX_THEMES = 12;
const MAX_OTHER_SPORTS = 5;
/** Pounds. */
const MAX_STARTING_RATE = 1_000_000;
const MAX_THEME_LENGTH = 40;

const line = (label: string, longest: number, missing?: string, needed?: RegExp) =>
  lineText(longest, `${label} must be at most ${longest} characters`, missing, needed);

const FOLLOWERS = "Enter a whole number, such as 12500";
const followers = (label: string) =>
  z
    .number({ error: FOLLOWERS })
    .int(FOLLOWERS)
    .min(0, `${label} can't be below 0`)
    .max(MAX_FOLLOWERS, `${label} can be at most 2,000,000,000`)
    .default(0);

const RATE = "Enter a percentage with at most one decimal, such as 3.5";
const rate = () =>
  z
    .number({ error: RATE })
    .min(0, "Engagement rate can't be below 0")
    .max(100, "Engagement rate can be at most 100")
    // Not `multipleOf`: 0.1 has no exact binary form.
    .refine((value) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-6, RATE)
    .default(0);

const STARTING_RATE = "Enter an amount in pounds, such as 250, or leave it empty";
/** Typed in pounds. */
const startingRate = () =>
  poundsTyped(
    STARTING_RATE,
    MAX_STARTING_RATE,
    `Starting rate can be at most ${formatMoney(toPence(MAX_STARTING_RATE))}`,
    1,
    `Starting rate must be at least ${formatMoney(toPence(1))}. Leave it empty to state none`,
  ).optional();

/** A platform handle without the leading @, but for YouTube's; null when empty. */
const handle = (platform: Platform) =>
  z
    .string()
    .trim()
    .max(60, "Handle must be at most 60 characters")
    .regex(/^@?[\p{L}\p{N}._-]+$/u, "Enter just the handle, such as maya.runs")
    .optional()
    .transform((typed) => {
      const bare = typed?.replace(/^@/, "") ?? null;
      return bare && platform === "youtube" ? `@${bare}` : bare;
    });

export const handleFields = Object.fromEntries(
  PLATFORMS.map((platform) => [`${platform}Handle`, handle(platform)]),
) as { [Name in keyof HandleFields]: ReturnType<typeof handle> };

const figureFields = Object.fromEntries(
  COUNTED_PLATFORMS.flatMap((platform) => [
    [`${platform}Followers`, followers(audienceName(platform))],
    [`${platform}EngagementRate`, rate()],
  ]),
) as { [P in CountedPlatform as `${P}Followers`]: ReturnType<typeof followers> } & {
  [P in CountedPlatform as `${P}EngagementRate`]: ReturnType<typeof rate>;
};

/** 'Trail runs, Kit tests' as a list; empty and repeated entries are dropped. */
function parseList(entries = ""): string[] {
  const themes = new Map<string, string>();
  for (const entry of entries.split(/[,\n]/)) {
    const theme = normalizeLine(entry);
    const key = theme.toLowerCase();
    if (theme && !themes.has(key)) themes.set(key, theme);
  }
  return [...themes.values()];
}

const themes = () =>
  z
    .string()
    .optional()
    .refine((typed) => parseList(typed).length <= MAX_THEMES, `Add at most ${MAX_THEMES} themes`)
    .refine(
      (typed) => parseList(typed).every((theme) => theme.length <= MAX_THEME_LENGTH),
      `Each theme can have at most ${MAX_THEME_LENGTH} characters`,
    )
    .transform(parseList);

const SHARE = "Enter a whole percentage from 1 to 100";

const DAY = "Enter a date, such as 2027-05-03";
const day = () => z.iso.date(DAY).default("");

const LETTER = /\p{L}/u;
const NO_NAME = "Add your full name";
const NO_SPORT = "Add your sport";

const fields = z.object({
  /** The version that the form began with. */
  expectedVersion: z.int().optional(),
  fullName: line("Your name", 100, NO_NAME, LETTER).refine(isHonestName, HONEST_NAME),
  sport: line("Your sport", 60, NO_SPORT, LETTER).transform((typed) =>
    parseSports(typed).join(", "),
  ),
  otherSports: line("Your other sports", 200)
    .optional()
    .refine(
      (typed) => parseSports(typed ?? "").length <= MAX_OTHER_SPORTS,
      `Add at most ${MAX_OTHER_SPORTS} other sports`,
    )
    .transform((typed) => parseSports(typed ?? "")),
  location: line("Your location", 120).default(""),
  bio: paragraphs(2000, "Your bio must be at most 2000 characters").default(""),
  contentThemes: themes(),
  ...handleFields,
  ...figureFields,
  startingRate: startingRate(),
  refusesLess: z.boolean().default(false),
  audienceCountry: z.enum(COUNTRIES).optional(),
  audienceShare: z.int(SHARE).min(1, SHARE).max(100, SHARE).optional(),
  awayFrom: day(),
  awayUntil: day(),
  isPublic: z.boolean().default(false),
});

type Fields = z.output<typeof fields>;

/** Checks a rate against its audience, together with whatever else is wrong in the form. */
function rateWith(platform: CountedPlatform) {
  const rate = `${platform}EngagementRate` as const;
  const fault = (profile: Partial<Fields>) => {
    const [followers, percent] = [Number(profile[`${platform}Followers`]), Number(profile[rate])];
    // What is no number has a message of its own.
    return Number.isNaN(followers + percent)
      ? null
      : rateFault(followers, percent, audienceName(platform).toLowerCase());
  };
  const check: Parameters<typeof fields.refine> = [
    (profile) => fault(profile) === null,
    {
      path: [rate],
      error: ({ input }) => fault(input as Partial<Fields>) ?? "",
      when: ({ value }) => typeof value === "object" && value !== null,
    },
  ];
  return check;
}

/** Both days or neither, in their order. */
const awayFault = ({ awayFrom, awayUntil }: Partial<Fields>): string | null => {
  if (!awayFrom === !awayUntil)
    return (awayFrom ?? "") > (awayUntil ?? "") ? "You come back before you leave" : null;
  return awayFrom ? "Add the last day" : "Add the first day";
};

const checkAway: Parameters<typeof fields.refine> = [
  (profile) => awayFault(profile) === null,
  {
    path: ["awayUntil"],
    error: ({ input }) => awayFault(input as Partial<Fields>) ?? "",
    when: ({ value }) => typeof value === "object" && value !== null,
  },
];

const audienceFault = ({ audienceCountry, audienceShare }: Partial<Fields>): string | null => {
  if (!audienceCountry === !audienceShare) return null;
  return audienceCountry ? "Add the percentage" : "Choose the country, too";
};

const checkAudience: Parameters<typeof fields.refine> = [
  (profile) => audienceFault(profile) === null,
  {
    path: ["audienceShare"],
    error: ({ input }) => audienceFault(input as Partial<Fields>) ?? "",
    when: ({ value }) => typeof value === "object" && value !== null,
  },
];

/** The fields an athlete may edit. Score and verification are computed or set by staff, so they are not here. */
export const profileSchema = COUNTED_PLATFORMS.reduce(
  (schema, platform) => schema.refine(...rateWith(platform)),
  fields,
)
  .refine(...checkAudience)
  .refine(...checkAway);

export type ProfileInput = z.infer<typeof profileSchema>;
