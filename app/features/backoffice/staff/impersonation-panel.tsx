import { getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { ErrorSummary, TextArea, useZodForm } from "~/components/form";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { INTENT } from "~/platform/list-field";
import { impersonationForm } from "./forms";

/** Shows Laurel as this person sees it, with the reason that they read afterwards. */
export function ImpersonationPanel({ actionData }: { actionData: FormActionData }) {
  const [form, fields] = useZodForm("see-as-person", impersonationForm, { actionData });
  const busy = useNavigation().state !== "idle";
  return (
    <Card>
      <h2 className="mb-1 text-lg">See Laurel as this person</h2>
      <p className="mb-4 text-soft">
        Read only, for 15 minutes, without their messages. Each page you open is recorded. They're
        told afterwards that an admin looked, and why.
      </p>
      <Form method="post" {...getFormProps(form)} className="flex flex-col gap-4">
        <ErrorSummary form={form} />
        <TextArea
          field={fields.reason}
          label="Why do you need to look?"
          hint="They read it as you write it."
          rows={2}
        />
        <Button name={INTENT} value="see-as" variant="plain" busy={busy} className="self-start">
          See as this person
        </Button>
      </Form>
    </Card>
  );
}
