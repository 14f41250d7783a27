/** The words for a fee and the payments in which it is paid. Pure. */
import { amountsOf, dueText } from "~/features/campaigns/terms/milestones";
import { type Term, termLines } from "~/features/campaigns/terms/terms";
import { formatMoney } from "~/platform/money";
import { product } from "~/product";
import type { Milestone } from "~db/terms";
import type { Terms } from "./terms";

interface Payment extends Milestone {
  /** '£300 (33%)' */
  amount: string;
  pence: string;
}

const paymentsOf = ({ fee, milestones }: Terms): Payment[] => {
  const amounts = amountsOf(fee, milestones);
  return milestones.map((milestone, i) => {
    const pence = formatMoney(amounts[i] ?? 0);
    return { ...milestone, pence, amount: `${pence} (${milestone.share}%)` };
  });
};

const HOLDS = `The Brand pays the fee to ${product.name}, which holds it and releases it to the Athlete`;

export function feeClause(terms: Terms): { plain: string; text: string[]; terms: Term[] } {
  const fee = formatMoney(terms.fee);
  if (terms.fee === 0)
    return {
      plain: "No fee is paid.",
      text: ["The Brand pays no fee for the deliverables or for the rights in this agreement."],
      terms: [{ key: "fee", label: "Fee", value: "None" }],
    };
  const payments = paymentsOf(terms);
  const [only, ...more] = payments;
  const single = only && more.length === 0 ? only : null;
  return {
    plain: single
      ? `${fee}, paid ${dueText(single)}.`
      : `${fee} in ${payments.length} payments: ${payments
          .map((payment) => `${payment.pence} ${dueText(payment)}`)
          .join("; ")}.`,
    text: [
      `The Brand pays the Athlete a fee of ${fee} for the deliverables and for the rights in this agreement. The fee is exclusive of VAT.`,
      ...(single
        ? [`${HOLDS} ${dueText(single)}.`]
        : [
            `${HOLDS} in ${payments.length} payments:`,
            ...payments.map(
              (payment, i) => `(${i + 1}) ${payment.name}: ${payment.amount}, ${dueText(payment)}.`,
            ),
          ]),
    ],
    terms: [{ key: "fee", label: "Fee", value: fee }, ...termLines(terms, "fee")],
  };
}
