import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { Cancel, ErrorSummary, Field, TextArea, useZodForm } from "~/components/form";
import { RadioField } from "~/components/radio-field";
import { useSending } from "~/components/sending";
import type { FormAnswer } from "~/components/submitted-values";
import { Button } from "~/components/ui/button";
import { GOAL_LABELS, GOAL_UNITS } from "~/features/campaigns/campaigns/goals";
import { paths } from "~/paths";
import { CAMPAIGN_GOALS, type CampaignGoal } from "~db/constants";
import { goalForm } from "./forms";
import type { WrittenGoal } from "./goal.server";

const FIELDS = [
  ["goal", "Goal"],
  ["target", "Target"],
  ["baseline", "Baseline"],
  ["method", "How you will measure it"],
] as const;

/** A goal that arrived after the launch: what was typed is shown once more, because its form is gone. */
export function RefusedGoal({ sent }: { sent: Record<string, unknown> }) {
  const text = (name: string) => {
    const value = typeof sent[name] === "string" ? sent[name] : "";
    return name === "goal" ? (GOAL_LABELS[value as CampaignGoal] ?? value) : value;
  };
  return (
    <div role="alert" className="flex flex-col gap-3 rounded-card border-2 border-alert p-4">
      <p className="font-strong">
        The campaign was launched before this arrived, so the goal wasn't changed. Only a goal set
        before the launch counts.
      </p>
      <p>This is what you typed:</p>
      <dl className="flex flex-col gap-2">
        {FIELDS.filter(([name]) => text(name)).map(([name, label]) => (
          <div key={name}>
            <dt className="text-sm font-strong">{label}</dt>
            <dd className="break-words whitespace-pre-line">{text(name)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const OPTIONS = CAMPAIGN_GOALS.map((value) => ({
  value,
  label: GOAL_LABELS[value],
  hint: `Counts ${GOAL_UNITS[value]}`,
}));

/** What a draft is to reach, from where, and how that is measured. */
export function GoalForm({
  campaignId,
  goal,
  actionData,
}: {
  campaignId: string;
  goal: WrittenGoal | null;
  actionData: FormAnswer;
}) {
  const [form, fields] = useZodForm("goal", goalForm, {
    actionData,
    defaultValue: {
      goal: goal?.goal,
      target: goal?.target ?? undefined,
      baseline: goal?.baseline ?? undefined,
      method: goal?.method,
    },
  });
  const busy = useSending();
  return (
    <Form method="post" {...getFormProps(form)} className="flex max-w-text flex-col gap-6">
      <ErrorSummary form={form} />
      <RadioField
        field={fields.goal}
        label="What is this campaign for?"
        options={OPTIONS}
        columns
      />
      <Field
        field={fields.target}
        label="Target"
        hint="How many people, engagements, clicks or orders. A number makes the result clear."
        inputMode="numeric"
      />
      <Field
        field={fields.baseline}
        label="Baseline"
        hint="What you'd get in the same time without the campaign. Leave it empty if you don't know."
        inputMode="numeric"
      />
      <TextArea
        field={fields.method}
        label="How you will measure it"
        hint="Where the numbers come from, and over how long. You'll read this beside the results."
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button busy={busy}>{busy ? "Saving…" : "Save goal"}</Button>
        <Cancel to={paths.brand.campaign(campaignId)} />
      </div>
    </Form>
  );
}
