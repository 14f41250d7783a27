/** What a brief consists of, and what each part says. Pure. */

import { formatCountries } from "~/features/reference/places/country-names";
import { formatDay } from "~/platform/dates";
import { formatMoney } from "~/platform/money";
import { formatPercent, formatWhole } from "~/platform/numbers";
import type { BriefField, campaigns } from "~db/schema";
import { deliverableLine } from "../terms/deliverables";
import { CATEGORY_NAMES, capital } from "./category-names";
import { OVERDUE_LABELS } from "./fields";

/** What a brief says, as it is stored. */
export type BriefTerms = Pick<typeof campaigns.$inferSelect, BriefField>;

const orElse = <T>(value: T | null, format: (value: T) => string, none: string) =>
  value === null ? none : format(value);

const listed = (entries: string[], none: string) => entries.join("\n") || none;

/** The terms are described by a list of their own (../terms/terms.ts). */
export type BriefPart = Exclude<BriefField, "terms">;

/** Each part of a brief, in the order in which it is read: its name, and what it says in words. */
const PARTS: { [F in BriefPart]: { label: string; text: (value: BriefTerms[F]) => string } } = {
  title: { label: "Title", text: (title) => title },
  budget: { label: "Budget", text: (budget) => orElse(budget, formatMoney, "To be agreed") },
  startDate: { label: "Start date", text: (date) => orElse(date, formatDay, "To be agreed") },
  endDate: { label: "End date", text: (date) => orElse(date, formatDay, "To be agreed") },
  description: { label: "Description", text: (description) => description || "None" },
  requirements: { label: "Requirements", text: (requirements) => requirements || "None" },
  deliverables: {
    label: "Deliverables",
    text: (rows) => listed(rows.map(deliverableLine), "To be agreed"),
  },
  targetSports: { label: "Target sports", text: (sports) => listed(sports, "Any") },
  category: {
    label: "Product category",
    text: (category) => orElse(category, (one) => capital(CATEGORY_NAMES[one]), "None"),
  },
  audienceCountries: { label: "Audience", text: formatCountries },
  overdueReview: { label: "If a review is late", text: (review) => OVERDUE_LABELS[review] },
  minFollowers: {
    label: "Minimum followers",
    text: (followers) => orElse(followers, formatWhole, "None"),
  },
  minEngagementRate: {
    label: "Minimum engagement rate",
    text: (rate) => orElse(rate, formatPercent, "None"),
  },
};

export const BRIEF_PARTS = Object.keys(PARTS) as BriefPart[];

export const briefLabel = (part: BriefPart) => PARTS[part].label;

/** What a part of a brief says, in words. */
export const briefText = <F extends BriefPart>(part: F, value: BriefTerms[F]): string =>
  PARTS[part].text(value);
