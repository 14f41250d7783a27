import { useNavigation } from "@remix-run/react";
import { Card } from "~/components/ui/card";
import { PaymentRow } from "~/features/money/payments/payment-row";
import type { DealPage } from "./load-deal-page.server";

/** Each payment of the fee: where it is, and what the reader can do. Staff read the states alone. */
export function DealMoney({ deal, failed }: { deal: DealPage; failed: string | undefined }) {
  const sent = useNavigation().formData;
  const { money, viewer } = deal;
  return (
    <Card>
      <section id="money" aria-labelledby="money-title" className="scroll-mt-8">
        <h2 id="money-title" className="text-lg">
          Money
        </h2>
        {failed && (
          <p role="alert" className="mt-2 font-strong text-alert">
            {failed}
          </p>
        )}
        {viewer !== "staff" && money.refusal && <p className="mt-2">{money.refusal}</p>}
        {money.payments.length === 0 && <p className="text-soft">There is no fee to pay.</p>}
        <ul className="divide-y divide-line">
          {money.payments.map((payment) => (
            <PaymentRow
              key={payment.number}
              payment={payment}
              page={money}
              busy={
                sent?.get("number") === String(payment.number) ? String(sent.get("intent")) : null
              }
            />
          ))}
        </ul>
      </section>
    </Card>
  );
}
