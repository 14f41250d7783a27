/** What a brief's form begins with. Pure. */
import type { Country, OverdueReview, ProductCategory } from "~db/constants";
import { packageOf } from "../billing/plans";
import type { BriefTerms } from "./brief-changes";
import type { BUDGET_CHOICES } from "./budget-choice";
import { OWN_BUDGET } from "./fields";

/** As the form has it: pounds, and nothing where a field is empty. */
export interface BriefStart {
  title: string;
  description: string;
  requirements: string;
  budget?: number | undefined;
  package?: (typeof BUDGET_CHOICES)[number];
  startDate?: string | undefined;
  endDate?: string | undefined;
  targetSports: string[];
  deliverables: string[];
  audienceCountries?: Country[] | undefined;
  overdueReview?: OverdueReview | undefined;
  category?: ProductCategory | undefined;
  minFollowers?: number | undefined;
  minEngagementRate?: number | undefined;
}

/** The budget of a package is shown as its choice, any other as an amount. */
const budgetStart = (pence: number | null): Pick<BriefStart, "budget" | "package"> => ({
  budget: pence === null || packageOf(pence) ? undefined : pence / 100,
  package: packageOf(pence)?.id ?? OWN_BUDGET,
});

export const startOf = (brief: BriefTerms): BriefStart => ({
  title: brief.title,
  description: brief.description,
  requirements: brief.requirements,
  targetSports: brief.targetSports,
  deliverables: brief.deliverables,
  audienceCountries: brief.audienceCountries,
  overdueReview: brief.overdueReview,
  category: brief.category ?? undefined,
  ...budgetStart(brief.budget),
  startDate: brief.startDate ?? undefined,
  endDate: brief.endDate ?? undefined,
  minFollowers: brief.minFollowers ?? undefined,
  minEngagementRate: brief.minEngagementRate ?? undefined,
});

const COPY = " (copy)";
const LONGEST_TITLE = 200;

/** A new brief like this one. Its dates are left to be chosen: those of the old one pass, or have passed. */
export const templateOf = (brief: BriefTerms): BriefStart => ({
  ...startOf(brief),
  title: `${brief.title.slice(0, LONGEST_TITLE - COPY.length)}${COPY}`,
  startDate: undefined,
  endDate: undefined,
});
