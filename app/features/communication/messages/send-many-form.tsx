import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { type FormActionData, isTicked } from "~/components/action-data";
import { Cancel, ErrorSummary, TextArea, useZodForm } from "~/components/form";
import { useSending } from "~/components/sending";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { CheckBox } from "~/components/ui/checkbox";
import { sendManyForm } from "./forms";
import type { Recipient } from "./send-many.server";

/** One message, and the athletes it goes to. */
export function SendManyForm({
  newId,
  recipients,
  cancel,
  actionData,
}: {
  newId: string;
  recipients: readonly Recipient[];
  cancel: string;
  actionData: FormActionData;
}) {
  const [form, fields] = useZodForm("message", sendManyForm, {
    actionData: actionData ?? undefined,
    defaultValue: { id: newId },
  });
  const busy = useSending();
  const id = fields.id.initialValue ?? newId;
  return (
    <Card className="max-w-text">
      <Form method="post" {...getFormProps(form)} className="flex flex-col gap-5">
        <ErrorSummary form={form} />
        <input type="hidden" name={fields.id.name} value={id} />
        <fieldset>
          <legend className="font-strong">To</legend>
          <p className="text-sm text-soft">
            Each athlete gets it in a conversation of their own and sees no one else's name.
          </p>
          {recipients.map(({ dealId, name, refusal }) => (
            <CheckBox
              key={dealId}
              id={`to-${dealId}`}
              name={fields.deal.name}
              value={dealId}
              defaultChecked={
                !refusal && isTicked(actionData, { name: fields.deal.name, value: dealId })
              }
              disabled={refusal !== null}
              label={name}
              hint={refusal && `Can't be sent now: ${refusal}.`}
            />
          ))}
        </fieldset>
        <TextArea field={fields.message} label="Message" rows={6} />
        <div className="flex flex-wrap gap-2.5">
          <Button busy={busy}>{busy ? "Sending…" : "Send message"}</Button>
          <Cancel to={cancel} />
        </div>
      </Form>
    </Card>
  );
}
