import { Link } from "@remix-run/react";
import { Card } from "~/components/ui/card";
import { Time } from "~/components/ui/time";
import { paths } from "~/paths";
import { formatMoney } from "~/platform/money";
import { plural } from "~/platform/numbers";
import { product } from "~/product";
import type { Payable } from "./payable.server";

/** What one charge has paid. */
export function Receipt({ paid }: { paid: Payable["paid"] }) {
  const fee = paid.reduce((sum, one) => sum + one.fee, 0);
  const total = paid.reduce((sum, one) => sum + one.amount, fee);
  const [first] = paid;
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg">
        {formatMoney(total)} paid for {plural(paid.length, "payment", "payments")}
      </h2>
      {first?.fundedAt && (
        <p className="text-sm text-soft">
          One charge, <Time at={first.fundedAt} />
        </p>
      )}
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 tabular-nums">
        {paid.map(({ id, dealId, athlete, campaign, name, amount }) => (
          <div key={id} className="contents">
            <dt className="min-w-0">
              <Link to={paths.deal(dealId)}>{athlete}</Link>
              <span className="block text-sm text-soft">
                {campaign}: {name}
              </span>
            </dt>
            <dd className="text-right">{formatMoney(amount)}</dd>
          </div>
        ))}
        <div className="contents">
          <dt>{product.name} fee</dt>
          <dd className="text-right">{formatMoney(fee)}</dd>
        </div>
        <div className="contents font-strong">
          <dt>You paid</dt>
          <dd className="text-right">{formatMoney(total)}</dd>
        </div>
      </dl>
    </Card>
  );
}
