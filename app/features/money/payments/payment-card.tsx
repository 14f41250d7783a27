import { Form } from "@remix-run/react";
import { Badge } from "~/components/ui/badge";
import { Button, buttonClass } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { formatMoney } from "~/platform/money";
import { product } from "~/product";
import type { PaymentPage } from "./payment-page.server";
import type { Place } from "./payment-state";
import type { PaymentView } from "./payment-view";

interface Station {
  who: string;
  what: string;
  isHere: boolean;
}

/** Where the money is on its way from the brand to the athlete, as three stations. */
function MoneyWay({
  place,
  company,
  athlete,
  holder,
}: {
  place: Place;
  company: string;
  athlete: string;
  holder: string;
}) {
  const stations: Station[] = [
    { who: company, what: "pays", isHere: place === "brand" || place === "divided" },
    { who: holder, what: "holds it", isHere: place === "held" },
    { who: athlete, what: "gets it", isHere: place === "athlete" || place === "divided" },
  ];
  return (
    <ol className="grid grid-cols-3 text-center text-sm" aria-label="Where the money is">
      {stations.map(({ who, what, isHere }, i) => (
        <li key={what} className="relative min-w-0 px-1">
          {i > 0 && (
            <span aria-hidden="true" className="absolute top-3 right-1/2 h-0.5 w-full bg-line" />
          )}
          <span
            aria-hidden="true"
            className={`relative z-1 mx-auto flex size-6 items-center justify-center rounded-full border-2 font-strong ${isHere ? "border-leaf bg-leaf text-on-leaf" : "border-control bg-card text-soft"}`}
          >
            {isHere && "£"}
          </span>
          <span className={`mt-1.5 block break-words ${isHere ? "font-strong" : "text-soft"}`}>
            {who}
          </span>
          <span className="block text-soft">{what}</span>
          {isHere && <span className="sr-only">The money is here.</span>}
        </li>
      ))}
    </ol>
  );
}

/** One payment: where the money is, what comes next, and what this side can do. */
export function PaymentCard({
  payment,
  page,
  busy,
}: {
  payment: PaymentView;
  page: PaymentPage;
  /** The intent of the form that is being sent for this payment. */
  busy: string | null;
}) {
  const { number, name, amount, label, tone, place, says, may, isOpen } = payment;
  const { company, athlete } = page;
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg">
          {name} · {formatMoney(amount)}
        </h2>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <MoneyWay place={place} company={company} athlete={athlete} holder={product.name} />
      {says.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {may.pay && <Costs payment={payment} page={page} />}
      {may.pay && (
        <Form method="post" className="flex flex-wrap gap-2.5">
          <Which payment={payment} />
          <Button name="intent" value="pay" busy={busy === "pay"}>
            {isOpen ? "Go on paying" : `Pay ${formatMoney(amount + payment.fee)}`}
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
    </Card>
  );
}

const Which = ({ payment: { number, amount, fee } }: { payment: PaymentView }) => (
  <>
    <input type="hidden" name="number" value={number} />
    <input type="hidden" name="expectedTotal" value={amount + fee} />
  </>
);

/** What the brand pays, and what happens to it, before it pays. */
function Costs({ payment: { amount, fee }, page }: { payment: PaymentView; page: PaymentPage }) {
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
        Pay by card through Stripe. We hold the money until it's released to {athlete}. If this is
        called off before they send any work, you get all of it back, our fee included. In a dispute
        it stays with us until that's decided.
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
      <summary className={`${buttonClass({ variant: "plain", size: "sm" })} list-none`}>
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
