import { getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { Cancel, ErrorSummary, Field, Select, useZodForm } from "~/components/form";
import { EnterAddsFirst } from "~/components/list-input";
import type { FormAnswer } from "~/components/submitted-values";
import { Button } from "~/components/ui/button";
import type { Option } from "~/components/ui/field";
import { paths } from "~/paths";
import { INTENT } from "~/platform/list-field";
import { BRIEF_FORM, BriefFields, ignoreEnter, Section } from "./brief-fields";
import type { BriefStart } from "./brief-start";
import { campaignForm } from "./forms";

/**
 * @param newId the id of the campaign that this form creates
 * @param start what it begins with: a sample, or another campaign
 * @param today the first day that a date may have
 * @param goals what it can be for: with the page's data, which costs other pages nothing
 */
export function CampaignForm({
  newId,
  start,
  today,
  goals,
  actionData,
}: {
  newId: string;
  start: BriefStart;
  today: string;
  goals: readonly Option[];
  actionData: FormAnswer;
}) {
  const [form, fields] = useZodForm(BRIEF_FORM, campaignForm, {
    actionData,
    defaultValue: { ...start, id: newId },
  });
  const busy = useNavigation().formAction?.startsWith(paths.brand.newCampaign) ?? false;
  return (
    <Form
      method="post"
      {...getFormProps(form)}
      onKeyDown={ignoreEnter}
      className="flex max-w-text flex-col gap-6"
    >
      <EnterAddsFirst />
      <input type="hidden" name={fields.id.name} value={fields.id.initialValue ?? newId} />
      <ErrorSummary form={form} />
      <BriefFields fields={fields} start={start} today={today} actionData={actionData} />
      <Section
        title="What it is for"
        note="Your results are measured against it, and it's fixed at launch. You can decide later."
      >
        <div className="grid items-start gap-6 sm:grid-cols-2">
          <Select field={fields.goal} label="Goal" placeholder="No goal yet" options={goals} />
          <Field
            field={fields.target}
            label="Target"
            hint="How many people, engagements, clicks or orders."
            inputMode="numeric"
          />
        </div>
      </Section>
      <div className="action-bar">
        <Button name={INTENT} value="create" busy={busy}>
          {busy ? "Creating…" : "Create Campaign"}
        </Button>
        <Cancel to={paths.brand.dashboard} />
      </div>
    </Form>
  );
}
