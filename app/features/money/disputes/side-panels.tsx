import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { ErrorSummary, TextArea, useZodForm } from "~/components/form";
import { useSending } from "~/components/sending";
import { Button } from "~/components/ui/button";
import { INTENT } from "~/platform/list-field";
import { appealForm } from "./forms";

const PANEL = "rounded-card border border-line bg-card p-5";

/** For the side that filed the dispute. */
export const WithdrawPanel = () => (
  <details className={PANEL}>
    <summary className="disclosure">Withdraw this dispute</summary>
    <Form method="post" className="mt-4 flex flex-col items-start gap-3">
      <p className="text-soft">
        This closes the dispute for good, without a decision. We'll let the other side and our team
        know.
      </p>
      <Button name={INTENT} value="withdraw" variant="plain">
        Withdraw dispute
      </Button>
    </Form>
  </details>
);

/** Appeals against a ruling. */
export function AppealPanel({ actionData }: { actionData: FormActionData }) {
  const [form, fields] = useZodForm("appeal", appealForm, { actionData });
  return (
    <details open={actionData !== undefined} className={PANEL}>
      <summary className="disclosure">Appeal against this decision</summary>
      <Form
        method="post"
        {...getFormProps(form)}
        className="mt-4 flex flex-col items-start gap-4 *:w-full"
      >
        <ErrorSummary form={form} />
        <p className="text-soft">
          Another member of our team will look at it again. You can appeal once, and their decision
          is final.
        </p>
        <input type="hidden" name={INTENT} value="appeal" />
        <TextArea field={fields.note} label="Why should we look again?" rows={4} />
        <Button busy={useSending()} className="!w-auto">
          Send appeal
        </Button>
      </Form>
    </details>
  );
}
