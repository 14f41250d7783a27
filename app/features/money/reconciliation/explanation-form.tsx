import { getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { ErrorSummary, TextArea, useZodForm } from "~/components/form";
import { Button } from "~/components/ui/button";
import { differenceName } from "./difference-advice";
import type { Difference } from "./differences.server";
import { explanationForm } from "./forms";

/** Closes a difference that will stay and is explained. */
export function ExplanationForm({
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
