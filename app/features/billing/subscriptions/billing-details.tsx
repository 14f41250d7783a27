import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { paths } from "~/paths";
import type { BillingDetails as Details } from "./provider.server";

/** Whom the invoices are made out to. @param details null where Stripe did not say them in time */
export function BillingDetails({ details }: { details: Details | null }) {
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
