import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { ErrorSummary, TextArea, useZodForm } from "~/components/form";
import { useSending } from "~/components/sending";
import { Button } from "~/components/ui/button";
import { Time } from "~/components/ui/time";
import { warningAppealForm } from "./forms";

/** The one appeal of the person who was warned. */
export function WarningAppealForm({
  until,
  actionData,
}: {
  until: number;
  actionData: FormActionData;
}) {
  const [form, fields] = useZodForm("appeal", warningAppealForm, {
    actionData: actionData ?? undefined,
  });
  return (
    <Form method="post" {...getFormProps(form)} className="flex flex-col gap-4">
      <ErrorSummary form={form} />
      <p>
        If you think this is a mistake, ask our moderators to look again. You can do this once,
        until <Time at={until} />.
      </p>
      <TextArea field={fields.note} label="Why should we look again?" rows={4} />
      <div>
        <Button busy={useSending()}>Send appeal</Button>
      </div>
    </Form>
  );
}
