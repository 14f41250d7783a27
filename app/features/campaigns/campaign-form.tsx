import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useMemo } from "react";
import { Cancel, ErrorSummary, Field, TextArea, useZodForm } from "~/components/form";
import { EnterAddsFirst, ListInput } from "~/components/list-input";
import { Button } from "~/components/ui/button";
import { INTENT } from "~/platform/list-field";
import { campaignSchema, DELIVERABLE_LENGTH, DELIVERABLES, SPORT_LENGTH, SPORTS } from "./schema";

type Answer = { result?: SubmissionResult<string[]> } | undefined;

/** A list as the server sent it back. */
function entriesIn(answer: Answer, list: string): string[] {
  const entries = answer?.result?.initialValue?.[list];
  return Array.isArray(entries) ? entries.map(String) : [];
}

/** @param newId the key of the campaign this form will make */
export function CampaignForm({ newId, answer }: { newId: string; answer: Answer }) {
  const [form, fields] = useZodForm("campaign", campaignSchema, {
    answer,
    defaultValue: { id: newId },
  });
  const busy = useNavigation().formAction === "/brand/campaigns/new";
  const sports = useMemo(() => entriesIn(answer, SPORTS.name), [answer]);
  const deliverables = useMemo(() => entriesIn(answer, DELIVERABLES.name), [answer]);

  return (
    <Form method="post" {...getFormProps(form)} className="flex max-w-[46rem] flex-col gap-6">
      <EnterAddsFirst />
      <input type="hidden" name={fields.id.name} value={fields.id.initialValue ?? newId} />
      <ErrorSummary form={form} title="Validation Error" />
      <Field field={fields.title} label="Campaign Title" />
      <TextArea
        field={fields.description}
        label="Description"
        hint="What the campaign is about. Themes and places you name here count when athletes are matched."
        rows={5}
      />
      <TextArea
        field={fields.requirements}
        label="Requirements"
        hint="What an athlete must bring, do or leave out."
        rows={4}
      />
      <ListInput
        field={fields.targetSports}
        rule={SPORTS}
        label="Target Sports"
        hint="One at a time: press Enter or the plus button."
        addLabel="Add sport"
        maxLength={SPORT_LENGTH}
        entries={sports}
      />
      <ListInput
        field={fields.deliverables}
        rule={DELIVERABLES}
        label="Deliverables"
        hint="What you get, for example “Two clips of 30 seconds”."
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
        <legend className="mb-2 font-display text-lg font-[750]">Who may be matched</legend>
        <p className="text-sm text-soft">
          Athletes below these minimums are left out. Leave a box empty to ask for nothing.
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
        <Cancel to="/brand/dashboard" />
      </div>
    </Form>
  );
}
