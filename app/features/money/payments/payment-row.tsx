import { Form } from "@remix-run/react";
import { Badge } from "~/components/ui/badge";
import { Button, buttonClass } from "~/components/ui/button";
import { formatMoney } from "~/platform/money";
import { product } from "~/product";
import type { DealMoney } from "./deal-money.server";
import type { PaymentView } from "./payment-view";

/** The form that pays it, which a button elsewhere on the page can send. */
export const paymentFormId = ({ number }: PaymentView) => `pay-${number}`;

export const payLabel = ({ isOpen, amount, fee }: PaymentView) =>
  isOpen ? "Go on paying" : `Pay ${formatMoney(amount + fee)}`;

/** One payment in a list: its state, what comes next, and what this side can do. */
export function PaymentRow({
  payment,
  page,
  busy,
}: {
  payment: PaymentView;
  page: DealMoney;
  /** The intent of the form that is being sent for this payment. */
  busy: string | null;
}) {
  const { number, name, amount, label, tone, says, may, isOpen } = payment;
  const { company, athlete } = page;
  return (
    <li className="flex flex-col gap-3 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="text-base tracking-normal">
          {name} · {formatMoney(amount)}
        </h3>
        <Badge tone={tone}>{label}</Badge>
      </div>
      {says.map((sentence) => (
        <p key={sentence} className="text-sm">
          {sentence}
        </p>
      ))}
      {may.pay && <Costs payment={payment} page={page} />}
      {may.pay && (
        <Form method="post" id={paymentFormId(payment)} className="flex flex-wrap gap-2.5">
          <Which payment={payment} />
          <Button name="intent" value="pay" variant="plain" busy={busy === "pay"}>
            {payLabel(payment)}
            <span className="sr-only"> for {name}</span>
          </Button>
          {isOpen && (
            <Button name="intent" value="refresh" variant="plain" busy={busy === "refresh"}>
              I've paid
            </Button>
          )}
        </Form>
      )}
      {may.release && (
        <ReleaseForm
          payment={payment}
          intent="release"
          open="Release it now"
          warning={`This pays ${athlete} ${formatMoney(amount)} before it's due. You can't undo it.`}
          button={`Release ${formatMoney(amount)}`}
          busy={busy}
          key={`release-${number}`}
        />
      )}
      {may.return && (
        <ReleaseForm
          payment={payment}
          intent="return"
          open={`Refund ${company}`}
          warning={`This sends the whole payment back to ${company}. You can't undo it.`}
          button={`Refund ${formatMoney(amount)}`}
          busy={busy}
          key={`return-${number}`}
        />
      )}
    </li>
  );
}

const Which = ({ payment: { number, amount, fee } }: { payment: PaymentView }) => (
  <>
    <input type="hidden" name="number" value={number} />
    <input type="hidden" name="expectedTotal" value={amount + fee} />
  </>
);

/** What the brand pays, and what happens to it, before it pays. */
function Costs({ payment: { amount, fee }, page }: { payment: PaymentView; page: DealMoney }) {
  const { athlete, percent } = page;
  const lines = [
    [`${athlete} gets`, amount],
    [`${product.name} fee (${percent}%)`, fee],
    ["You pay", amount + fee],
  ] as const;
  return (
    <div className="flex flex-col gap-3 rounded-control bg-leaf-wash p-4">
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
        {lines.map(([what, pence], i) => (
          <div key={what} className={`contents ${i === 2 ? "font-strong" : ""}`}>
            <dt>{what}</dt>
            <dd className="text-right">{formatMoney(pence)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm">
        Pay by card through Stripe. We hold the money until it's released to {athlete}. If you
        cancel before they send any work, you get everything back except any share your signed
        contract gives them. In a dispute it stays with us until that's decided.
      </p>
    </div>
  );
}

function ReleaseForm({
  payment,
  intent,
  open,
  warning,
  button,
  busy,
}: {
  payment: PaymentView;
  intent: "release" | "return";
  /** The words that open the question. */
  open: string;
  warning: string;
  button: string;
  busy: string | null;
}) {
  return (
    <details className="max-w-full">
      <summary
        className={
          // Giving money back is not what this page is for.
          intent === "return"
            ? "inline-flex min-h-11 cursor-pointer list-none items-center text-sm text-soft underline"
            : `${buttonClass({ variant: "plain", size: "sm" })} list-none`
        }
      >
        {open}
      </summary>
      <Form method="post" className="mt-3 flex flex-col items-start gap-3">
        <Which payment={payment} />
        <p>{warning}</p>
        <Button name="intent" value={intent} variant="danger" busy={busy === intent}>
          {button}
        </Button>
      </Form>
    </details>
  );
}
