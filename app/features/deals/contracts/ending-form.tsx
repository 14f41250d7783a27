import { type FieldMetadata, type FormMetadata, getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { FormActionData } from "~/components/action-data";
import { Cancel, ErrorSummary, Field, TextArea, useZodForm } from "~/components/form";
import { RadioField } from "~/components/radio-field";
import { useSending } from "~/components/sending";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { formatMoney } from "~/platform/money";
import { DELIVERED, DELIVERED_NAMES, type Ending } from "./document";
import { cancelForm, changeEndingForm } from "./forms";

const OPTIONS = DELIVERED.map((value) => ({ value, label: DELIVERED_NAMES[value] }));

const formOf = ({ brandPays, ...ending }: Ending) => ({ ...ending, brandPays: brandPays / 100 });

/** The conditions on which a contract ends. */
function EndingForm({
  form,
  fields,
  fee,
  other,
  button,
  cancel,
  children,
}: {
  form: FormMetadata<never, string[]>;
  fields: Record<"endsOn" | "brandPays" | "delivered" | "note", FieldMetadata<never>>;
  /** Pence. */
  fee: number;
  other: string;
  button: string;
  cancel: string;
  children: ReactNode;
}) {
  const busy = useSending();
  return (
    <Card className="max-w-text">
      <Form method="post" {...getFormProps(form)} className="flex flex-col gap-5">
        <ErrorSummary form={form} />
        {children}
        <Field
          field={fields.endsOn}
          label="The contract ends on"
          type="date"
          hint="Today or an earlier day"
        />
        <Field
          field={fields.brandPays}
          label="What the brand still pays (£)"
          hint={`0 to ${formatMoney(fee)}, the whole fee`}
          inputMode="decimal"
        />
        <RadioField
          field={fields.delivered}
          label="What happens to content that was delivered?"
          options={OPTIONS}
        />
        <TextArea
          field={fields.note}
          label={`Message to ${other}`}
          hint="Say why, so that they can agree sooner."
          rows={3}
        />
        <div className="action-bar">
          <Button variant="danger" busy={busy}>
            {busy ? "Sending…" : button}
          </Button>
          <Cancel to={cancel} />
        </div>
      </Form>
    </Card>
  );
}

interface Props {
  ending: Ending;
  fee: number;
  other: string;
  cancel: string;
  actionData: FormActionData;
}

/** Proposes to end a contract in force. */
export function CancelForm({ newId, ending, actionData, ...props }: Props & { newId: string }) {
  const [form, fields] = useZodForm("ending", cancelForm, {
    actionData: actionData ?? undefined,
    defaultValue: { id: newId, ...formOf(ending) } as never,
  });
  return (
    <EndingForm
      form={form as never}
      fields={fields as never}
      button="Propose cancellation"
      {...props}
    >
      <input type="hidden" name={fields.id.name} value={fields.id.initialValue ?? newId} />
    </EndingForm>
  );
}

/** Proposes other conditions. @param expectedVersion the version that the form begins with */
export function ChangeEndingForm({
  expectedVersion,
  ending,
  actionData,
  ...props
}: Props & { expectedVersion: number }) {
  const [form, fields] = useZodForm("ending", changeEndingForm, {
    actionData: actionData ?? undefined,
    defaultValue: { expectedVersion, ...formOf(ending) } as never,
  });
  return (
    <EndingForm
      form={form as never}
      fields={fields as never}
      button="Propose this version"
      {...props}
    >
      <input type="hidden" name="intent" value="change" />
      <input type="hidden" name={fields.expectedVersion.name} value={expectedVersion} />
    </EndingForm>
  );
}
