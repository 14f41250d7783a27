import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { Button, ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { EmptyList } from "~/components/ui/empty-list";
import { PageHead } from "~/components/ui/page";
import type {
  BillingDetails as Details,
  InvoiceView,
} from "~/features/billing/subscriptions/provider.server";
import { loadBillingRecords } from "~/features/billing/subscriptions/queries.server";
import { requireMember } from "~/features/identity/accounts/guards.server";
import { MoneyTabs } from "~/features/money/statements/money-tabs";
import { sideOf } from "~/features/money/statements/statement.server";
import { paths } from "~/paths";
import { dayOf, formatLongDay } from "~/platform/dates";
import { formatMoney } from "~/platform/money";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Invoices") }];

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = requireMember(context);
  return { side: sideOf(ctx), held: await loadBillingRecords(ctx, context.env) };
}

/** Stands apart from the plan, so that a slow answer of Stripe keeps nobody from it. */
export default function Invoices() {
  const { side, held } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="Invoices" index="What you paid for your plan, and who it's billed to." />
      <MoneyTabs side={side} current="invoices" />
      <div className="card-columns">
        {held ? (
          <>
            <InvoiceList invoices={held.invoices} />
            <BillingDetails details={held.details} />
          </>
        ) : (
          <EmptyList
            title="No invoices yet"
            example={["Brand Premium", "Paid on 3 Mar · PDF", formatMoney(4900)]}
            action={<ButtonLink to={paths.billing}>See plans</ButtonLink>}
          >
            They appear here once you pay for a plan.
          </EmptyList>
        )}
      </div>
    </>
  );
}

/** Whom the invoices are made out to. @param details null where Stripe did not say them in time */
function BillingDetails({ details }: { details: Details | null }) {
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg">Billing details</h2>
      {details ? (
        <dl className="flex flex-col gap-3">
          <Row name="Name" lines={details.name ? [details.name] : []} />
          <Row name="Address" lines={details.address} />
          <Row name="VAT number" lines={details.vatNumbers} />
        </dl>
      ) : (
        <p role="status">We can't show your billing details right now. Try again in a minute.</p>
      )}
      <Form method="post" action={paths.billing}>
        <Button name="intent" value="manage" variant="plain">
          Change billing details
        </Button>
      </Form>
      <p className="text-sm text-soft">
        You change them on Stripe's pages, under “Billing information”. New details appear on the
        invoices that follow.
      </p>
    </Card>
  );
}

const Row = ({ name, lines }: { name: string; lines: string[] }) => (
  <div>
    <dt className="text-sm text-soft">{name}</dt>
    {lines.length === 0 && <dd>None yet</dd>}
    {lines.map((line) => (
      <dd key={line} className="break-words">
        {line}
      </dd>
    ))}
  </div>
);

/** @param invoices null where Stripe did not say them in time */
function InvoiceList({ invoices }: { invoices: readonly InvoiceView[] | null }) {
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
