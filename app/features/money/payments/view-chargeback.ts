/** What the page of a deal's money says about a payment that its cardholder questioned. Pure. */
import { dayOf, formatLongDay } from "~/platform/dates";
import { formatMoney } from "~/platform/money";
import type { Payment } from "./deal.server";
import type { Chargeback } from "./payment-holds";
import type { PaymentState, PaymentViewer } from "./payment-visibility";

/** @param usual what it would say without the bank */
export function withChargeback(
  usual: PaymentState,
  { state, amount, updatedAt }: Chargeback,
  { sentAt }: Payment,
  { side, company, athlete }: PaymentViewer,
): PaymentState {
  const bank = side === "brand" ? "Your bank" : `${company}'s bank`;
  const sum = formatMoney(amount);
  if (state === "won") return usual;
  if (state === "open")
    return {
      ...usual,
      label: "On hold",
      tone: "waiting",
      says: [
        ...usual.says.slice(0, 1),
        `${bank} is looking at ${sum} of this payment, because the card's holder questioned it. That can take three months. ${
          sentAt === null
            ? "Until then the money stays where it is."
            : side === "brand"
              ? `${athlete} has been paid already.`
              : "You've been paid already, so there's nothing to do."
        }`,
      ],
    };
  const over = `${bank} gave ${sum} back on ${formatLongDay(dayOf(updatedAt))}, so this payment is over.`;
  if (sentAt !== null && side === "athlete")
    return {
      place: "athlete",
      label: "Paid",
      tone: "good",
      says: [...usual.says.slice(0, 1), `${bank} took back ${sum}. You keep what we've sent you.`],
    };
  return {
    place: "brand",
    label: "Taken back",
    tone: side === "brand" ? "neutral" : "wrong",
    says: [
      over,
      ...(side === "athlete"
        ? ["We can't pay you from it. Write to us if you've done the work."]
        : []),
    ],
  };
}
