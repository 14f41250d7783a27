import {
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  redirectDocument,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { Card } from "~/components/ui/card";
import { PageHead } from "~/components/ui/page";
import { MONEY_FACTS } from "~/features/billing/billing/money-facts";
import {
  openPayouts,
  refreshOwnPayouts,
  setUpPayouts,
} from "~/features/billing/payouts/commands.server";
import { PayoutCard } from "~/features/billing/payouts/payout-card";
import { payoutView } from "~/features/billing/payouts/queries.server";
import { failureResponse } from "~/features/billing/subscriptions/failure-response.server";
import { requireAthlete, requireRecentProof } from "~/features/identity/accounts/guards.server";
import { PAID_OUT } from "~/features/money/payments/payment-timing";
import { MoneyTabs } from "~/features/money/statements/money-tabs";
import { paths } from "~/paths";
import { defineActions } from "~/platform/define-actions";
import { appErrorIn } from "~/platform/errors";
import { redirectWithToast } from "~/platform/flash";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Payouts") }];

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = requireAthlete(context);
  const { env, request } = context;
  const { searchParams } = request.url;
  if (!searchParams.has("returned"))
    return { account: await payoutView(ctx), isLate: searchParams.has("again") };
  // Back from Stripe: its event may come later than the person.
  await refreshOwnPayouts(ctx, env).catch((error) => {
    if (!appErrorIn(error)) throw error;
  });
  throw redirect(paths.athlete.payouts);
}

export const action = defineActions(({ context }) => {
  const ctx = requireAthlete(context);
  const { env } = context;
  return {
    "set-up": () => {
      requireRecentProof(context);
      return setUpPayouts(ctx, env).then(
        (url) => redirectDocument(url, 303),
        (error) => failureResponse("Payouts couldn't be set up", error),
      );
    },
    open: () => {
      requireRecentProof(context);
      return openPayouts(ctx, env).then(
        (url) => redirectDocument(url, 303),
        (error) => failureResponse("Stripe couldn't be opened", error),
      );
    },
    refresh: () => {
      return refreshOwnPayouts(ctx, env).then(
        () => redirectWithToast(context, paths.athlete.payouts, { title: "Payouts refreshed" }),
        (error) => failureResponse("Payouts couldn't be refreshed", error),
      );
    },
  };
});

const STEPS = [
  MONEY_FACTS.held,
  PAID_OUT,
  "You get the whole fee. The brand pays our service fee on top.",
];

export default function Payouts() {
  const { account, isLate } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const busy = useNavigation().formData?.get("intent");
  const late = "Stripe's page had expired. Press the button again for a new one.";
  return (
    <>
      <PageHead title="Payouts" index="How your fees reach your bank account." />
      <MoneyTabs side="athlete" current="payouts" />
      <div className="card-columns">
        <PayoutCard
          account={account}
          busy={typeof busy === "string" ? busy : null}
          failed={answer?.failed ?? (isLate ? late : undefined)}
        />
        <Card className="flex flex-col gap-3">
          <h2 className="text-lg">When you get paid</h2>
          <ol className="flex list-decimal flex-col gap-2 pl-5">
            {STEPS.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p className="text-soft">
            If your payout account isn't ready, the money waits for you. You don't lose any of it.
          </p>
        </Card>
      </div>
    </>
  );
}
