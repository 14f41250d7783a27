/** How one version of a brief differs from another, and what may change once athletes rely on it. Pure. */
import { formatDay } from "~/platform/dates";
import { formatMoney } from "~/platform/money";
import { formatPercent, formatWhole } from "~/platform/numbers";
import type { Country, OverdueReview, ProductCategory } from "~db/constants";
import { audienceText } from "../places/country-names";
import { CATEGORY_NAMES, capital } from "./category-names";
import { OVERDUE_LABELS } from "./fields";

/** What a brief says, as it is stored. */
export interface BriefTerms {
  title: string;
  description: string;
  requirements: string;
  /** Pence. */
  budget: number | null;
  /** 'YYYY-MM-DD' */
  startDate: string | null;
  endDate: string | null;
  targetSports: string[];
  minFollowers: number | null;
  /** Percent. */
  minEngagementRate: number | null;
  deliverables: string[];
  audienceCountries: Country[];
  overdueReview: OverdueReview;
  category: ProductCategory | null;
}

const orElse = <T>(value: T | null, format: (value: T) => string, none: string) =>
  value === null ? none : format(value);

const listed = (entries: string[], none: string) => entries.join("\n") || none;

type Part = keyof BriefTerms;

const PARTS: { [P in Part]: { label: string; text: (value: BriefTerms[P]) => string } } = {
  title: { label: "Title", text: (title) => title },
  budget: { label: "Budget", text: (budget) => orElse(budget, formatMoney, "To be agreed") },
  startDate: { label: "Start date", text: (date) => orElse(date, formatDay, "To be agreed") },
  endDate: { label: "End date", text: (date) => orElse(date, formatDay, "To be agreed") },
  deliverables: { label: "Deliverables", text: (entries) => listed(entries, "To be agreed") },
  audienceCountries: { label: "Audience", text: audienceText },
  overdueReview: { label: "Late reviews", text: (review) => OVERDUE_LABELS[review] },
  category: {
    label: "Product category",
    text: (category) => orElse(category, (one) => capital(CATEGORY_NAMES[one]), "None"),
  },
  description: { label: "Description", text: (description) => description || "None" },
  requirements: { label: "Requirements", text: (requirements) => requirements || "None" },
  targetSports: { label: "Target sports", text: (sports) => listed(sports, "Any") },
  minFollowers: {
    label: "Minimum followers",
    text: (followers) => orElse(followers, formatWhole, "None"),
  },
  minEngagementRate: {
    label: "Minimum engagement rate",
    text: (rate) => orElse(rate, formatPercent, "None"),
  },
};

/** A part of a brief that changed, with its values as they are stored. */
export type ChangedPart = {
  [P in Part]: { part: P; before: BriefTerms[P]; after: BriefTerms[P] };
}[Part];

/** Compared as stored, because two amounts may read alike. */
export const changedParts = (before: BriefTerms, after: BriefTerms): ChangedPart[] =>
  (Object.keys(PARTS) as Part[])
    .filter((part) => JSON.stringify(before[part]) !== JSON.stringify(after[part]))
    .map((part) => ({ part, before: before[part], after: after[part] }) as ChangedPart);

/** What athletes are shown: the budget is the brand's own business. */
export const changedForAthletes = (before: BriefTerms, after: BriefTerms): ChangedPart[] =>
  changedParts(before, after).filter(({ part }) => part !== "budget");

export interface BriefChange {
  label: string;
  before: string;
  after: string;
}

/** A change in words. */
export function describeChange({ part, before, after }: ChangedPart): BriefChange {
  const { label, text } = PARTS[part] as { label: string; text: (value: unknown) => string };
  return { label, before: text(before), after: text(after) };
}

const LONGEST_VALUE = 40;

/** One line for a notification: short values old and new, longer ones only by name. */
export const changesLine = (changes: readonly ChangedPart[]): string =>
  changes
    .map(describeChange)
    .map(({ label, before, after }) =>
      Math.max(before.length, after.length) <= LONGEST_VALUE && !`${before}${after}`.includes("\n")
        ? `${label}: ${before} → ${after}`
        : `${label} changed`,
    )
    .join(". ");

/**
 * The changes that are refused once athletes rely on a brief, by field; null when there are none. Its words may change, its dates
 * move later, its budget rise and its deliverables become more.
 */
export function hurtfulChanges(
  before: BriefTerms,
  after: BriefTerms,
): Record<string, string[]> | null {
  const lower = before.budget !== null && (after.budget ?? -1) < before.budget;
  const missing = withoutEach(before.deliverables, after.deliverables);
  const hurts = {
    ...(lower && {
      budget: [`The budget can't be lower than ${PARTS.budget.text(before.budget)}`],
    }),
    ...(isEarlier(before.startDate, after.startDate) && {
      startDate: [`The start date can't be earlier than ${PARTS.startDate.text(before.startDate)}`],
    }),
    ...(isEarlier(before.endDate, after.endDate) && {
      endDate: [`The end date can't be earlier than ${PARTS.endDate.text(before.endDate)}`],
    }),
    ...(missing.length > 0 && {
      deliverables: [`You can add deliverables, but these have to stay: ${missing.join(", ")}`],
    }),
  };
  return Object.keys(hurts).length > 0 ? hurts : null;
}

const isEarlier = (before: string | null, after: string | null) =>
  before !== null && (after === null || after < before);

/** What is left of a list when each entry of the other is taken out of it once. */
function withoutEach(entries: string[], others: string[]): string[] {
  const rest = [...others];
  return entries.filter((entry) => {
    const at = rest.indexOf(entry);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}
