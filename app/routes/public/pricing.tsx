import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { FieldLink } from "~/components/site/field-link";
import { Closing, FieldHead, Section } from "~/components/site/section";
import { ButtonLink } from "~/components/ui/button";
import { TextLink } from "~/components/ui/link";
import { PlanCard } from "~/features/billing/plan-card";
import { FREE_PLAN, PACKAGES, PLANS, type Plan } from "~/features/billing/plans";
import { pageMeta } from "~/features/site/page-meta";
import { previewOf } from "~/features/site/preview";
import { formatMoney } from "~/platform/money";

export const meta: MetaFunction = (args) =>
  pageMeta(args, "/pricing", ...PLANS.map((plan) => (origin: string) => product(plan, origin)));

const product = ({ name, features, pricePence }: Plan, origin: string) => ({
  "@type": "Product",
  name: `${brand.name} ${name}`,
  description: features.join(", "),
  image: origin + previewOf("/pricing"),
  brand: { "@type": "Brand", name: brand.name },
  offers: {
    "@type": "Offer",
    price: (pricePence / 100).toFixed(2),
    priceCurrency: "GBP",
    availability: "https://schema.org/PreOrder",
    url: `${origin}/pricing`,
  },
});

export function loader({ context }: LoaderFunctionArgs) {
  return { visitor: context.session.claims?.type ?? null };
}

/** What stands in the buttons' place; side by side, all as high as the longest. */
const NOTE = "lg:flex lg:min-h-19 lg:items-center";

export default function Pricing() {
  const { visitor } = useLoaderData<typeof loader>();
  return (
    <>
      <FieldHead
        title="Pricing"
        lead="Join free. Pay when it helps you, cancel at any time, and keep what you paid for until the period ends."
      />
      <Section title="Monthly plans" lead="All prices in pounds sterling.">
        <div className="grid gap-5 lg:grid-cols-[1fr_1.15fr_1.15fr]">
          <PlanCard {...FREE_PLAN}>
            {visitor ? (
              <p className={`py-3 text-soft ${NOTE}`}>Every account starts with this.</p>
            ) : (
              <ButtonLink to="/signup" look="plain">
                Join free
              </ButtonLink>
            )}
          </PlanCard>
          {PLANS.map(({ id, forType, ...plan }) => (
            <PlanCard key={id} {...plan}>
              {visitor ? (
                <p className={`rounded-control bg-leaf-wash px-4 py-3 ${NOTE}`}>
                  {visitor === forType
                    ? "Subscriptions are about to open. You will be able to upgrade here."
                    : `This plan is for ${forType} accounts.`}
                </p>
              ) : (
                <ButtonLink to="/signup">Sign Up to Subscribe</ButtonLink>
              )}
            </PlanCard>
          ))}
        </div>
      </Section>
      <Section
        title="Campaign packages"
        lead="One-off, for a single campaign. We set it up with you."
      >
        <ul className="grid border-t border-line md:grid-cols-4 md:border-t-0 md:border-l">
          {PACKAGES.map(({ name, pricePence, suits }) => (
            <li
              key={name}
              className="border-b border-line py-5 md:border-y md:border-r md:p-6 max-md:grid max-md:grid-cols-[8rem_1fr] max-md:gap-x-4"
            >
              <h3 className="text-lg max-md:row-span-2">{name}</h3>
              <p className="figure text-xl md:mt-4">{formatMoney(pricePence)}</p>
              <p className="mt-2 text-sm text-soft">{suits}</p>
            </li>
          ))}
        </ul>
        <p className="mt-5">
          <TextLink to="/contact">Ask about a package</TextLink>
        </p>
      </Section>
      <Closing
        title="Start with nothing to lose."
        lead="The free plan has no end date and asks for no card."
      >
        <FieldLink to="/signup">Get Started Free</FieldLink>
        <FieldLink to="/features" outline>
          Learn More
        </FieldLink>
      </Closing>
    </>
  );
}
