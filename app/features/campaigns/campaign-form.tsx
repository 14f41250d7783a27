import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { type KeyboardEvent, useMemo } from "react";
import { Cancel, ErrorSummary, Field, TextArea, useZodForm } from "~/components/form";
import { EnterAddsFirst, ListInput } from "~/components/list-input";
import { Button } from "~/components/ui/button";
import { paths } from "~/paths";
import { INTENT } from "~/platform/list-field";
import { DELIVERABLE_LENGTH, DELIVERABLES, SPORT_LENGTH, SPORTS } from "./fields";
import { campaignForm } from "./forms";

type Answer = { result?: SubmissionResult<string[]> } | undefined;

/** A list from the last submission. */
function entriesIn(actionData: Answer, list: string): string[] {
  const entries = actionData?.result?.initialValue?.[list];
  return Array.isArray(entries) ? entries.map(String) : [];
}

/** A brief is written over many fields: only its button sends it. */
const ignoreEnter = (event: KeyboardEvent<HTMLFormElement>) => {
  if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
};

/** @param newId the id of the campaign that this form creates */
export function CampaignForm({ newId, actionData }: { newId: string; actionData: Answer }) {
  const [form, fields] = useZodForm("campaign", campaignForm, {
    actionData,
    defaultValue: { id: newId },
  });
  const busy = useNavigation().formAction === paths.brand.newCampaign;
  const sports = useMemo(() => entriesIn(actionData, SPORTS.name), [actionData]);
  const deliverables = useMemo(() => entriesIn(actionData, DELIVERABLES.name), [actionData]);

  return (
    <Form
      method="post"
      {...getFormProps(form)}
      onKeyDown={ignoreEnter}
      className="flex max-w-[46rem] flex-col gap-6"
    >
      <EnterAddsFirst />
      <input type="hidden" name={fields.id.name} value={fields.id.initialValue ?? newId} />
      <ErrorSummary form={form} title="Validation Error" />
      <Field field={fields.title} label="Campaign Title" />
      <TextArea
        field={fields.description}
        label="Description"
        hint="What the campaign is about. We use the themes and places you mention to find matches."
        rows={5}
      />
      <TextArea
        field={fields.requirements}
        label="Requirements"
        hint="What athletes need to have, do or avoid."
        rows={4}
      />
      <ListInput
        field={fields.targetSports}
        rule={SPORTS}
        label="Target Sports"
        hint="Add one at a time with Enter or the plus button."
        addLabel="Add sport"
        maxLength={SPORT_LENGTH}
        entries={sports}
      />
      <ListInput
        field={fields.deliverables}
        rule={DELIVERABLES}
        label="Deliverables"
        hint="What you'll get, such as “Two 30-second clips”."
        addLabel="Add deliverable"
        maxLength={DELIVERABLE_LENGTH}
        entries={deliverables}
      />
      <div className="grid items-start gap-6 lg:grid-cols-3">
        <Field
          field={fields.budget}
          label="Budget (£)"
          type="number"
          step="0.01"
          inputMode="decimal"
        />
        <Field field={fields.startDate} label="Start Date" type="date" />
        <Field field={fields.endDate} label="End Date" type="date" />
      </div>
      <fieldset className="flex flex-col gap-4">
        <legend className="mb-2 font-display text-lg font-[750]">Requirements for athletes</legend>
        <p className="text-sm text-soft">
          Athletes below these minimums won't be matched. Leave empty for no minimum.
        </p>
        <div className="grid items-start gap-6 lg:grid-cols-[2fr_3fr]">
          <Field
            field={fields.minFollowers}
            label="Minimum Followers"
            type="number"
            step="1"
            inputMode="numeric"
          />
          <Field
            field={fields.minEngagementRate}
            label="Minimum Engagement Rate (%)"
            type="number"
            step="0.1"
            inputMode="decimal"
          />
        </div>
      </fieldset>
      <div className="flex flex-wrap items-center gap-3">
        <Button name={INTENT} value="create" busy={busy}>
          {busy ? "Creating…" : "Create Campaign"}
        </Button>
        <Cancel to={paths.brand.dashboard} />
      </div>
    </Form>
  );
}
