/** What a brief's form begins with. Pure. */

import { packageOf } from "~/features/billing/billing/plans";
import type { BriefField } from "~db/schema";
import {
  campaignTermsStart,
  type DeliverableRow,
  deliverablesStart,
  NEW_DELIVERABLE,
  usualTermsStart,
} from "../terms/form";
import type { BriefTerms } from "./brief-parts";
import type { BUDGET_CHOICES } from "./budget-choice";
import { OWN_BUDGET } from "./fields";

type Filled = { [F in BriefField]: NonNullable<BriefTerms[F]> };

/** As the form has it: pounds, and nothing where a field is empty. */
export type BriefStart = Pick<Filled, "title" | "description" | "requirements" | "targetSports"> & {
  [F in Exclude<BriefField, "terms" | "deliverables">]?: Filled[F] | undefined;
} & {
  deliverables: DeliverableRow[];
  terms?: ReturnType<typeof campaignTermsStart>;
  package?: (typeof BUDGET_CHOICES)[number];
};

/** Of a new brief. */
export const newBriefStart = (): BriefStart => ({
  title: "",
  description: "",
  requirements: "",
  targetSports: [],
  audienceCountries: ["GB"],
  overdueReview: "remind",
  deliverables: [NEW_DELIVERABLE],
  terms: usualTermsStart(),
  package: OWN_BUDGET,
});

/** The budget of a package is shown as its choice, any other as an amount. */
const budgetStart = (pence: number | null): Pick<BriefStart, "budget" | "package"> => ({
  budget: pence === null || packageOf(pence) ? undefined : pence / 100,
  package: packageOf(pence)?.id ?? OWN_BUDGET,
});

export const toBriefStart = (brief: BriefTerms): BriefStart => ({
  ...(Object.fromEntries(
    Object.entries(brief).map(([field, value]) => [field, value ?? undefined]),
  ) as BriefStart),
  ...budgetStart(brief.budget),
  deliverables: deliverablesStart(brief.deliverables),
  terms: campaignTermsStart(brief.terms),
});

const COPY = " (copy)";
const LONGEST_TITLE = 200;

/** A new brief like this one. Its dates are left to be chosen: those of the old one pass, or have passed. */
export const templateOf = (brief: BriefTerms): BriefStart => ({
  ...toBriefStart({
    ...brief,
    deliverables: brief.deliverables.map((one) => ({ ...one, due: null })),
  }),
  title: `${brief.title.slice(0, LONGEST_TITLE - COPY.length)}${COPY}`,
  startDate: undefined,
  endDate: undefined,
});
