import { paths } from "~/paths";
import { formatMoney } from "~/platform/money";
import type { Statement } from "~db/client";
import { whoMay } from "../accounts/staff.server";
import { notifyMany } from "../notifications/notify";
import type { ChargebackStanding } from "./chargeback";
import type { NamedPayment } from "./named.server";
import type { Recording } from "./paid.server";
import { tellBoth } from "./tell.server";

/** Tells both sides and admins what a bank does about a payment. */
export function tellChargeback(
  ctx: Recording,
  payment: NamedPayment,
  { state, amount }: ChargebackStanding,
): Statement[] {
  const { campaign, company } = payment;
  const told = textOf(state, payment, `${formatMoney(amount)} for “${campaign}”`);
  return [
    ...tellBoth(ctx, payment, told),
    ...notifyMany({ ...ctx, actor: { userId: payment.brandId } }, whoMay("handle payments"), {
      kind: "payment",
      title: told.title,
      message: `${company} and ${payment.athlete}: ${told.toStaff}`,
      link: paths.admin.user(payment.brandId),
    }),
  ];
}

function textOf(state: ChargebackStanding["state"], payment: NamedPayment, what: string) {
  const { athlete, company } = payment;
  const isSent = payment.sentAt !== null;
  if (state === "open")
    return {
      title: "Payment questioned",
      toBrand: `Your bank is looking at ${what}, because the card's holder questioned it. The money stays where it is until the bank decides. If that was a mistake, ask your bank to withdraw it.`,
      toAthlete: `${company}'s bank is looking at ${what}. ${isSent ? "You've been paid already, so there's nothing to do." : "The money stays where it is until the bank decides, which can take three months."}`,
      toStaff: `a bank is looking at ${what}. Hand in evidence in Stripe.`,
    };
  if (state === "won")
    return {
      title: "Payment confirmed",
      toBrand: `Your bank has confirmed ${what}. Everything goes on as before.`,
      toAthlete: `${company}'s bank has confirmed ${what}. Everything goes on as before.`,
      toStaff: `the bank has confirmed ${what}.`,
    };
  return {
    title: "Payment taken back",
    toBrand: `Your bank has given ${what} back to you, so this payment is over. ${athlete} won't be paid from it.`,
    toAthlete: isSent
      ? `${company}'s bank has taken back ${what}. You keep what we've sent you.`
      : `${company}'s bank has taken back ${what}, so we can't pay you from it. Write to us if you've done the work.`,
    toStaff: `the bank has taken back ${what}.${isSent ? " The athlete had been paid, so the loss is ours." : ""}`,
  };
}
