import { SERVICE_FEE_PERCENT, TIME_TO_BANK } from "~/features/billing/billing/money-facts";
import { BREAK_EVEN } from "~/features/billing/billing/premium-saving";
import { feeOf } from "~/features/billing/ledger/fees";
import { formatMoney } from "~/platform/money";

const STEPS = [
  {
    title: "The brand pays in",
    text: `Before the work starts: the athlete's fee and, on top, our ${SERVICE_FEE_PERCENT.free}%, or ${SERVICE_FEE_PERCENT.premium}% with Brand Premium.`,
  },
  {
    title: "We hold it",
    text: "The money is safe with Stripe, and the athlete can start. If the brand cancels before any work is sent, it gets its money back, less any share the contract gives the athlete.",
  },
  {
    title: "The brand approves",
    text: "The whole fee goes to the athlete. If the brand doesn't answer in time, the work is approved or our team steps in.",
  },
  {
    title: "It's in the bank",
    text: `Usually within ${TIME_TO_BANK} of the release.`,
  },
];

const FEE = 1_000_00;
const withOurs = (plan: Parameters<typeof feeOf>[1]) => formatMoney(FEE + feeOf(FEE, plan));

/** Where a campaign's money is, from the brand's card to the athlete's bank. */
export function MoneySteps() {
  return (
    <>
      <ol className="grid gap-x-10 border-b border-line md:grid-cols-2 md:border-b-0 lg:grid-cols-4">
        {STEPS.map(({ title, text }, i) => (
          <li key={title} className="border-t border-line py-4 md:border-t-2 md:border-leaf">
            <h3 className="text-lg">
              <span className="text-track">{i + 1}</span> {title}
            </h3>
            <p className="mt-1.5 text-soft">{text}</p>
          </li>
        ))}
      </ol>
      <p className="mt-5 max-w-text">
        For a fee of {formatMoney(FEE)} the brand pays {withOurs(null)}, or{" "}
        {withOurs("brand_premium")} with Brand Premium. The athlete gets {formatMoney(FEE)}. Premium
        pays for itself from {formatMoney(BREAK_EVEN)} of fees a year.
      </p>
    </>
  );
}
