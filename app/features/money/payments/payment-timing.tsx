/** When an athlete is paid, said before the deal is made. Pure. */

import { FIRST_PAYOUT, TIME_TO_BANK } from "~/features/billing/billing/money-facts";
import { formatMoney } from "~/platform/money";
import { product } from "~/product";
import type { Deliverable } from "~db/terms";
import { type Milestone, ON_APPROVAL } from "~db/terms";
import { MONEY_STATES } from "./money-state";
import { planPayments } from "./plan-payments";
import { conditionText } from "./release-text";

export const PAID_OUT = `We send it within the hour. It's usually in your bank within ${TIME_TO_BANK}. ${FIRST_PAYOUT}.`;

/** @param terms those of the contract; without one the whole fee is one payment */
export function paymentTiming(
  {
    fee,
    milestones = [ON_APPROVAL],
    deliverables = [],
  }: { fee: number; milestones?: readonly Milestone[]; deliverables?: Deliverable[] },
  company: string,
): string[] {
  const parts = planPayments({ fee, milestones }, null);
  if (parts.length === 0) return [];
  const released = parts.map(
    ({ amount, ...condition }) =>
      `${formatMoney(amount)} ${conditionText(condition, { deliverables })}`,
  );
  return [
    `${company} pays in before you start. Don't start until the deal says “${MONEY_STATES.secured}”.`,
    `${product.name} holds the money and releases ${inAList(released)}.`,
    PAID_OUT,
    `You get the whole fee. ${company} pays our service fee on top.`,
    "If the brand cancels before you send any work, you get the share that the signed contract names. In a dispute it stays with us until that's decided.",
  ];
}

const inAList = (parts: string[]) =>
  parts.length === 1 ? parts[0] : `${parts.slice(0, -1).join(", ")}, and ${parts.at(-1)}`;

/** The first sentence, which says when work may begin, and the others folded. @param says the sentences of `paymentTiming` */
export function PaymentTiming({ says: [first, ...others] }: { says: string[] }) {
  if (!first) return null;
  return (
    <div>
      <p>{first}</p>
      <details>
        <summary className="disclosure">When you're paid</summary>
        <ul className="flex list-disc flex-col gap-1 pl-5">
          {others.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}
