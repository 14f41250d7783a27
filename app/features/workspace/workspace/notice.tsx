import { ButtonLink } from "~/components/ui/button";
import { PastDueBanner } from "~/features/billing/subscriptions/past-due-banner";
import type { PlanView } from "~/features/billing/subscriptions/queries.server";
import { ConfirmNotice } from "~/features/identity/accounts/confirm-notice";
import { paths } from "~/paths";

type NoticePlan = Pick<PlanView, "plan" | "graceEndsAt">;

/** Whether a dashboard has a notice. */
export const hasNotice = (plan: NoticePlan, unconfirmedEmail: string | null) =>
  (plan.plan !== null && plan.graceEndsAt !== null) || unconfirmedEmail !== null;

/** The one notice above a dashboard, the more urgent: a payment that failed, or an address to confirm. */
export function Notice({
  plan,
  unconfirmedEmail,
  purpose,
}: {
  plan: NoticePlan;
  /** Null also while the first steps name it. */
  unconfirmedEmail: string | null;
  /** What the address is confirmed for. */
  purpose: string;
}) {
  if (plan.plan && plan.graceEndsAt !== null)
    return (
      <PastDueBanner plan={plan}>
        <ButtonLink to={paths.billing}>Check your card</ButtonLink>
      </PastDueBanner>
    );
  if (!unconfirmedEmail) return null;
  return <ConfirmNotice email={unconfirmedEmail} purpose={purpose} />;
}
