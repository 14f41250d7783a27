import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { PageHead } from "~/components/ui/page";
import { planOf } from "~/features/billing/billing/plans";
import { refreshOwn } from "~/features/billing/subscriptions/commands.server";
import { ownPlan } from "~/features/billing/subscriptions/queries.server";
import { requireMember } from "~/features/identity/accounts/guards.server";
import { paths } from "~/paths";
import { SECOND_MS } from "~/platform/durations";
import { appErrorIn } from "~/platform/errors";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Subscription") }];

/** Asks Stripe itself: its event may come later than the person. */
export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = requireMember(context);
  // A page that is loaded again and again does not ask each time.
  await refreshOwn(ctx, context.env, 10 * SECOND_MS).catch((error) => {
    if (!appErrorIn(error)) throw error;
  });
  return { plan: (await ownPlan(ctx)).plan };
}

export default function SubscriptionSuccess() {
  const { plan } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={plan ? "Subscription Activated!" : "We're waiting for your payment"} />
      <Card className="single-column flex flex-col gap-4">
        <p>
          {plan
            ? `You're on ${planOf(plan).name} now. Stripe emails you the receipt.`
            : "Stripe hasn't confirmed a payment yet. That can take a few minutes, and there's no need to pay again."}
        </p>
        <div className="flex flex-wrap gap-2.5">
          <ButtonLink to={paths.dashboard}>Go to dashboard</ButtonLink>
          <ButtonLink to={paths.billing} variant="plain">
            {plan ? "View billing" : "Check again in Billing"}
          </ButtonLink>
        </div>
      </Card>
    </>
  );
}
