import {
  type LoaderFunctionArgs,
  type MetaFunction,
  redirectDocument,
} from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { FieldLink } from "~/components/site/field-link";
import { Closing, CONTAINER, FieldHead, Section } from "~/components/site/section";
import { SideSwitch } from "~/components/site/side-switch";
import { Button, ButtonLink } from "~/components/ui/button";
import { MONEY_FACTS, SERVICE_FEE_PERCENT } from "~/features/billing/billing/money-facts";
import { PlanCard } from "~/features/billing/billing/plan-card";
import {
  freePlanOf,
  PACKAGES,
  PLANS,
  paidPlanFor,
  type SubscriptionPlan,
} from "~/features/billing/billing/plans";
import { startCheckout } from "~/features/billing/subscriptions/commands.server";
import { failureResponse } from "~/features/billing/subscriptions/failure-response.server";
import { ownPlan } from "~/features/billing/subscriptions/queries.server";
import { planSchema } from "~/features/billing/subscriptions/schema";
import { requireMember } from "~/features/identity/accounts/guards.server";
import { MoneySteps } from "~/features/site/site/money-steps";
import { pageMeta } from "~/features/site/site/page-meta";
import { previewPath } from "~/features/site/site/pages";
import { PremiumSaving } from "~/features/site/site/premium-saving";
import { paths } from "~/paths";
import { defineActions, handleButton } from "~/platform/define-actions";
import { formatMoney, plainPounds } from "~/platform/money";
import { product } from "~/product";
import type { RouteHandle } from "~/root";

export const meta: MetaFunction = (args) =>
  pageMeta(
    args,
    paths.pricing,
    ...PLANS.map((plan) => (origin: string) => structuredPlan(plan, origin)),
  );

const structuredPlan = ({ name, features, pricePence }: SubscriptionPlan, origin: string) => ({
  "@type": "Product",
  name: `${product.name} ${name}`,
  description: features.map(({ text }) => text).join(", "),
  image: origin + previewPath(paths.pricing),
  brand: { "@type": "Brand", name: product.name },
  offers: {
    "@type": "Offer",
    price: plainPounds(pricePence),
    priceCurrency: "GBP",
    availability: "https://schema.org/InStock",
    url: origin + paths.pricing,
  },
});

/** The small script says 'Loading...' while the checkout is made, where a plan can be bought. */
export const handle: RouteHandle = {
  script: "none",
  enhanced: ({ side, visitor, isOpen, own }: Visit) =>
    isOpen && side === visitor && paidPlanFor(side).id !== own,
};

const SIDES = { brand: "brands", athlete: "athletes" } as const;
type Side = keyof typeof SIDES;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const type = context.session.claims?.type;
  const visitor = type ?? null;
  const chosen = new URL(request.url).searchParams.get("for");
  const ofVisitor = type === "athlete" ? SIDES.athlete : SIDES.brand;
  const side: Side = (chosen ?? ofVisitor) === SIDES.athlete ? "athlete" : "brand";
  const isOpen = context.env.STRIPE_SECRET_KEY !== undefined;
  if (!type || type === "staff") return { side, visitor, isOpen, own: null };
  return { side, visitor, isOpen, own: (await ownPlan(requireMember(context))).plan };
}

export const action = defineActions(({ context }) => {
  const ctx = requireMember(context);
  return handleButton(planSchema, ({ plan }) =>
    startCheckout(ctx, context.env, plan).then(
      (url) => redirectDocument(url, 303),
      (error) => failureResponse("Failed to start checkout process", error),
    ),
  );
});

/** What stands in the buttons' place; side by side, all as high as the longest. */
const NOTE = "lg:flex lg:min-h-19 lg:items-center";

export default function Pricing() {
  const { side, ...visit } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const plan = paidPlanFor(side);
  return (
    <>
      <FieldHead
        title="Pricing"
        index="Join free. Upgrade when it suits you and cancel any time. You keep access until the end of the billing period."
      />
      <div className={`${CONTAINER} pt-8`}>
        <SideSwitch
          label="Prices for"
          choices={[
            { to: "?for=brands", label: "For brands", isChosen: side === "brand" },
            { to: "?for=athletes", label: "For athletes", isChosen: side === "athlete" },
          ]}
        />
      </div>
      <Section title={side === "brand" ? "Paying an athlete" : "Being paid"}>
        <MoneySteps />
      </Section>
      <Section
        title="Monthly plans"
        index={`In pounds sterling, billed each month. ${MONEY_FACTS.vat}`}
      >
        <div className="grid gap-5 lg:grid-cols-2">
          <PlanCard {...freePlanOf(side)}>
            {visit.visitor ? (
              <p className={`py-3 text-soft ${NOTE}`}>Every account starts here.</p>
            ) : (
              <ButtonLink to={paths.signUpAs[side]} variant="plain">
                Join free
              </ButtonLink>
            )}
          </PlanCard>
          <PlanCard {...plan}>
            <PlanButton id={plan.id} forType={side} {...visit} />
          </PlanCard>
        </div>
        <p className="mt-5 max-w-text text-soft">
          Verification is free on every plan. The Verified badge says what we have checked, so no
          plan can buy it. If you go back to Free, nothing you have is deleted.
          {side === "brand" && ` ${PACKAGES_TEXT}`}
        </p>
      </Section>
      {side === "brand" && (
        <Section
          id="saving"
          title="What Premium saves"
          index={`Our fee is ${SERVICE_FEE_PERCENT.premium}% instead of ${SERVICE_FEE_PERCENT.free}%. The price of the plan is already taken off.`}
        >
          <PremiumSaving typed={search.get("spend")} />
        </Section>
      )}
      <Closing
        title="Nothing to lose."
        index="The free plan never expires, and there's no card needed."
      >
        <FieldLink to={paths.signUp}>Get Started Free</FieldLink>
        <FieldLink to={paths.features} outline>
          Learn More
        </FieldLink>
      </Closing>
    </>
  );
}

const PACKAGES_TEXT = `The packages in a brief (${PACKAGES.map(({ name, pricePence }) => `${name} ${formatMoney(pricePence)}`).join(", ")}) only fill in its budget. There is nothing to buy.`;

type Visit = Awaited<ReturnType<typeof loader>>;

/** What the visitor can do about a paid plan. */
function PlanButton({
  id,
  forType,
  visitor,
  isOpen,
  own,
}: Omit<Visit, "side"> & Pick<SubscriptionPlan, "id" | "forType">) {
  const answer = useActionData<typeof action>();
  if (!visitor) return <ButtonLink to={paths.signUpAs[forType]}>Start with Premium</ButtonLink>;
  if (visitor !== forType || !isOpen)
    return (
      <p className={`rounded-control bg-leaf-wash px-4 py-3 ${NOTE}`}>
        {visitor === forType ? "You can't subscribe yet." : `This plan is for ${forType} accounts.`}
      </p>
    );
  if (own === id)
    return (
      <div className="flex flex-wrap items-center gap-3">
        <span className="rounded-full bg-leaf-wash px-3 py-1 text-sm font-strong text-leaf-deep">
          Current Plan
        </span>
        <ButtonLink to={paths.billing} variant="plain">
          Manage Subscription
        </ButtonLink>
      </div>
    );
  return (
    <Form method="post" className="flex flex-col gap-3">
      <input type="hidden" name="plan" value={id} />
      {answer?.failed && (
        <p role="alert" className="font-strong text-alert">
          {answer.failed} {answer.isRefused && <Link to={paths.billing}>Go to Billing</Link>}
        </p>
      )}
      <Button data-busy="Loading...">Upgrade Now</Button>
    </Form>
  );
}
