import {
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  redirectDocument,
} from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { PageHead } from "~/components/ui/page";
import { paidPlanFor } from "~/features/billing/billing/plans";
import {
  openPortal,
  refreshOwn,
  resumePlan,
  startCheckout,
} from "~/features/billing/subscriptions/commands.server";
import { failureResponse } from "~/features/billing/subscriptions/failure-response.server";
import { PastDueBanner } from "~/features/billing/subscriptions/past-due-banner";
import { PlanCards } from "~/features/billing/subscriptions/plan-cards";
import { ownPlan } from "~/features/billing/subscriptions/queries.server";
import { requireMember } from "~/features/identity/accounts/guards.server";
import { MoneyTabs } from "~/features/money/statements/money-tabs";
import { sideOf } from "~/features/money/statements/statement.server";
import { paths } from "~/paths";
import { defineActions } from "~/platform/define-actions";
import { appErrorIn } from "~/platform/errors";
import { redirectWithToast } from "~/platform/flash";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Billing") }];

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = requireMember(context);
  const { env, request } = context;
  if (!request.url.searchParams.has("returned"))
    return {
      ...(await ownPlan(ctx)),
      side: sideOf(ctx),
      isOpen: env.STRIPE_SECRET_KEY !== undefined,
    };
  // Back from the portal: Stripe's event may come later than the person.
  await refreshOwn(ctx, env).catch((error) => {
    if (!appErrorIn(error)) throw error;
  });
  throw redirect(paths.billing);
}

export const action = defineActions(({ context }) => {
  const ctx = requireMember(context);
  const { env } = context;
  const done = (title: string) => redirectWithToast(context, paths.billing, { title });
  return {
    refresh: () =>
      refreshOwn(ctx, env).then(
        () => done("Subscription status updated"),
        (error) => failureResponse("Failed to refresh subscription status", error),
      ),
    upgrade: () =>
      startCheckout(ctx, env, paidPlanFor(sideOf(ctx)).id).then(
        (url) => redirectDocument(url, 303),
        (error) => failureResponse("Failed to start checkout process", error),
      ),
    manage: () =>
      openPortal(ctx, env).then(
        (url) => redirectDocument(url, 303),
        (error) => failureResponse("Failed to open subscription management portal", error),
      ),
    resume: () =>
      resumePlan(ctx, env).then(
        () => done("Your plan goes on."),
        (error) => failureResponse("Failed to keep your plan", error),
      ),
  };
});

export default function Billing() {
  const plan = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const busy = useNavigation().formData?.get("intent");
  return (
    <>
      <PageHead title="Billing" index="Your plan and your payments." />
      <MoneyTabs side={plan.side} current="plan" />
      <div className="card-columns">
        <PastDueBanner plan={plan}>
          <Form method="post">
            <Button name="intent" value="manage" busy={busy === "manage"}>
              Check your card
            </Button>
          </Form>
        </PastDueBanner>
        <PlanCards
          plan={plan}
          side={plan.side}
          isOpen={plan.isOpen}
          busy={typeof busy === "string" ? busy : null}
          failed={answer?.failed}
        />
      </div>
    </>
  );
}
