import { getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { ErrorSummary, TextArea, useZodForm } from "~/components/form";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { TextLink } from "~/components/ui/link";
import { Time } from "~/components/ui/time";
import { paths, withQuery } from "~/paths";
import { adviceFor, differenceName, sumsOf } from "./difference-advice";
import type { Difference } from "./differences.server";
import { explanationForm } from "./forms";

/** Closes a difference that will stay and is explained. */
function ExplanationForm({
  difference: { id, kind, reference, inLedger, atStripe },
  actionData,
}: {
  difference: Difference;
  actionData: FormActionData;
}) {
  const isAnswered = actionData?.result?.initialValue?.id === id;
  const [form, fields] = useZodForm(`close-${id}`, explanationForm, {
    actionData: isAnswered ? actionData : undefined,
  });
  return (
    <Form
      method="post"
      {...getFormProps(form)}
      className="flex flex-col items-start gap-4 border-t border-line pt-4 *:w-full"
    >
      <ErrorSummary form={form} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="inLedger" value={inLedger} />
      <input type="hidden" name="atStripe" value={atStripe} />
      <TextArea
        field={fields.reason}
        label="Why it will stay"
        hint="Closed, it keeps no money waiting, until its sums change. The reason is kept in the audit log."
        rows={2}
      />
      <Button variant="plain" busy={useNavigation().formData?.get("id") === id} className="!w-auto">
        Close<span className="sr-only">: {`${differenceName(kind)}, ${reference}`}</span>
      </Button>
    </Form>
  );
}

/**
 * What the ledger says otherwise than Stripe does, and what to do about each.
 * @param here the payment whose page this is; none: the list of all of them, where they are closed
 */
export const DifferencesList = ({
  differences,
  here,
  actionData,
}: {
  differences: Difference[];
  here?: string;
  actionData?: FormActionData;
}) => (
  <ul className="flex flex-col gap-4">
    {differences.map((one) => (
      <li key={one.id}>
        <Card className="flex flex-col gap-2">
          <p className="font-strong">
            {differenceName(one.kind)}: {sumsOf(one)}
          </p>
          <p>{adviceFor(one)}</p>
          <p className="text-sm text-soft">
            {one.campaign ?? "A deal that we don't know"} ·{" "}
            <span className="font-mono break-all">{one.reference}</span> · since{" "}
            <Time at={one.createdAt} as="moment" />, last seen <Time at={one.seenAt} as="moment" />
          </p>
          <WayTo difference={one} here={here} />
          {!here && <ExplanationForm difference={one} actionData={actionData} />}
        </Card>
      </li>
    ))}
  </ul>
);

function WayTo({ difference, here }: { difference: Difference; here: string | undefined }) {
  const { paymentId, dealId, campaign } = difference;
  if (!campaign || (here && (paymentId === null || paymentId === here))) return null;
  return paymentId ? (
    <TextLink to={paths.admin.payment(paymentId)}>See the payment</TextLink>
  ) : (
    <TextLink to={withQuery(paths.admin.payments, { q: dealId })}>
      Find the deal's payments
    </TextLink>
  );
}
