import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import { formatMoney, toPence } from "~/platform/money";
import { MONEY_FACTS, SERVICE_FEE_PERCENT } from "../billing/money-facts";
import type { SubscriptionPlan } from "../billing/plans";
import { BREAK_EVEN, comparePlans } from "../billing/premium-saving";

const EXAMPLE = comparePlans(toPence(30_000));

/** What the paid plan costs, what it adds, and what it saves a brand. */
export const PremiumOffer = ({ plan: { name, pricePence, features, forType } }: OfferProps) => (
  <section aria-labelledby="premium" className="border-t border-line pt-4">
    <h2 id="premium" className="text-lg">
      {name}, {formatMoney(pricePence)} a month
    </h2>
    {forType === "brand" && (
      <p className="mt-2">
        Our fee is {SERVICE_FEE_PERCENT.premium}% instead of {SERVICE_FEE_PERCENT.free}%. That saves{" "}
        {formatMoney(EXAMPLE.saved)} on {formatMoney(EXAMPLE.fees)} of fees a year, with the price
        of the plan taken off. It pays for itself from {formatMoney(BREAK_EVEN)}.{" "}
        <Link to={`${paths.pricing}#saving`}>Work out yours</Link>
      </p>
    )}
    <ul className="mt-3 list-disc pl-5">
      {features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
    <p className="mt-3 text-sm text-soft">Cancel any time. {MONEY_FACTS.vat}</p>
  </section>
);

interface OfferProps {
  plan: SubscriptionPlan;
}
