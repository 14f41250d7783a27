import { notify } from "~/features/communication/notifications/notify";
import { personOfSide } from "~/features/identity/accounts/brand-members";
import type { Statement } from "~db/client";
import { SIDES } from "~db/constants";
import type { FoundPayment } from "./find-payment.server";
import { paymentNotifications } from "./notifications";
import { notifySides } from "./notify-sides.server";

/** Notifies each athlete of what was paid in for them, and the brand once, with a list of all that one charge has paid. */
export function notifyFunded(ctx: { now: number }, payments: readonly FoundPayment[]): Statement[] {
  const deals = [...new Set(payments.map(({ dealId }) => dealId))].flatMap((dealId) => {
    const [first, ...others] = payments.filter((one) => one.dealId === dealId);
    if (!first) return [];
    const amount = sumOf([first, ...others].map((one) => one.amount));
    const fee = sumOf([first, ...others].map((one) => one.fee));
    // What is still to be paid in after this.
    return [{ ...first, amount, fee, rest: first.owed - amount }];
  });
  const [first] = deals;
  const toEach = deals.flatMap((deal) => {
    const { amount, fee, rest } = deal;
    const sides = deals.length > 1 ? (["athlete"] as const) : SIDES;
    return notifySides(ctx, paymentNotifications.funded, deal, { amount, fee, rest }, { sides });
  });
  if (!first || deals.length === 1) return toEach;
  const { brandId, athleteId, dealId } = first;
  return [
    ...toEach,
    ...notify(
      { actor: { personId: personOfSide(athleteId) }, now: ctx.now },
      paymentNotifications.paid_together,
      {
        userId: brandId,
        subjectId: dealId,
        params: {
          parts: deals.map(({ athlete, campaign, amount, fee }) => ({
            athlete,
            campaign,
            total: amount + fee,
          })),
        },
      },
    ),
  ];
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
