import { Card } from "~/components/ui/card";
import { dayOf, formatLongDay } from "~/platform/dates";
import { formatMoney } from "~/platform/money";
import type { InvoiceView } from "./provider.server";

/** @param invoices null where Stripe did not say them in time */
export function InvoiceList({ invoices }: { invoices: readonly InvoiceView[] | null }) {
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg">Invoices</h2>
      {invoices === null && (
        <p role="status">We can't show your invoices right now. Try again in a minute.</p>
      )}
      {invoices?.length === 0 && <p className="text-soft">No invoices yet.</p>}
      {invoices && invoices.length > 0 && (
        <ul className="divide-y divide-line">
          {invoices.map(({ id, number, at, pence, isPaid, pdf }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
              <span className="min-w-0 flex-1 basis-44">
                <span className="block">{formatLongDay(dayOf(at))}</span>
                <span className="block text-sm break-all text-soft">{number}</span>
              </span>
              <span className="figure">{formatMoney(pence)}</span>
              <span className={isPaid ? "text-soft" : "font-strong text-alert"}>
                {isPaid ? "Paid" : "Open"}
              </span>
              {pdf && (
                <a href={pdf} className="inline-flex min-h-11 items-center underline md:min-h-9">
                  PDF<span className="sr-only"> of invoice {number}</span>
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
