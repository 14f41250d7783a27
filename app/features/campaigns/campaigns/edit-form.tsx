import { getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { Cancel, ErrorSummary, useZodForm } from "~/components/form";
import { EnterAddsFirst } from "~/components/list-input";
import type { FormAnswer } from "~/components/submitted-values";
import { useExpectedVersion } from "~/components/submitted-values";
import { Button } from "~/components/ui/button";
import { paths } from "~/paths";
import { INTENT } from "~/platform/list-field";
import { BRIEF_FORM, BriefFields, ignoreEnter } from "./brief-fields";
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
  actionData: FormAnswer;
}) {
  const [form, fields] = useZodForm(
    BRIEF_FORM,
    { ...editCampaignForm, schema: () => editCampaignForm.schema(start) },
    { actionData, defaultValue: { ...start, expectedVersion: version } },
  );
  const busy = useNavigation().formAction === paths.brand.editCampaign(campaignId);
  const expectedVersion = useExpectedVersion(version, actionData);
  return (
    <Form
      method="post"
      {...getFormProps(form)}
      onKeyDown={ignoreEnter}
      className="flex max-w-text flex-col gap-6"
    >
      <EnterAddsFirst />
      <input type="hidden" name={fields.expectedVersion.name} value={expectedVersion} />
      <ErrorSummary form={form} />
      <BriefFields fields={fields} start={start} today={today} actionData={actionData} />
      <div className="action-bar">
        <Button name={INTENT} value="save" busy={busy}>
          {busy ? "Saving…" : "Save changes"}
        </Button>
        <Cancel to={paths.brand.campaign(campaignId)} />
      </div>
    </Form>
  );
}
