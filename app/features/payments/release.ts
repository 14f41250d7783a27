/** What of a deal releases a payment, and the words for it. Pure. */
import type { ContractDocument } from "../contracts/document";
import {
  approvalOf,
  deliverableOf,
  notBefore,
  type Release,
  releaseText,
} from "../contracts/milestones";
import { deliverableText, type Terms } from "../contracts/terms";

interface Condition {
  release: Release;
  due: string | null;
}

type Named = Pick<Terms, "deliverables"> | undefined;

const namesIn = (terms: Named) => terms?.deliverables.map(deliverableText);

/** 'when deliverable 1 (2 Instagram reels) is approved, but not before 31 March 2027' */
export const conditionText = ({ release, due }: Condition, terms: Named): string =>
  releaseText(release, namesIn(terms)) + notBefore(due);

/** 'deliverable 1 (2 Instagram reels) is approved', once it is. */
export const approvedText = (release: Release, terms: Named): string =>
  `${deliverableOf(release) === null ? "the work" : approvalOf(release, namesIn(terms))} is approved`;

/** The pieces that a contract asks for, each with the words of the brief that its deliverable was made of. */
export const piecesIn = ({ terms }: ContractDocument): string[] =>
  terms.deliverables.flatMap((one) => Array(one.count).fill(one.note ?? deliverableText(one)));

/** The words of the brief that the contract's deliverable was made of; pieces name those. */
export const lineOf = (
  release: Release,
  contract: ContractDocument | null,
  lines: readonly string[],
): string | undefined => {
  const note = contract?.terms.deliverables[(deliverableOf(release) ?? 0) - 1]?.note;
  return lines.find((line) => line === note);
};

/** It waits for a deliverable that no piece can name, because the contract has changed its words: then everything must be approved. */
export const waitsForAll = (
  release: Release,
  contract: ContractDocument | null,
  lines: readonly string[],
): boolean => deliverableOf(release) !== null && lineOf(release, contract, lines) === undefined;
