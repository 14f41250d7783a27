import { getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { ErrorSummary, TextArea, useZodForm } from "~/components/form";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Time } from "~/components/ui/time";
import { INTENT } from "~/platform/list-field";
import { upholdForm } from "./forms";
import type { StaffPerson } from "./staff-person.server";

/** An objection that waits, and the answer of an admin who lets the suspension stand. */
export function Objection({
  suspension: { objection, objectedAt, waitsForColleague },
  actionData,
}: {
  suspension: StaffPerson["suspensions"][number];
  actionData: FormActionData;
}) {
  const [form, fields] = useZodForm("keep", upholdForm, { actionData });
  const busy = useNavigation().state !== "idle";
  return (
    <Card className="flex flex-col gap-4 border-alert">
      <h2 className="text-lg">They object to the suspension</h2>
      <p className="border-l-4 border-track pl-3 whitespace-pre-line">“{objection}”</p>
      {objectedAt && (
        <p className="-mt-2 text-sm text-soft">
          Sent <Time at={objectedAt} as="moment" />
        </p>
      )}
      {waitsForColleague ? (
        <p>You suspended this account, so another admin answers. You can still restore it.</p>
      ) : (
        <Form method="post" {...getFormProps(form)} className="flex flex-col gap-4">
          <ErrorSummary form={form} />
          <TextArea
            field={fields.answer}
            label="Why the suspension stands"
            hint="We email it to them as you write it. If they're right, restore the account instead."
            rows={3}
          />
          <Button name={INTENT} value="keep" variant="plain" busy={busy} className="self-start">
            Keep the suspension
          </Button>
        </Form>
      )}
    </Card>
  );
}
