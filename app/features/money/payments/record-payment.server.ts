import type { Shares } from "~/features/billing/ledger/fees";
import { recordEntry } from "~/features/campaigns/record/entries.server";
import type { SettlementReason } from "~db/constants";

/* What the campaign's record holds of a payment: amounts in pence, and no words of staff, because an entry can never be deleted. */

interface Payment {
  dealId: string;
  campaignId: string;
  athleteId: string;
  number: number;
}

const entryOf = ({ dealId, campaignId, athleteId, number }: Payment) => ({
  ...{ dealId, campaignId, athleteId, subjectId: dealId },
  body: { payment: number, currency: "GBP" },
});

export function recordFunding(payment: Payment & { amount: number; fee: number }, at: number) {
  const { body, ...entry } = entryOf(payment);
  const { amount, fee } = payment;
  return recordEntry({ ...entry, kind: "payment_funded", body: { ...body, amount, fee }, at });
}

export function recordSettlement(
  payment: Payment,
  { toAthlete, toFee, toBrand }: Shares,
  reason: SettlementReason,
  at: number,
) {
  const { body, ...entry } = entryOf(payment);
  const shares = { toAthlete, toFee, toBrand };
  return recordEntry({
    ...entry,
    kind: "payment_settled",
    body: { ...body, ...shares, reason },
    at,
  });
}
