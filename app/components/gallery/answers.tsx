import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { useState } from "react";
import { formatMoney } from "~/platform/money";
import { Cancel, Checkbox, ErrorSummary, Field, Select, useZodForm } from "../form";
import { RadioField } from "../radio-field";
import { Button, ButtonLink } from "../ui/button";
import { Card } from "../ui/card";
import { Dialog } from "../ui/dialog";
import { EmptyList } from "../ui/empty-list";
import { ToastRegion } from "../ui/toast";
import { tryForm } from "./forms";
import { Part, Section } from "./frame";

const SUCCESS = {
  title: "Invitation sent",
  description: "Maya is told at once.",
  tone: "success",
} as const;
const INFORMATION = {
  title: "Instagram wasn't connected",
  description: "You can connect it whenever you like.",
  tone: "info",
} as const;
const FAILURE = {
  title: "This has already been decided",
  description: "Somebody was quicker. The page shows how it stands now.",
  tone: "error",
} as const;

type TryActionData = { result: SubmissionResult<string[]> } | undefined;

/** `answer`: what the server says of the form, when it is sent before the browser knows its rules. */
export function Answers({ actionData }: { actionData: TryActionData }) {
  const [open, setOpen] = useState(false);
  return (
    <Section id="answers" title="Answers">
      <Part name="Toast" wide>
        <ToastRegion toast={SUCCESS} />
        <ToastRegion toast={INFORMATION} />
        <ToastRegion toast={FAILURE} />
      </Part>
      <Part name="Nothing here">
        <EmptyList
          example={[
            "Rosie Calder",
            "Trail running · Leeds · 48.2K followers",
            `From ${formatMoney(45000)}`,
          ]}
          title="No invitations yet"
          action={<ButtonLink to="#answers">Discover Athletes</ButtonLink>}
        >
          Invite athletes who suit this brief.
        </EmptyList>
      </Part>
      <Part name="Dialog">
        <p>
          <Button type="button" variant="plain" onClick={() => setOpen(true)}>
            Open the dialog
          </Button>
        </p>
        {open && (
          <Dialog title="Invite Maya Okafor" onClose={() => setOpen(false)}>
            <p className="mb-4 text-soft">Escape closes it; the focus goes back to the button.</p>
            <Button type="button" onClick={() => setOpen(false)}>
              Send Invitation
            </Button>
          </Dialog>
        )}
      </Part>
      <Part name="A form: send it as it is" wide>
        <TryForm actionData={actionData} />
      </Part>
    </Section>
  );
}

function TryForm({ actionData }: { actionData: TryActionData }) {
  const [form, fields] = useZodForm("try", tryForm, { actionData });
  return (
    <Card>
      <form method="get" {...getFormProps(form)} className="flex max-w-text flex-col gap-4">
        <ErrorSummary form={form} />
        <Field field={fields.title} label="Title" hint="What others will read first" />
        <Select
          field={fields.sport}
          label="Sport"
          placeholder="Select a sport"
          options={[{ value: "running", label: "Running" }]}
        />
        <RadioField
          field={fields.pace}
          label="Pace"
          columns
          options={[
            { value: "slow", label: "Steady" },
            { value: "fast", label: "Fast" },
          ]}
        />
        <Field field={fields.note} label="Note" />
        <Checkbox field={fields.terms} label="I agree to the terms" />
        <div className="flex flex-wrap gap-2">
          <Button>Send</Button>
          <Cancel to="#answers" />
        </div>
      </form>
    </Card>
  );
}
