import { Tick } from "~/components/ui/tick";
import { feeOf } from "~/features/billing/ledger/fees";
import { formatMoney, toPence } from "~/platform/money";
import { parseNumber } from "~/platform/parse-number";
import { Face } from "./face";
import { MAYA, SAMPLE_BRAND, SAMPLE_CAMPAIGN } from "./samples";

const FEE = toPence(parseNumber(SAMPLE_CAMPAIGN.fee));

const STEPS = [
  { text: "Both have signed", amount: FEE },
  { text: `${SAMPLE_BRAND.name} has paid in, our fee included`, amount: FEE + feeOf(FEE, null) },
  { text: "The work is approved", amount: null },
  { text: `Paid to ${MAYA.name}`, amount: FEE },
];

/** A deal from signature to payment, as an example. */
export function DealSlip() {
  return (
    <div className="rounded-card bg-card p-5 text-ink shadow-dialog md:p-6">
      <p className="eyebrow text-track">A deal, as an example</p>
      {/* From the top, not the middle: what comes below then moves nothing. */}
      <div className="mt-3 flex items-start gap-4">
        <div className="min-w-0 flex-1">
          <p className="text-lg leading-tight font-heavy tracking-tight">{SAMPLE_CAMPAIGN.title}</p>
          <p className="mt-1 text-sm text-soft">
            {SAMPLE_BRAND.name} and {MAYA.name}
          </p>
        </div>
        <Face name={MAYA.name} />
      </div>
      <ol className="mt-4 border-t border-line pt-2">
        {STEPS.map(({ text, amount }) => (
          <li key={text} className="flex gap-2.5 py-1.5">
            <Tick />
            <span className="flex-1">{text}</span>
            {amount !== null && <span className="figure text-lg">{formatMoney(amount)}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}
