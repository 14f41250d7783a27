import { getFormProps } from "@conform-to/react";
import { Form, Link, useNavigation } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { ErrorSummary, TextArea, useZodForm } from "~/components/form";
import { RadioField } from "~/components/radio-field";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Time } from "~/components/ui/time";
import { paths } from "~/paths";
import type { OpenContest } from "./contests.server";
import { decisionForm } from "./forms";

/** An open contest with its decision, for staff. */
export function OpenContestCard({
  contest: { id, userId, person, name, title, other, text, reason, createdAt },
  actionData,
}: {
  contest: OpenContest;
  actionData: FormActionData;
}) {
  const isAnswered = actionData?.result?.initialValue?.id === id;
  const [form, fields] = useZodForm(`decide-${id}`, decisionForm, {
    actionData: isAnswered ? actionData : undefined,
  });
  return (
    <Card>
      <section aria-labelledby={`about-${id}`} className="flex flex-col gap-3">
        <h2 id={`about-${id}`} className="text-lg">
          {name}: <Link to={paths.admin.user(userId)}>{person}</Link>
        </h2>
        <p>
          {title}, with {other}. This deal counts as: {text}.
        </p>
        <p className="border-l-3 border-leaf pl-3 break-words whitespace-pre-line">“{reason}”</p>
        <p className="text-sm text-soft">
          Contested <Time at={createdAt} as="day" />
        </p>
        <Form
          method="post"
          {...getFormProps(form)}
          className="flex flex-col items-start gap-4 border-t border-line pt-4 *:w-full"
        >
          <ErrorSummary form={form} />
          <input type="hidden" name="id" value={id} />
          <RadioField
            field={fields.outcome}
            label="Decision"
            options={[
              { value: "upheld", label: "Uphold the record" },
              { value: "corrected", label: "Correct it: leave this deal out of the measure" },
            ]}
          />
          <TextArea
            field={fields.answer}
            label="Why?"
            hint="The side that contested it will read this."
            rows={3}
          />
          <Button busy={useNavigation().formData?.get("id") === id} className="!w-auto">
            Decide<span className="sr-only">: {`${name}, ${person}`}</span>
          </Button>
        </Form>
      </section>
    </Card>
  );
}
