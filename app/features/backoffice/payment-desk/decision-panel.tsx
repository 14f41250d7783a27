import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { ErrorSummary, Field, TextArea, useZodForm } from "~/components/form";
import { RadioField } from "~/components/radio-field";
import { useSending } from "~/components/sending";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { ONE_ADMIN_UP_TO } from "~/features/billing/ledger/fees";
import { INTENT } from "~/platform/list-field";
import { formatMoney } from "~/platform/money";
import { decisionForm } from "./forms";
import type { StaffPayment } from "./staff-payment.server";

/** Release, refund or divide what is held. */
export function DecisionPanel({
  page: { payment, parties, needsSecond },
  actionData,
}: {
  page: StaffPayment;
  actionData: FormActionData;
}) {
  const [form, fields] = useZodForm("decide", decisionForm, { actionData });
  const { amount, fee, version } = payment;
  return (
    <section aria-labelledby="decide-title">
      <h2 id="decide-title" className="mb-3 text-lg">
        Move the money
      </h2>
      <Card>
        <Form
          method="post"
          {...getFormProps(form)}
          className="group flex flex-col items-start gap-4 *:w-full"
        >
          <ErrorSummary form={form} />
          <input type="hidden" name={INTENT} value="decide" />
          <input type="hidden" name="expectedVersion" value={version} />
          <p>
            {needsSecond
              ? `More than ${formatMoney(ONE_ADMIN_UP_TO)} is held, so another admin has to confirm this before anything moves.`
              : "This happens at once and can't be undone. It asks you for a code if your last one is older than 15 minutes."}
          </p>
          <RadioField
            field={fields.way}
            label="Where does it go?"
            options={[
              {
                value: "release",
                label: "To the athlete",
                hint: `${formatMoney(amount)} to ${parties.athlete}; we keep our fee of ${formatMoney(fee)}.`,
              },
              {
                value: "refund",
                label: "Back to the brand",
                hint: `${formatMoney(amount + fee)} to ${parties.company}'s card, our fee included.`,
              },
              {
                value: "divide",
                label: "Part to each",
                hint: "The rest goes back to the brand, with our fee for it.",
              },
            ]}
          />
          <div className="hidden group-has-[input[value=divide]:checked]:block">
            <Field
              field={fields.amount}
              label="Athlete's part"
              hint={`In pounds, such as 250 or 99.50. At most ${formatMoney(amount)}.`}
              inputMode="decimal"
            />
          </div>
          <TextArea
            field={fields.reason}
            label="Reason"
            hint={`${parties.company} and ${parties.athlete} both read it, and it's kept in the audit log.`}
            rows={3}
          />
          <Button busy={useSending()} className="!w-auto">
            {needsSecond ? "Propose this" : "Move the money"}
          </Button>
        </Form>
      </Card>
    </section>
  );
}
