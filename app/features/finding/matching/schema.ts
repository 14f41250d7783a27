import { z } from "zod";
import { canonicalSports } from "~/features/reference/sports/sports";
import { formatMoney, toPence } from "~/platform/money";
import { poundsTyped } from "~/platform/money-field";
import { DISMISS_REASONS } from "~db/constants";
import { ENTRY_LENGTH } from "./preference-lists";

const key = z.string().min(1).max(64);

export const dismissSchema = z.object({
  campaignId: key,
  athleteId: key,
  /** Absent when none was chosen. */
  reason: z.enum(DISMISS_REASONS).optional().catch(undefined),
});

export const undoSchema = z.object({ campaignId: key, athleteId: key });

const MAX_ENTRIES = 20;

const list = (what: string) =>
  z
    .array(z.string())
    .max(MAX_ENTRIES, `Please add at most ${MAX_ENTRIES} ${what}`)
    // Reported for the whole list, because an entry has no field of its own.
    .refine((entries) => entries.every((entry) => entry.length <= ENTRY_LENGTH), {
      error: `Each entry can have at most ${ENTRY_LENGTH} characters`,
    });

const followers = (which: string) => {
  const positive = `${which} followers must be a positive number`;
  return z
    .number(positive)
    .int(`${which} followers must be a whole number, such as 1000`)
    .min(0, positive)
    .max(2_000_000_000, `${which} followers must be at most 2,000,000,000`)
    .optional();
};

const ENGAGEMENT = "Engagement rate must be between 0 and 100";
const MOST_POUNDS = 100_000_000;
const BUDGET = "Budget must be a positive number";
const budget = () =>
  poundsTyped(
    BUDGET,
    MOST_POUNDS,
    `Budget must be at most ${formatMoney(toPence(MOST_POUNDS))}`,
  ).optional();

const inOrder = (least: number | undefined, most: number | undefined) =>
  least === undefined || most === undefined || least <= most;

// Reported together with all other errors, not only after they are fixed.
const always = ({ value }: { value: unknown }) => typeof value === "object" && value !== null;

/** The preferences form. Budgets are in pounds. */
export const preferencesSchema = z
  .object({
    /** The version that the form began with. */
    expectedVersion: z.int().optional(),
    targetSports: list("sports").overwrite(canonicalSports),
    targetLocations: list("locations"),
    targetFollowerMin: followers("Minimum"),
    targetFollowerMax: followers("Maximum"),
    targetEngagementMin: z.number(ENGAGEMENT).min(0, ENGAGEMENT).max(100, ENGAGEMENT).optional(),
    budgetMin: budget(),
    budgetMax: budget(),
    yearBudget: budget(),
    preferredContentThemes: list("themes"),
  })
  .refine((value) => inOrder(value.targetFollowerMin, value.targetFollowerMax), {
    path: ["targetFollowerMax"],
    error: "Maximum followers must be at least the minimum",
    when: always,
  })
  .refine((value) => inOrder(value.budgetMin, value.budgetMax), {
    path: ["budgetMax"],
    error: "Maximum budget must be at least the minimum",
    when: always,
  });

export type PreferencesInput = z.infer<typeof preferencesSchema>;
