import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { ErrorSummary, Select, TextArea, useZodForm } from "~/components/form";
import { useSending } from "~/components/sending";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Time } from "~/components/ui/time";
import type { ContestOutcome } from "~db/constants";
import { contestForm } from "./forms";
import type { OwnTrackRecord } from "./load-track-record.server";
import { MEASURES, NAMES } from "./measures";

const OUTCOMES: Record<ContestOutcome, string> = {
  upheld: "The record stands",
  corrected: "Deal left out",
};

/** What became of one's own contests. */
export const ContestList = ({ contests }: Pick<OwnTrackRecord, "contests">) => (
  <section aria-labelledby="contests">
    <h2 id="contests" className="mb-3 text-lg">
      Your contests
    </h2>
    <ul className="flex flex-col gap-3">
      {contests.map(({ id, measure, title, outcome, answer, createdAt }) => (
        <li key={id}>
          <Card className="flex flex-col gap-2">
            <h3 className="font-strong">
              {NAMES[measure]} <Badge>{outcome ? OUTCOMES[outcome] : "With our team"}</Badge>
            </h3>
            <p className="text-sm text-soft">
              {title}, contested <Time at={createdAt} as="day" />
            </p>
            {answer && <p className="break-words whitespace-pre-line">{answer}</p>}
          </Card>
        </li>
      ))}
    </ul>
  </section>
);

/** Asks our team to look at what one deal does to a measure. */
export function ContestForm({
  own: { record, deals },
  actionData,
}: {
  own: OwnTrackRecord;
  actionData: FormActionData;
}) {
  const [form, fields] = useZodForm("contest", contestForm, { actionData });
  return (
    <Card>
      <h2 className="mb-1 text-lg">Is something wrong?</h2>
      <p className="mb-4 text-soft">
        Ask our team to leave a deal out of a measure. Until we decide, the measure is marked
        “Contested”. You can have one open contest per measure, and contest each deal in it once.
      </p>
      <Form method="post" {...getFormProps(form)} className="flex flex-col gap-5">
        <ErrorSummary form={form} />
        <Select
          field={fields.measure}
          label="Measure"
          placeholder="Choose a measure"
          options={MEASURES[record.side].map((value) => ({ value, label: NAMES[value] }))}
        />
        <Select
          field={fields.dealId}
          label="Deal"
          placeholder="Choose a deal"
          options={deals.map(({ id, title, other }) => ({
            value: id,
            label: `${title}, ${other}`,
          }))}
        />
        <TextArea
          field={fields.reason}
          label="What is wrong?"
          hint="Only our team reads this. The other side of the deal is told what we decide."
        />
        <Button busy={useSending()} className="self-start">
          Contest
        </Button>
      </Form>
    </Card>
  );
}
