import { getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { Cancel, ErrorSummary, useZodForm } from "~/components/form";
import { EnterAddsFirst } from "~/components/list-input";
import type { Answer } from "~/components/sent-entries";
import { Button } from "~/components/ui/button";
import { paths } from "~/paths";
import { INTENT } from "~/platform/list-field";
import { BriefFields, ignoreEnter } from "./brief-fields";
import type { BriefStart } from "./brief-start";
import { editCampaignForm } from "./forms";

/** @param version what the page shows, and the form changes */
export function EditForm({
  campaignId,
  version,
  start,
  today,
  actionData,
}: {
  campaignId: string;
  version: number;
  start: BriefStart;
  today: string;
  actionData: Answer;
}) {
  const [form, fields] = useZodForm("campaign", editCampaignForm, {
    actionData,
    defaultValue: { ...start, seen: version },
  });
  const busy = useNavigation().formAction === paths.brand.editCampaign(campaignId);
  // The version whose text the form began with, also when the page is loaded again. After a conflict the answer
  // names none: who saves once more has been told, and replaces the version there is now.
  const [first] = useState(version);
  const sent = actionData?.result?.initialValue;
  const seen = sent ? Number(sent[fields.seen.name] ?? version) : first;
  return (
    <Form
      method="post"
      {...getFormProps(form)}
      onKeyDown={ignoreEnter}
      className="flex max-w-[46rem] flex-col gap-6"
    >
      <EnterAddsFirst />
      <input type="hidden" name={fields.seen.name} value={seen} />
      <ErrorSummary form={form} title="Validation Error" />
      <BriefFields fields={fields} start={start} today={today} actionData={actionData} />
      <div className="flex flex-wrap items-center gap-3">
        <Button name={INTENT} value="save" busy={busy}>
          {busy ? "Saving…" : "Save changes"}
        </Button>
        <Cancel to={paths.brand.campaign(campaignId)} />
      </div>
    </Form>
  );
}
