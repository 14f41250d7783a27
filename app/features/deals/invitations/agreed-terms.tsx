import { formatMoney } from "~/platform/money";
import { datesText } from "./terms";

export interface OfferedTerms {
  fee: number;
  deliverables: string[];
  startDate: string | null;
  endDate: string | null;
}

/** Fee, deliverables and dates of an invitation. */
export function AgreedTerms({ terms }: { terms: OfferedTerms }) {
  return (
    <dl className="flex flex-col gap-5">
      <div>
        <dt className="eyebrow">Your fee</dt>
        <dd className="figure mt-2 text-xl">{formatMoney(terms.fee)}</dd>
        <dd className="mt-1 text-sm text-soft">All yours, paid in before you start</dd>
      </div>
      <div>
        <dt className="eyebrow">Deliverables</dt>
        <dd className="mt-1">
          {terms.deliverables.length > 0 ? (
            <ul className="flex list-disc flex-col gap-1 pl-5">
              {terms.deliverables.map((deliverable) => (
                <li key={deliverable}>{deliverable}</li>
              ))}
            </ul>
          ) : (
            "To be agreed"
          )}
        </dd>
      </div>
      <div>
        <dt className="eyebrow">Dates</dt>
        <dd className="mt-1 font-strong">{datesText(terms.startDate, terms.endDate)}</dd>
      </div>
    </dl>
  );
}
