import { ButtonLink } from "~/components/ui/button";
import { PastDueBanner } from "~/features/billing/subscriptions/past-due-banner";
import type { PlanView } from "~/features/billing/subscriptions/queries.server";
import { ConfirmNotice } from "~/features/identity/accounts/confirm-notice";
import { VerificationPrompt } from "~/features/profiles/verification/verification-prompt";
import { paths } from "~/paths";

/** The one notice above a dashboard, the most urgent: a payment that failed, an address to confirm, verification. */
export function Notice({
  plan,
  unconfirmedEmail,
  purpose,
  verification,
  children,
}: {
  plan: Pick<PlanView, "plan" | "graceEndsAt">;
  unconfirmedEmail: string | null;
  /** What the address is confirmed for. */
  purpose: string;
  /** Where it is asked for; null for those who are not offered it. */
  verification: string | null;
  /** What verification brings. */
  children: string;
}) {
  if (plan.plan && plan.graceEndsAt !== null)
    return (
      <PastDueBanner plan={plan}>
        <ButtonLink to={paths.billing}>Check your card</ButtonLink>
      </PastDueBanner>
    );
  if (unconfirmedEmail) return <ConfirmNotice email={unconfirmedEmail} purpose={purpose} />;
  return verification && <VerificationPrompt to={verification}>{children}</VerificationPrompt>;
}
