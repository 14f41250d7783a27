import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/card";
import { TextLink } from "~/components/ui/link";
import { PageHead } from "~/components/ui/page";
import { BillingDetails } from "~/features/billing/subscriptions/billing-details";
import { InvoiceList } from "~/features/billing/subscriptions/invoice-list";
import { loadBillingRecords } from "~/features/billing/subscriptions/queries.server";
import { requireMember } from "~/features/identity/accounts/guards.server";
import { paths } from "~/paths";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Invoices") }];

export async function loader({ context }: LoaderFunctionArgs) {
  return { held: await loadBillingRecords(requireMember(context), context.env) };
}

/** Stands apart from the plan, so that a slow answer of Stripe keeps nobody from it. */
export default function Invoices() {
  const { held } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="Invoices" index="What you paid for your plan, and who it's billed to." />
      <div className="flex max-w-text flex-col gap-4">
        {held ? (
          <>
            <InvoiceList invoices={held.invoices} />
            <BillingDetails details={held.details} />
          </>
        ) : (
          <EmptyState
            title="No invoices yet"
            action={<ButtonLink to={paths.billing}>See plans</ButtonLink>}
          >
            They appear here once you pay for a plan.
          </EmptyState>
        )}
        <p>
          <TextLink to={paths.billing}>Back to Billing</TextLink>
        </p>
      </div>
    </>
  );
}
