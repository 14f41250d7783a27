import { z } from "zod";
import { canonicalSports } from "~/features/reference/sports/sports";
import { dayOf } from "~/platform/dates";
import { formatMoney, toPence } from "~/platform/money";
import { poundsTyped } from "~/platform/money-field";
import { lineText, paragraphs } from "~/platform/typed-text";
import { ID_PATTERN } from "~db/columns";
import { CAMPAIGN_GOALS, COUNTRIES, OVERDUE_REVIEWS, PRODUCT_CATEGORIES } from "~db/constants";
import { campaignTerms, checks, deliverables } from "../terms/schema";
import { BUDGET_CHOICES, matchesBudgetChoice } from "./budget-choice";
import { SPORT_LENGTH } from "./fields";
import { PAST } from "./past-dates";

const MAX_SPORTS = 20;

const ADDRESS = /:\/\/|\bwww\.|\.[a-z]{2,}\//i;
const TITLE_SHORT = "Title must be at least 3 characters";
const MOST_POUNDS = 100_000_000;
const BUDGET = "Budget must be a positive number";
const FOLLOWERS = "Minimum followers must be a positive number";
const ENGAGEMENT = "Engagement rate must be between 0 and 100";
const DAY = "Please enter a valid date";

const longText = (what: string) =>
  paragraphs(5000, `${what} must be at most 5000 characters`).default("");

const sports = z
  .array(z.string())
  .max(MAX_SPORTS, `Please add at most ${MAX_SPORTS} sports`)
  // One error for the whole list, because an entry has no field of its own to show it at.
  .refine((entries) => entries.every((entry) => entry.length <= SPORT_LENGTH), {
    error: `Each entry can have at most ${SPORT_LENGTH} characters`,
  })
  .overwrite(canonicalSports);

export type StoredDates = { [field in keyof typeof PAST]?: string | null | undefined };

/** What a brief says. The budget is typed in pounds. */
const BRIEF = {
  // It is the subject of a mail from us.
  title: lineText(200, "Title must be less than 200 characters", TITLE_SHORT)
    .min(3, TITLE_SHORT)
    .refine((title) => !ADDRESS.test(title), "Leave web addresses out of the title"),
  description: longText("Description"),
  requirements: longText("Requirements"),
  budget: poundsTyped(
    BUDGET,
    MOST_POUNDS,
    `Budget must be at most ${formatMoney(toPence(MOST_POUNDS))}`,
  ).optional(),
  package: z.enum(BUDGET_CHOICES, "Please choose a package or your own budget").optional(),
  startDate: z.iso.date(DAY).optional(),
  endDate: z.iso.date(DAY).optional(),
  minFollowers: z
    .number(FOLLOWERS)
    .int("Minimum followers must be a whole number, such as 1000")
    .min(0, FOLLOWERS)
    .max(2_000_000_000, "Minimum followers must be at most 2,000,000,000")
    .optional(),
  minEngagementRate: z.number(ENGAGEMENT).min(0, ENGAGEMENT).max(100, ENGAGEMENT).optional(),
  targetSports: sports,
  terms: campaignTerms.optional(),
  deliverables,
  audienceCountries: z
    .array(z.enum(COUNTRIES, "Please choose from these countries"))
    .min(1, "Please choose at least one country")
    // In one order, so that the same choice never counts as a change.
    .transform((chosen) => COUNTRIES.filter((code) => chosen.includes(code))),
  overdueReview: z.enum(OVERDUE_REVIEWS, "Please choose one").optional(),
  category: z.enum(PRODUCT_CATEGORIES, "Please choose one of these categories").optional(),
};

type Due = Pick<z.infer<typeof deliverables>[number], "due">;

/** Work is due while the campaign runs. */
const dueInTime = checks<StoredDates & { deliverables?: Due[] }>(function* ({
  startDate,
  endDate,
  deliverables,
}) {
  if (!Array.isArray(deliverables)) return;
  for (const [i, { due }] of deliverables.entries())
    if (due && startDate && due < startDate)
      yield [["deliverables", i, "due"], "This is before the campaign starts"];
    else if (due && endDate && due > endDate)
      yield [["deliverables", i, "due"], "This is after the campaign ends"];
});

const inOrder = ({
  startDate,
  endDate,
}: {
  startDate?: string | undefined;
  endDate?: string | undefined;
}) => !startDate || !endDate || startDate <= endDate;

const ORDER = {
  path: ["endDate"],
  error: "End date must be after start date",
  // Said together with whatever else is wrong, not only once that is put right.
  when: ({ value }: { value: unknown }) => typeof value === "object" && value !== null,
};

/**
 * A day that is not over, or the one that the campaign has: one that has begun keeps its start.
 * @param version the campaign's; a form of another version is refused as stale, whatever its dates
 */
const upcoming = (
  field: keyof typeof PAST,
  stored: StoredDates,
  version?: number,
): Parameters<z.ZodType<StoredDates>["refine"]> => [
  ({ [field]: day }: StoredDates) => !day || day === stored[field] || day >= dayOf(Date.now()),
  {
    path: [field],
    error: PAST[field],
    when: ({ value, issues }) =>
      ORDER.when({ value }) &&
      issues.every(({ path }) => path?.[0] !== field) &&
      (version === undefined || (value as Partial<CampaignEdit>).expectedVersion === version),
  },
];

export const CHOOSE_GOAL = "Please choose what the campaign is for";

/** A figure of a goal. */
export const goalNumber = (what: string, least: number) => {
  const error = `${what} must be a whole number of ${least} or more`;
  return z.int(error).min(least, error).max(2_000_000_000, `${what} must be at most 2,000,000,000`);
};

/** An amount beside a package is a slip: neither is taken silently. */
const BUDGET_AND_PACKAGE = {
  path: ["budget"],
  error: "Choose “Own budget” to use this amount, or leave it empty to take the package",
  when: ORDER.when,
};

/** The Create Campaign form. The command checks its dates by its own clock. */
export const campaignSchema = z
  .object({
    id: z.string().regex(ID_PATTERN),
    ...BRIEF,
    goal: z.enum(CAMPAIGN_GOALS, CHOOSE_GOAL).optional(),
    target: goalNumber("Target", 1).optional(),
  })
  .check(
    checks<{ goal?: string; target?: number }>(function* ({ goal, target }) {
      if (target !== undefined && !goal) yield [["goal"], CHOOSE_GOAL];
    }),
  )
  .refine(...upcoming("startDate", {}))
  .refine(...upcoming("endDate", {}))
  .refine(inOrder, ORDER)
  .check(dueInTime)
  .refine(matchesBudgetChoice, BUDGET_AND_PACKAGE);

/** The form that changes a campaign. `expectedVersion`: the version that its page showed. */
export const editCampaignSchema = (stored: StoredDates, version?: number) =>
  z
    .object({ expectedVersion: z.int(), ...BRIEF })
    .refine(...upcoming("startDate", stored, version))
    .refine(...upcoming("endDate", stored, version))
    .refine(inOrder, ORDER)
    .check(dueInTime)
    .refine(matchesBudgetChoice, BUDGET_AND_PACKAGE);

export type CampaignInput = z.infer<typeof campaignSchema>;
export type CampaignEdit = z.infer<ReturnType<typeof editCampaignSchema>>;
export type BriefInput = Omit<CampaignEdit, "expectedVersion">;
