import { Form, Link } from "@remix-run/react";
import { Button, ButtonLink } from "~/components/ui/button";
import { Card, EmptyState } from "~/components/ui/card";
import { WorkAndFacts } from "~/components/ui/work-and-facts";
import { paths } from "~/paths";
import { formatMoney } from "~/platform/money";
import { plural } from "~/platform/numbers";
import { product } from "~/product";
import type { Payable } from "./payable.server";

/** The payments that a brand can make now, all ticked. */
export function PayForm({ payable, busy }: { payable: Payable["payable"]; busy: boolean }) {
  const open = payable.filter(({ refusal }) => !refusal);
  const fee = open.reduce((sum, one) => sum + one.fee, 0);
  const total = open.reduce((sum, one) => sum + one.amount, fee);
  if (payable.length === 0)
    return (
      <EmptyState
        title="Nothing to pay"
        action={<ButtonLink to={paths.brand.campaigns}>See your campaigns</ButtonLink>}
      >
        Every fee you've agreed is paid in.
      </EmptyState>
    );
  return (
    <Form method="post">
      <WorkAndFacts
        facts={
          <Card className="flex flex-col gap-3 !bg-leaf-wash">
            <p className="font-strong">
              {formatMoney(total)} for all, including {formatMoney(fee)} {product.name} fee
            </p>
            <p className="text-sm">
              One card payment through Stripe. We hold each athlete's money until it's released. If
              you cancel before an athlete sends any work, you get everything back except any share
              the signed contract gives them.
            </p>
            {open.length > 0 && (
              <div className="action-bar">
                <Button busy={busy}>Pay selected</Button>
              </div>
            )}
          </Card>
        }
      >
        <Card className="flex flex-col gap-4">
          <h2 className="text-lg">{plural(payable.length, "payment", "payments")} to make</h2>
          <ul className="flex flex-col divide-y divide-line">
            {payable.map(({ part, dealId, athlete, campaign, name, amount, fee, refusal }) => (
              <li key={part} className="flex items-start gap-3 py-3">
                <input
                  type="checkbox"
                  name="part"
                  value={part}
                  id={part}
                  defaultChecked={!refusal}
                  disabled={refusal !== null}
                  className="mt-1 size-5 shrink-0 accent-leaf"
                />
                <label htmlFor={part} className="min-w-0 flex-1">
                  <span className="font-strong">{athlete}</span>
                  <span className="block text-sm text-soft">
                    {campaign}: {name}
                  </span>
                </label>
                <span className="text-right tabular-nums">
                  {formatMoney(amount + fee)}
                  <span className="block text-sm text-soft">
                    {refusal ? (
                      <Link to={paths.deal(dealId)}>
                        See why<span className="sr-only"> {athlete} can't be paid now</span>
                      </Link>
                    ) : (
                      `fee ${formatMoney(fee)}`
                    )}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </Card>
      </WorkAndFacts>
    </Form>
  );
}
