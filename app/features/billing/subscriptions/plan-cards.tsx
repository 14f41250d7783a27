import { Form, Link } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { MONEY_FACTS, SERVICE_FEE_PERCENT } from "~/features/billing/billing/money-facts";
import {
  freePlanOf,
  paidPlanFor,
  planOf,
  type SubscriptionPlan,
} from "~/features/billing/billing/plans";
import { BREAK_EVEN, comparePlans } from "~/features/billing/billing/premium-saving";
import { paths } from "~/paths";
import { dayOf, formatLongDay } from "~/platform/dates";
import { formatMoney, toPence } from "~/platform/money";
import type { PlanView } from "./queries.server";

const EXAMPLE = comparePlans(toPence(30_000));

/** What the paid plan costs, what it adds, and what it saves a brand. */
const PremiumOffer = ({
  plan: { name, pricePence, features, forType },
}: {
  plan: SubscriptionPlan;
}) => (
  <>
    <h2 className="text-lg">
      {name}, {formatMoney(pricePence)} a month
    </h2>
    {forType === "brand" && (
      <p>
        Our fee is {SERVICE_FEE_PERCENT.premium}% instead of {SERVICE_FEE_PERCENT.free}%. That saves{" "}
        {formatMoney(EXAMPLE.saved)} on {formatMoney(EXAMPLE.fees)} of fees a year, with the price
        of the plan taken off. It pays for itself from {formatMoney(BREAK_EVEN)}.{" "}
        <Link to={`${paths.pricing}#saving`}>Work out yours</Link>
      </p>
    )}
    <ul className="list-disc pl-5">
      {features.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
    <p className="text-sm text-soft">Cancel any time. {MONEY_FACTS.vat}</p>
  </>
);

const inFull = (when: number) => formatLongDay(dayOf(when));

/** The plan in words, and what can be done about it. @param failed what the last button came to */
export function PlanCards({
  plan,
  side,
  isOpen,
  busy,
  failed,
}: {
  plan: PlanView;
  side: "brand" | "athlete";
  /** Whether plans can be bought here. */
  isOpen: boolean;
  /** The intent of the form that is being sent. */
  busy: string | null;
  failed: string | undefined;
}) {
  const { name, pricePence, features } = plan.plan ? planOf(plan.plan) : freePlanOf(side);
  return (
    <>
      <Card className="flex flex-col gap-4">
        <h2 className="text-lg">Current plan</h2>
        <div>
          <p className="text-xl font-strong">
            {name}, {formatMoney(pricePence)} a month
          </p>
          <p className="mt-1 text-soft">{describeState(plan)}</p>
        </div>
        <ul className="list-disc pl-5">
          {features.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Card>
      <Card className="flex flex-col gap-4">
        {plan.plan === null ? (
          <PremiumOffer plan={paidPlanFor(side)} />
        ) : (
          <h2 className="text-lg">Manage your plan</h2>
        )}
        {failed && (
          <p role="alert" className="font-strong text-alert">
            {failed}
          </p>
        )}
        <Form method="post" className="flex flex-wrap gap-2.5">
          {plan.endsAt !== null && (
            <Button name="intent" value="resume" busy={busy === "resume"}>
              Keep my plan
            </Button>
          )}
          {plan.plan === null && isOpen && (
            <Button name="intent" value="upgrade" busy={busy === "upgrade"}>
              Upgrade to Premium
            </Button>
          )}
          {plan.isCustomer && (
            <Button name="intent" value="manage" variant="plain" busy={busy === "manage"}>
              Manage Subscription
            </Button>
          )}
          <Button name="intent" value="refresh" variant="plain" busy={busy === "refresh"}>
            Refresh
          </Button>
        </Form>
        {plan.isCustomer && (
          <p className="text-sm text-soft">
            Manage your card, invoices and cancellation in Stripe. We never see your card number.
          </p>
        )}
        <p className="text-sm">
          Something wrong with a payment? <Link to={paths.help}>Contact Support</Link>
        </p>
      </Card>
    </>
  );
}

function describeState({ plan, isPastDue, paidUntil, endsAt }: PlanView): string {
  if (!plan) return "Free for as long as you like.";
  if (endsAt !== null) return `Ends on ${inFull(endsAt)}. You keep everything until then.`;
  if (isPastDue) return "Your payment is overdue.";
  return paidUntil === null ? "" : `Renews on ${inFull(paidUntil)}`;
}
