/** What a form of terms begins with, and what its HTML needs at once. Pure. */
import { REQUIRED } from "~/components/lazy-validation";
import { editRows } from "~/platform/row-field";
import {
  type CampaignTerms,
  type Deliverable,
  type Milestone,
  OPTIONAL_TERMS,
  type OptionalTerm,
  type StandardTerms,
  USUAL_CAMPAIGN_TERMS,
  USUAL_TERMS,
} from "~db/terms";

/** As the form has it. */
export type MilestoneFields = Omit<Milestone, "due"> & { due: string | undefined };

/** As the form has it. */
export type DeliverableRow = Omit<Deliverable, "due" | "note"> & {
  due?: string | undefined;
  note?: string | undefined;
};

/** In the order of the fields: a form that was sent counts another order as a change. */
export const deliverablesStart = (deliverables: readonly Deliverable[]): DeliverableRow[] =>
  deliverables.map(({ count, platform, format, due, note }) => ({
    ...{ count, platform, format },
    due: due ?? undefined,
    note: note ?? undefined,
  }));

/** A row that was just added. */
export const NEW_DELIVERABLE = {
  platform: "instagram",
  format: "post",
  count: 1,
} as const satisfies DeliverableRow;

type TermFields = Omit<StandardTerms, "milestones" | OptionalTerm> & {
  [Name in OptionalTerm]: NonNullable<StandardTerms[Name]> | undefined;
} & { milestones: MilestoneFields[] };

/** Terms as the fields of a form: what is not said is left empty. */
export const standardTermsStart = (terms: StandardTerms) =>
  ({
    ...terms,
    ...Object.fromEntries(OPTIONAL_TERMS.map((name) => [name, terms[name] || undefined])),
    milestones: terms.milestones.map(({ name, share, release, due }) => ({
      ...{ name, share, release },
      due: due ?? undefined,
    })),
  }) as TermFields;

/** The same with the fee of a campaign, in pounds; one amount is a fixed fee. */
export const campaignTermsStart = ({ feeFrom, feeTo, ...terms }: CampaignTerms) => ({
  feeFrom: feeFrom === null ? undefined : feeFrom / 100,
  feeTo: feeTo === null || feeTo === feeFrom ? undefined : feeTo / 100,
  ...standardTermsStart(terms),
});

/** What the form of a new campaign begins with. */
export const usualTermsStart = () => campaignTermsStart(USUAL_CAMPAIGN_TERMS);

/** What must be filled in. */
export const termConstraints = () => ({
  ...Object.fromEntries(
    Object.keys(USUAL_TERMS)
      .filter((name) => !OPTIONAL_TERMS.some((optional) => optional === name))
      .map((name) => [name, REQUIRED]),
  ),
  milestones: { ...REQUIRED, multiple: true },
  "milestones[]": REQUIRED,
  "milestones[].name": REQUIRED,
  "milestones[].share": REQUIRED,
  "milestones[].release": REQUIRED,
});

export const DELIVERABLE_CONSTRAINTS = {
  deliverables: { ...REQUIRED, multiple: true },
  "deliverables[]": REQUIRED,
  "deliverables[].platform": REQUIRED,
  "deliverables[].format": REQUIRED,
  "deliverables[].count": REQUIRED,
};

/** The name of its rows in a form. */
export const DELIVERABLES = "deliverables";

/** Adds or removes a deliverable of a posted form, if it was sent for that. @returns the index of the removed one */
export const editDeliverables = (form: FormData) =>
  editRows(form, DELIVERABLES, { ...NEW_DELIVERABLE, count: String(NEW_DELIVERABLE.count) });

/** Adds or removes a payment of a posted form, if it was sent for that. */
export const editPayments = (form: FormData, prefix = "") =>
  editRows(form, `${prefix}milestones`, { release: "approval" });
