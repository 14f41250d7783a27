import { TIME_TO_BANK } from "~/features/billing/billing/money-facts";
import type { Terms } from "~/features/deals/contracts/terms";
import { notificationKinds } from "~/notifications";
import { paths, withQuery } from "~/paths";
import { formatMoney } from "~/platform/money";
import type { SettlementReason, Side } from "~db/constants";
import { ON_APPROVAL, type Release } from "~db/terms";
import type { ChargebackDetails } from "./chargeback";
import { MONEY_STATES } from "./money-state";
import { approvedText } from "./release-text";

interface Named {
  /** Who reads it. */
  side: Side;
  athlete: string;
  company: string;
  campaign: string;
}

interface Amount {
  /** Pence, like all amounts here. */
  amount: number;
}

const text = ({ side, athlete, company, campaign }: Named, what: string, message: string) => ({
  title: `${side === "athlete" ? company : athlete}: ${what.toLowerCase()}, ${campaign}`,
  message,
});

/** Their subject is the deal. */
export const paymentNotifications = notificationKinds("payment", {
  funded: {
    category: "payment",
    text: ({ fee, rest, ...named }: Named & Amount & { fee: number; rest: number }) => {
      const { side, campaign, amount } = named;
      const toAthlete = `They've paid ${formatMoney(amount)} for “${campaign}”. We hold it for you${rest > 0 ? `. ${formatMoney(rest)} of your fee is still to come: wait for it before you start.` : ", so you can start."}`;
      const toBrand = `${formatMoney(amount + fee)} paid in for “${campaign}”, our fee included. ${rest > 0 ? `Pay the other ${formatMoney(rest)} so that they can start.` : "They can start now."}`;
      return text(
        named,
        `${formatMoney(amount)} ${MONEY_STATES.secured}${rest > 0 ? `, ${formatMoney(rest)} to come` : ""}`,
        side === "athlete" ? toAthlete : toBrand,
      );
    },
    path: paths.deal,
  },
  paid_together: {
    category: "payment",
    text: ({ parts }: { parts: { athlete: string; campaign: string; total: number }[] }) => {
      const total = formatMoney(parts.reduce((sum, part) => sum + part.total, 0));
      const list = parts.map(
        (part) => `${part.athlete}, “${part.campaign}”: ${formatMoney(part.total)}`,
      );
      return {
        title: `Receipt: ${total} paid in for ${parts.length} athletes`,
        message: `You've paid ${total} for ${parts.length} athletes in one charge, our fee included. ${list.join("; ")}.`,
      };
    },
    path: (dealId) => withQuery(paths.brand.pay, { receipt: dealId }),
  },
  settled: {
    category: "payment",
    text: (settled: Settled) => text(settled, settledAs(settled), settledText(settled)),
    path: paths.deal,
  },
  sent: {
    category: "payment",
    text: (named: Named & Amount) =>
      text(
        named,
        `${formatMoney(named.amount)} ${MONEY_STATES.onItsWay}`,
        `${formatMoney(named.amount)} for “${named.campaign}” is on its way. It's usually in your bank within ${TIME_TO_BANK}.`,
      ),
    path: paths.deal,
  },
  refunded: {
    category: "payment",
    text: (named: Named & Amount) =>
      text(
        named,
        `${formatMoney(named.amount)} refund on its way`,
        `${formatMoney(named.amount)} for “${named.campaign}” is on its way back to your card. Banks take 5 to 10 business days.`,
      ),
    path: paths.deal,
  },
  taken_back: {
    category: "payment",
    urgent: true,
    text: (named: Named & Amount & { reason: string }) =>
      text(
        named,
        `${formatMoney(named.amount)} taken back`,
        `We're taking back ${formatMoney(named.amount)} of what we sent you for “${named.campaign}”. Why: ${named.reason}`,
      ),
    path: paths.deal,
  },
  questioned_by_bank: {
    category: "payment",
    urgent: true,
    text: (chargeback: Chargeback) => {
      const { title, toAthlete, toBrand } = chargebackText(chargeback);
      return text(chargeback, title, chargeback.side === "athlete" ? toAthlete : toBrand);
    },
    path: paths.deal,
  },
  /** Its subject is the brand. */
  questioned_for_staff: {
    category: "payment",
    text: (chargeback: Omit<Chargeback, "side">) => {
      const { title, toStaff } = chargebackText(chargeback);
      const { company, athlete } = chargeback;
      return { title: `${company} and ${athlete}: ${title.toLowerCase()}`, message: toStaff };
    },
    path: paths.admin.payment,
  },
});

