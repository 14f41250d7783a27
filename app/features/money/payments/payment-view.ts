/** What the page of a deal's money says about each payment. Pure. */
import { dayOf, formatInFull, formatLongDay } from "~/platform/dates";
import { formatMoney } from "~/platform/money";
import type { Payment } from "./deal.server";
import { isCalledOff } from "./decide-settlements";
import type { Listed } from "./list-payments";
import { bankDayOf, MONEY_STATES, releasedState } from "./money-state";
import { type Chargeback, type PaymentHold, refundsRuled } from "./payment-holds";
import type { ReversedPayment } from "./payment-reversal";
import type { PaymentState, PaymentViewer } from "./payment-state";
import { conditionText } from "./release-text";

/** @param usual what it would say without the bank */
function withChargeback(
  usual: PaymentState,
  { state, amount, updatedAt }: Chargeback,
  { sentAt }: Payment,
  { side, company, athlete, now }: PaymentViewer,
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
      label: releasedState(sentAt, now),
      tone: "good",
      says: [...usual.says.slice(0, 1), `${bank} took back ${sum}. You keep what we've sent you.`],
    };
  return {
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

export interface PaymentView extends PaymentState {
  number: number;
  name: string;
  amount: number;
  fee: number;
  may: { pay: boolean; release: boolean; return: boolean };
  /** The brand has gone to the provider's page. */
  isOpen: boolean;
}

export const BEING_CHECKED =
  "We're checking this payment with our payment provider. Nothing of it moves until that's done.";

const day = (at: number | null) => formatLongDay(dayOf(at ?? 0));

export function toPaymentView({ row, ...payment }: Listed, viewer: PaymentViewer): PaymentView {
  const { number, name, amount, fee } = payment;
  const isHeld = row?.status === "held" && !row.differs;
  return {
    number,
    name,
    amount,
    fee,
    isOpen: row?.status === "paying",
    may: {
      pay: viewer.side === "brand" && viewer.refusal === null && isUnpaid(row),
      release: viewer.side === "brand" && isHeld && viewer.freeze === null,
      return: viewer.side === "athlete" && isHeld && viewer.freeze === null,
    },
    ...paymentState({ row, ...payment }, viewer),
  };
}

const isUnpaid = (row: Listed["row"]) => !row || row.status === "due" || row.status === "paying";

function paymentState({ row, ...payment }: Listed, viewer: PaymentViewer): PaymentState {
  if (!row || isUnpaid(row)) return unpaid({ row, ...payment }, viewer);
  const usual = row.status === "held" ? held(row, payment, viewer) : settled(row, viewer);
  const own = viewer.chargebacks.filter(({ paymentId }) => paymentId === row.id);
  const said = own.reduce((before, one) => withChargeback(before, one, row, viewer), usual);
  const taken = viewer.takenBack.filter(({ paymentId }) => paymentId === row.id);
  return { ...said, says: [...said.says, ...taken.map((one) => takenText(one, viewer))] };
}

function unpaid({ row, ...payment }: Listed, viewer: PaymentViewer): PaymentState {
  if (isCalledOff(viewer) && row?.status !== "paying")
    return { label: "Not paid", tone: "neutral", says: [] };
  const { side, company, athlete, contract } = viewer;
  const when = conditionText(payment, contract?.terms);
  const next =
    side === "brand"
      ? `Once you've paid, we hold the money and release it to ${athlete} ${when}.`
      : `Don't start until this page says “${MONEY_STATES.secured}”: ${company} hasn't paid yet. The money is yours ${when}.`;
  return {
    label: row?.status === "paying" ? "Being paid" : MONEY_STATES.agreed,
    tone: row?.status === "paying" ? "waiting" : "neutral",
    says: [next],
  };
}

function held(
  { amount, fee, differs }: NonNullable<Listed["row"]>,
  payment: Omit<Listed, "row">,
  viewer: PaymentViewer,
): PaymentState {
  const { side, athlete, freeze, contract } = viewer;
  const when = conditionText(payment, contract?.terms);
  const sum = side === "brand" ? amount + fee : amount;
  const since =
    side === "brand"
      ? `We're holding ${formatMoney(sum)}.`
      : `${formatMoney(sum)} is safe with us.`;
  if (freeze || differs)
    return {
      label: "On hold",
      tone: "waiting",
      says: [since, freeze ? frozenText(freeze) : BEING_CHECKED, ...ruledText(viewer)],
    };
  return {
    label: MONEY_STATES.secured,
    tone: "good",
    says: [
      since,
      side === "brand"
        ? `We release ${formatMoney(amount)} to ${athlete} ${when}.`
        : `It's yours ${when}.`,
    ],
  };
}

/** What follows from a ruling, while it can be appealed. */
function ruledText({ freeze, disputes, side, athlete, company }: PaymentViewer): string[] {
  const [ruled] = freeze?.until === "appeal" ? refundsRuled(disputes) : [];
  if (!ruled) return [];
  const [card, whom] = side === "brand" ? ["your card", athlete] : [`${company}'s card`, "you"];
  return [
    `Then ${formatMoney(ruled.refund)} of what we hold for this deal goes back to ${card}, with our fee for it. Anything left is released to ${whom}.`,
  ];
}

export const frozenText = (freeze: PaymentHold) =>
  freeze.until === "bank"
    ? "A bank is looking at a payment of this deal, so the money stays where it is until it decides."
    : freeze.until === "decision"
      ? "There's a dispute about this deal, so the money stays where it is until it's decided."
      : `The dispute has been decided. The money stays where it is until ${formatInFull(freeze.day, "UTC")}, the last day to appeal.`;

function settled(row: NonNullable<Listed["row"]>, viewer: PaymentViewer): PaymentState {
  const { toAthlete, toBrand, refundedAt, sentAt } = row;
  const [out, back] = [toAthlete ?? 0, toBrand ?? 0];
  const says = [
    ...(out > 0 ? releasedText(out, row, viewer) : []),
    ...(back > 0 ? [refundText(back, refundedAt, viewer)] : []),
  ];
  if (out === 0) return { label: "Refunded", tone: "neutral", says };
  return back === 0
    ? { label: releasedState(sentAt, viewer.now), tone: "good", says }
    : { label: "Divided", tone: "good", says };
}

function releasedText(
  pence: number,
  { settledAt, sentAt }: NonNullable<Listed["row"]>,
  { side, athlete, payout }: PaymentViewer,
): string[] {
  const whom = side === "brand" ? athlete : "you";
  const released = `We released ${formatMoney(pence)} to ${whom} on ${day(settledAt)}.`;
  if (sentAt !== null)
    return side === "brand"
      ? [released]
      : [
          `We sent ${formatMoney(pence)} on ${day(sentAt)}. It's usually in your bank by ${formatLongDay(bankDayOf(sentAt))}.`,
        ];
  if (payout.mayPay) return [released, "It's sent within the hour."];
  return [
    released,
    side === "brand" ? payout.whyToOthers : `${payout.why} We keep the money for you until then.`,
  ];
}

function takenText({ amount, doneAt }: ReversedPayment, { side, athlete }: PaymentViewer): string {
  const from = side === "brand" ? `what we sent ${athlete}` : "what we sent you";
  return doneAt === null
    ? `We're taking back ${formatMoney(amount)} of ${from}.`
    : `We took back ${formatMoney(amount)} of ${from} on ${day(doneAt)}.`;
}

const refundText = (pence: number, at: number | null, { side, company }: PaymentViewer) => {
  const card = side === "brand" ? "your card" : `${company}'s card`;
  return at === null
    ? `${formatMoney(pence)} is going back to ${card}.`
    : `${formatMoney(pence)} went back to ${card} on ${day(at)}. Banks take 5 to 10 business days.`;
};
