import type { Statement } from "~db/client";
import { personOfSide } from "../accounts/brand-members";
import { whoMay } from "../accounts/staff.server";
import { notifyMany } from "../notifications/notify";
import type { ChargebackStanding } from "./chargeback";
import type { NamedPayment } from "./named.server";
import { paymentNotifications } from "./notifications";
import { notifySides } from "./notify-sides.server";
import type { Recording } from "./paid.server";

/** Notifies both sides and admins of what a bank does about a payment. */
export function notifyChargeback(
  ctx: Recording,
  payment: NamedPayment,
  { state, amount }: ChargebackStanding,
): Statement[] {
  const { brandId, athlete, company, campaign } = payment;
  const chargeback = { state, amount, isSent: payment.sentAt !== null };
  return [
    ...notifySides(ctx, paymentNotifications.questioned_by_bank, payment, chargeback),
    ...notifyMany(
      { ...ctx, actor: { personId: personOfSide(brandId) } },
      paymentNotifications.questioned_for_staff,
      whoMay("handle payments"),
      { subjectId: payment.id, params: { athlete, company, campaign, ...chargeback } },
    ),
  ];
}
