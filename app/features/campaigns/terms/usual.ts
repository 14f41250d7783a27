/** The most that is usual, as UK guidance for creators says (docs/decisions/0045-contracts.md). */
export const USUAL = {
  useMonths: 12,
  paidUseMonths: 6,
  exclusiveMonths: 3,
  revisions: 3,
  /** Percent of the fee. */
  onSigning: 50,
  noticeDays: 30,
} as const;
