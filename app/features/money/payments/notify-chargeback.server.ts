import { notifyMany } from "~/features/communication/notifications/notify";
import { personOfSide } from "~/features/identity/accounts/brand-members";
import { staffWithAbility } from "~/features/identity/accounts/staff-access.server";
import type { Writer } from "~/platform/command";
import type { Statement } from "~db/client";
import type { ChargebackDetails } from "./chargeback";
import type { FoundPayment } from "./find-payment.server";
import { paymentNotifications } from "./notifications";
import { notifySides } from "./notify-sides.server";

/** Notifies both sides and admins of what a bank does about a payment. */
export function notifyChargeback(
  ctx: Writer,
  payment: FoundPayment,
  { state, amount }: ChargebackDetails,
): Statement[] {
  const { brandId, athlete, company, campaign } = payment;
  const chargeback = { state, amount, isSent: payment.sentAt !== null };
  return [
    ...notifySides(ctx, paymentNotifications.questioned_by_bank, payment, chargeback),
    ...notifyMany(
      { ...ctx, actor: { personId: personOfSide(brandId) } },
      paymentNotifications.questioned_for_staff,
      staffWithAbility("handle payments"),
      { subjectId: payment.id, params: { athlete, company, campaign, ...chargeback } },
    ),
  ];
}
