/** A brand's own terms to begin contracts with. Pure. */
import { CATEGORY_NAMES } from "~/features/campaigns/campaigns/category-names";
import { deliverableOf } from "~/features/campaigns/terms/milestones";
import { monthsText, USE_NAMES } from "~/features/campaigns/terms/terms";
import { plural } from "~/platform/numbers";
import type { Milestone } from "~db/terms";
import type { Terms } from "./terms";

/** Without what belongs to one deal: fee, deliverables, product category and dates. */
export type TemplateTerms = Omit<Terms, "fee" | "deliverables" | "category">;

export function toTemplateTerms({ fee, deliverables, category, milestones, ...terms }: Terms) {
  return { ...terms, milestones: milestones.map((one): Milestone => ({ ...one, due: null })) };
}

/** A payment that waits for a deliverable which this deal does not have waits for all of them. */
export const applyTemplate = (agreed: Terms, { milestones, ...terms }: TemplateTerms): Terms => ({
  ...agreed,
  ...terms,
  milestones: milestones.map((one) =>
    (deliverableOf(one.release) ?? 0) > agreed.deliverables.length
      ? { ...one, release: "approval" }
      : one,
  ),
});

/** 'On its own channels and in paid ads, 6 months · 2 payments' */
export const templateLine = ({
  use,
  useMonths,
  exclusiveIn,
  exclusiveMonths,
  milestones,
}: TemplateTerms): string =>
  [
    use === "none" ? "No usage rights" : `${USE_NAMES[use]}, ${monthsText(useMonths)}`,
    exclusiveIn
      ? `Exclusive in ${CATEGORY_NAMES[exclusiveIn]}, ${monthsText(exclusiveMonths)}`
      : "No exclusivity",
    plural(milestones.length, "payment"),
  ].join(" · ");
