/** The payments in which a fee is paid. Pure. */
import { formatInFull } from "~/platform/dates";

import type { Milestone, Release } from "~db/terms";

export const MOST_MILESTONES = 5;

/** The number of the deliverable whose approval releases the payment. */
export const deliverableOf = (release: string): number | null => {
  const found = /^deliverable-(\d+)$/.exec(release)?.[1];
  return found ? Number(found) : null;
};

/** The amounts in pence. They make the fee exactly: each is the difference of two rounded sums. */
export function amountsOf(fee: number, milestones: readonly Milestone[]): number[] {
  const upTo = (count: number) => {
    const percent = milestones.slice(0, count).reduce((sum, { share }) => sum + share, 0);
    return Math.round((fee * percent) / 100);
  };
  return milestones.map((_, i) => upTo(i + 1) - upTo(i));
}

/**
 * What must be approved: 'deliverable 1 (2 Instagram reels)'.
 * @param names those of the contract's deliverables, where their list is not beside it
 */
export function approvalOf(release: Release, names: readonly string[] = []): string {
  const number = deliverableOf(release);
  if (number === null) return "everything";
  const name = names[number - 1];
  return `deliverable ${number}${name ? ` (${name})` : ""}`;
}

/** 'when both have signed' */
export const releaseText = (release: Release, names?: readonly string[]): string =>
  release === "signing"
    ? "when both have signed"
    : `when ${approvalOf(release, names)} is approved`;

/** 'when both have signed, but not before 31 March 2027' */
export const dueText = (
  { release, due }: Pick<Milestone, "release" | "due">,
  names?: readonly string[],
): string =>
  releaseText(release, names) + (due ? `, but not before ${formatInFull(due, "UTC")}` : "");