interface Settled extends Named {
  /** Of the payment. */
  name: string;
  toAthlete: number;
  toBrand: number;
  reason: SettlementReason;
  /** Why our team decided so. */
  note?: string | undefined;
  release: Release;
  deliverables: Terms["deliverables"] | undefined;
  /** The fee in force, where it is below what was paid. */
  feeInForce: number | null;
}

type SettlementKind = Record<Side, string>;

const forBoth = (why: string): SettlementKind => ({ athlete: why, brand: why });

const WHY: Record<Exclude<SettlementReason, "approved">, SettlementKind> = {
  signed: forBoth("both of you have signed"),
  brand_released: { athlete: "the brand released it", brand: "you released it" },
  athlete_returned: { athlete: "you refunded it", brand: "the athlete refunded it" },
  called_off: forBoth("it was called off before any work was sent"),
  contract_cancelled: forBoth("you cancelled the contract on these terms"),
  dispute: forBoth("that is how the dispute ended"),
  charged_back: forBoth("the brand's bank refunded the money"),
  staff: forBoth("our team decided so"),
};

function settlementKindOf({ side, note, reason, release, deliverables }: Settled): string {
  if (note) return `our team decided so: “${note}”`;
  if (reason !== "approved") return WHY[reason][side];
  return approvedText(release, deliverables && { deliverables });
}

const settledAs = ({ toAthlete, toBrand }: Settled) =>
  [
    { pence: toAthlete, what: MONEY_STATES.released },
    { pence: toBrand, what: "refunded" },
  ]
    .filter(({ pence }) => pence > 0)
    .map(({ pence, what }) => `${formatMoney(pence)} ${what}`)
    .join(", ");

function settledText(settled: Settled): string {
  const { side, name, campaign, athlete, toAthlete, toBrand, feeInForce } = settled;
  const part = name === ON_APPROVAL.name ? "" : ` (“${name}”)`;
  const parts = [
    { pence: toAthlete, goes: side === "athlete" ? "is yours" : `goes to ${athlete}` },
    { pence: toBrand, goes: `goes back to ${side === "athlete" ? "their" : "your"} card` },
  ]
    .filter(({ pence }) => pence > 0)
    .map(({ pence, goes }, i) =>
      i === 0
        ? `${formatMoney(pence)} for “${campaign}”${part} ${goes}`
        : `${formatMoney(pence)} ${goes}`,
    );
  const why = settlementKindOf(settled);
  const end = /[.!?]”$/.test(why) ? "" : ".";
  return `${parts.join(", and ")}, because ${why}${end}${feeInForce === null ? "" : ` The fee you both agreed is ${formatMoney(feeInForce)}.`}`;
}

interface Chargeback extends Named, Amount {
  state: ChargebackDetails["state"];
  /** The athlete had been paid. */
  isSent: boolean;
}

function chargebackText(chargeback: Omit<Chargeback, "side">) {
  const { campaign, amount, state, isSent } = chargeback;
  const what = `${formatMoney(amount)} for “${campaign}”`;
  if (state === "open")
    return {
      title: "Payment questioned",
      toBrand: `Your bank is looking at ${what}, because the card's holder questioned it. The money stays where it is until the bank decides. If that was a mistake, ask your bank to withdraw it.`,
      toAthlete: `Their bank is looking at ${what}. ${isSent ? "You've been paid already, so there's nothing to do." : "The money stays where it is until the bank decides, which can take three months."}`,
      toStaff: `A bank is looking at ${what}. Hand in evidence in Stripe.`,
    };
  if (state === "won")
    return {
      title: "Payment confirmed",
      toBrand: `Your bank has confirmed ${what}. Everything goes on as before.`,
      toAthlete: `Their bank has confirmed ${what}. Everything goes on as before.`,
      toStaff: `The bank has confirmed ${what}.`,
    };
  return {
    title: "Payment taken back",
    toBrand: `Your bank has given ${what} back to you, so this payment is over. The athlete won't be paid from it.`,
    toAthlete: isSent
      ? `Their bank has taken back ${what}. You keep what we've sent you.`
      : `Their bank has taken back ${what}, so we can't pay you from it. Write to us if you've done the work.`,
    toStaff: `The bank has taken back ${what}.${isSent ? " The athlete had been paid, so the loss is ours." : ""}`,
  };
}
