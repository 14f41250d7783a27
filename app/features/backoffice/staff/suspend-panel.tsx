import { getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { ErrorSummary, TextArea, useZodForm } from "~/components/form";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { INTENT } from "~/platform/list-field";
import { suspendForm } from "./forms";

/** Suspends an account, with the reason that its owner reads. */
export function Suspend({ actionData }: { actionData: FormActionData }) {
  const [form, fields] = useZodForm("suspend", suspendForm, { actionData });
  const busy = useNavigation().state !== "idle";
  return (
    <Card>
      <h2 className="mb-1 text-lg">Suspend this account</h2>
      <p className="mb-4 text-soft">
        They're signed out, can't sign in, and aren't shown anywhere. Partners in running campaigns
        are told, without the reason.
      </p>
      <Form method="post" {...getFormProps(form)} className="flex flex-col gap-4">
        <ErrorSummary form={form} />
        <TextArea
          field={fields.reason}
          label="Reason"
          hint="We email it to them as you write it, with how to object."
          rows={3}
        />
        <Button name={INTENT} value="suspend" variant="plain" busy={busy} className="self-start">
          Suspend account
        </Button>
      </Form>
    </Card>
  );
}

export const Restore = () => (
  <Card className="flex flex-col items-start gap-4 border-alert">
    <h2 className="text-lg">This account is suspended</h2>
    <p>If you restore it, they can sign in and are shown again, and partners are told.</p>
    <Form method="post">
      <Button name={INTENT} value="restore">
        Restore account
      </Button>
    </Form>
  </Card>
);
