import { type FormMetadata, getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { FormActionData } from "~/components/action-data";
import { Cancel, ErrorSummary, TextArea, useZodForm } from "~/components/form";
import { EnterSends } from "~/components/row-buttons";
import { useSending } from "~/components/sending";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { amendForm, changeForm, drawUpForm } from "./forms";
import type { Terms } from "./terms";
import { type Folds, formOf, type TermsFields, TermsInputs } from "./terms-fields";

/** The frame of both forms: errors, terms, what is special to one of them, and its button. */
function TermsForm({
  form,
  fields,
  button,
  cancel,
  children,
  ...folds
}: Omit<Folds, "fields"> & {
  form: FormMetadata<never, string[]>;
  fields: unknown;
  button: string;
  cancel: string;
  children: ReactNode;
}) {
  const busy = useSending();
  return (
    <Card className="max-w-text">
      <Form method="post" {...getFormProps(form)} className="flex flex-col gap-6">
        <EnterSends />
        <ErrorSummary form={form} />
        <TermsInputs fields={fields as TermsFields} {...folds} />
        {children}
        <div className="action-bar">
          <Button busy={busy}>{busy ? "Sending…" : button}</Button>
          <Cancel to={cancel} />
        </div>
      </Form>
    </Card>
  );
}

interface Props extends Omit<Folds, "fields"> {
  /** What the form begins with. */
  terms: Terms;
  cancel: string;
  actionData: FormActionData;
}

/** Draws up the first version of a contract. */
export function DrawUpForm({ newId, terms, actionData, ...frame }: Props & { newId: string }) {
  const [form, fields] = useZodForm("contract", drawUpForm, {
    actionData: actionData ?? undefined,
    defaultValue: { id: newId, ...formOf(terms) } as never,
  });
  return (
    <TermsForm form={form as never} fields={fields} button="Send contract" {...frame}>
      <input type="hidden" name={fields.id.name} value={fields.id.initialValue ?? newId} />
    </TermsForm>
  );
}

/**
 * Proposes other terms.
 * @param expectedVersion the version that the form begins with
 * @param other the name of the other side
 */
export function ChangeForm({
  expectedVersion,
  other,
  terms,
  actionData,
  ...frame
}: Props & { expectedVersion: number; other: string }) {
  const [form, fields] = useZodForm("contract", changeForm, {
    actionData: actionData ?? undefined,
    defaultValue: { expectedVersion, ...formOf(terms) } as never,
  });
  return (
    <TermsForm form={form as never} fields={fields} button="Propose this version" {...frame}>
      <input type="hidden" name={fields.expectedVersion.name} value={expectedVersion} />
      <TextArea
        field={fields.note}
        label={`Message to ${other}`}
        hint="Say why, so that they can agree sooner."
        rows={3}
      />
    </TermsForm>
  );
}

/** Proposes an amendment of a contract in force. */
export function AmendForm({
  newId,
  other,
  terms,
  actionData,
  ...frame
}: Props & { newId: string; other: string }) {
  const [form, fields] = useZodForm("contract", amendForm, {
    actionData: actionData ?? undefined,
    defaultValue: { id: newId, ...formOf(terms) } as never,
  });
  return (
    <TermsForm form={form as never} fields={fields} button="Propose amendment" {...frame}>
      <input type="hidden" name={fields.id.name} value={fields.id.initialValue ?? newId} />
      <TextArea
        field={fields.note}
        label={`Message to ${other}`}
        hint="Say why, so that they can agree sooner."
        rows={3}
      />
    </TermsForm>
  );
}
