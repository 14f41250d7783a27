/** How one version of a brief differs from another, and what may change once athletes rely on it. Pure. */
import type { BriefField } from "~db/schema";
import type { Deliverable } from "~db/terms";
import { canonicalJson } from "../record/chain";
import { compareTerms } from "../terms/compare-terms";
import { deliverableLine, deliverableName } from "../terms/deliverables";
import { campaignTermLines } from "../terms/terms";
import { BRIEF_PARTS, type BriefTerms, briefLabel, briefText } from "./brief-parts";

/** A part of a brief that changed, with its values as they are stored. */
export type ChangedPart = {
  [F in BriefField]: { part: F; before: BriefTerms[F]; after: BriefTerms[F] };
}[BriefField];

/** Compared as stored, because two amounts may read alike. */
export const changedParts = (before: BriefTerms, after: BriefTerms): ChangedPart[] =>
  [...BRIEF_PARTS, "terms" as const]
    .filter((part) => canonicalJson(before[part]) !== canonicalJson(after[part]))
    .map((part) => ({ part, before: before[part], after: after[part] }) as ChangedPart);

/** What athletes are shown: the budget is the brand's own business. */
export const changedForAthletes = (before: BriefTerms, after: BriefTerms): ChangedPart[] =>
  changedParts(before, after).filter(({ part }) => part !== "budget");

export interface BriefChange {
  label: string;
  before: string;
  after: string;
}

/** A change in words; terms are compared line by line. */
export function describeChange({ part, before, after }: ChangedPart): BriefChange[] {
  if (part === "terms")
    return compareTerms(campaignTermLines(before), campaignTermLines(after)).map((term) => ({
      label: term.label,
      before: term.before ?? NONE,
      after: term.after ?? NONE,
    }));
  const text = (value: unknown) => briefText(part, value as never);
  return [{ label: briefLabel(part), before: text(before), after: text(after) }];
}

const NONE = "None";

const LONGEST_VALUE = 40;

/** One line for a notification: short values old and new, longer ones only by name. */
export const changesLine = (changes: readonly ChangedPart[]): string =>
  changes
    .flatMap(describeChange)
    .map(({ label, before, after }) =>
      Math.max(before.length, after.length) <= LONGEST_VALUE && !`${before}${after}`.includes("\n")
        ? `${label}: ${after} (was ${before})`
        : `${label} changed`,
    )
    .join(". ");

/**
 * The changes that are refused once athletes rely on a brief, by field; null when there are none. Its words may change, its dates
 * move later, its budget rise, and its deliverables become more or be due later.
 */
export function disallowedChanges(
  before: BriefTerms,
  after: BriefTerms,
): Record<string, string[]> | null {
  const lower = before.budget !== null && (after.budget ?? -1) < before.budget;
  const missing = missingDeliverables(before.deliverables, after.deliverables);
  const hurts = {
    ...(lower && {
      budget: [`The budget can't be lower than ${briefText("budget", before.budget)}`],
    }),
    ...(isEarlier(before.startDate, after.startDate) && {
      startDate: [
        `The start date can't be earlier than ${briefText("startDate", before.startDate)}`,
      ],
    }),
    ...(isEarlier(before.endDate, after.endDate) && {
      endDate: [`The end date can't be earlier than ${briefText("endDate", before.endDate)}`],
    }),
    ...(missing.length > 0 && {
      deliverables: [
        `You can add deliverables, but these have to stay: ${missing.map(deliverableLine).join("; ")}`,
      ],
    }),
  };
  return Object.keys(hurts).length > 0 ? hurts : null;
}

const isEarlier = (before: string | null, after: string | null) =>
  before !== null && (after === null || after < before);

/** The deliverables that are gone or due earlier. Those due last choose first, because they fit the fewest. */
function missingDeliverables(before: readonly Deliverable[], after: readonly Deliverable[]) {
  const rest = [...after];
  const latestFirst = [...before].sort((a, b) => ((a.due ?? "") < (b.due ?? "") ? 1 : -1));
  return latestFirst.filter((one) => {
    const at = rest.findIndex(
      (other) => deliverableName(other) === deliverableName(one) && !isEarlier(one.due, other.due),
    );
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}
