/** The words for a fee and the payments in which it is paid. Pure. */
import { formatMoney } from "~/platform/money";
import { amountsOf, deliverableOf, type Milestone, notBefore, releaseText } from "./milestones";
import { daysText, type Term, type Terms } from "./terms";

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

/** 'within 14 days of approval' */
function whenPaid({ release, due }: Milestone, payWithin: number): string {
  const number = deliverableOf(release);
  const when =
    release === "signing"
      ? "once both have signed"
      : `within ${daysText(payWithin)} of ${number === null ? "approval" : `approval of deliverable ${number}`}`;
  return when + notBefore(due);
}

/** 'within 14 days after the last deliverable is approved' */
function whenDue({ release, due }: Milestone, payWithin: number): string {
  const number = deliverableOf(release);
  const when =
    release === "signing"
      ? "when both parties have signed"
      : `within ${daysText(payWithin)} after ${number === null ? "the last deliverable" : `deliverable ${number}`} is approved`;
  return when + notBefore(due);
}

export function feeWords(terms: Terms): { plain: string; text: string[]; terms: Term[] } {
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
      ? `${fee}, paid ${whenPaid(single, terms.payWithin)}.`
      : `${fee} in ${payments.length} payments: ${payments
          .map((payment) => `${payment.pence} ${whenPaid(payment, terms.payWithin)}`)
          .join("; ")}.`,
    text: [
      `The Brand pays the Athlete a fee of ${fee} for the deliverables and for the rights in this agreement. The fee is exclusive of VAT.`,
      ...(single
        ? [`The fee is due ${whenDue(single, terms.payWithin)}.`]
        : [
            `The fee is due in ${payments.length} payments:`,
            ...payments.map(
              (payment, i) =>
                `(${i + 1}) ${payment.name}: ${payment.amount}, due ${whenDue(payment, terms.payWithin)}.`,
            ),
          ]),
    ],
    terms: [
      { key: "fee", label: "Fee", value: fee },
      ...payments.map(({ name, share, release, due }, i) => ({
        key: `payment-${i + 1}`,
        label: `Payment ${i + 1}`,
        // Without the amount: a change of the fee alone is a change of one term.
        value: `${name}: ${share}%, ${releaseText(release)}${notBefore(due)}`,
      })),
      {
        key: "pay-within",
        label: "Paid after approval",
        value: `Within ${daysText(terms.payWithin)}`,
      },
    ],
  };
}
