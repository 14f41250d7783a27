import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { type FormActionData, isTicked } from "~/components/action-data";
import { Cancel, Checkbox, ErrorSummary, Field, useZodForm } from "~/components/form";
import { useSending } from "~/components/sending";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { CheckBox } from "~/components/ui/checkbox";
import { ErrorText } from "~/components/ui/field";
import { formatMoney } from "~/platform/money";
import type { ChangeableOffer } from "./change-offered-fees.server";
import { changeFeesForm } from "./forms";
import { SignFields } from "./sign-fields";

/** One fee for several offers, each of which the form names with the version that was read. */
export function ChangeFeesForm({
  offers,
  back,
  hasPasskeys,
  actionData,
}: {
  offers: readonly ChangeableOffer[];
  back: string;
  hasPasskeys: boolean;
  actionData: FormActionData;
}) {
  const [form, fields] = useZodForm("fees", changeFeesForm, {
    actionData: actionData ?? undefined,
  });
  const busy = useSending();
  const open = offers.filter(({ refusal }) => !refusal);
  const closed = offers.filter(({ refusal }) => refusal);
  return (
    <Card className="max-w-text">
      <Form method="post" {...getFormProps(form)} className="flex flex-col gap-6">
        <ErrorSummary form={form} />
        <fieldset id={fields.offer.id} tabIndex={-1} className="outline-none">
          <legend className="font-strong">Offers to change</legend>
          <ErrorText id={fields.offer.errorId} errors={fields.offer.errors} />
          {open.map(({ id, offer, athlete, fee }) => (
            <CheckBox
              key={id}
              name={fields.offer.name}
              value={`${id}:${offer}`}
              defaultChecked={isTicked(actionData, {
                name: fields.offer.name,
                value: `${id}:${offer}`,
              })}
              label={
                <>
                  <span className="font-strong">{athlete}</span>
                  <span className="text-soft"> · {formatMoney(fee)} now</span>
                </>
              }
            />
          ))}
          {closed.length > 0 && (
            <ul className="mt-2 flex flex-col gap-1 text-sm">
              {closed.map(({ id, athlete, refusal }) => (
                <li key={id}>
                  {athlete}'s offer stays as it is: {refusal}.
                </li>
              ))}
            </ul>
          )}
        </fieldset>
        <Field
          field={fields.fee}
          label="New fee for each (£)"
          hint="Work, dates and rights stay as you offered them."
          inputMode="decimal"
        />
        {fields.overBudget.errors && (
          <Checkbox field={fields.overBudget} label="Go over the budget" />
        )}
        <SignFields fields={fields} hasPasskeys={hasPasskeys} />
        <div className="action-bar">
          <Button busy={busy}>{busy ? "Sending…" : "Send new offers"}</Button>
          <Cancel to={back} />
        </div>
      </Form>
    </Card>
  );
}
