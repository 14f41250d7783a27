import { getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { actionDataFor, type FormActionData } from "~/components/action-data";
import { ErrorSummary, useZodForm } from "~/components/form";
import { Button } from "~/components/ui/button";
import { ContentFields } from "./content-fields";
import { editContentForm } from "./forms";
import { tagsText } from "./hashtags";
import type { AthleteContent } from "./queries.server";

interface Props {
  content: AthleteContent;
  buttons: readonly EditButton[];
  actionData: FormActionData;
}

export interface EditButton {
  intent: "save" | "save-submit" | "revise";
  label: string;
  variant?: "plain";
}

/** The form of a draft, and of a piece that is revised. */
export function EditForm({ content, buttons, actionData }: Props) {
  const sent = useNavigation().formData?.get("intent");
  const [form, fields] = useZodForm("piece", editContentForm, {
    actionData: actionDataFor(actionData, ...buttons.map(({ intent }) => intent)),
    defaultValue: {
      title: content.title,
      description: content.description,
      hashtags: tagsText(content.hashtags),
      mediaUrls: content.mediaUrls.join("\n"),
      platform: content.platform ?? "",
      plannedOn: content.plannedOn ?? "",
      deliverable: content.deliverable ?? "",
      disclosureReason: content.disclosureReason ?? "",
    },
  });
  return (
    <Form method="post" {...getFormProps(form)} className="mt-4 flex flex-col gap-5">
      <ErrorSummary form={form} />
      <input type="hidden" name="seen" value={content.updatedAt} />
      <input type="hidden" name="files" value={content.filesInHand.length} />
      <ContentFields
        formId={form.id}
        fields={fields}
        agreements={[content]}
        stored={content}
        found={content.description ? content.findings : null}
        countriesOf={() => content.audienceCountries}
      />
      <div className="flex flex-wrap gap-3">
        {buttons.map(({ intent, label, variant }) => (
          <Button
            key={intent}
            name="intent"
            value={intent}
            variant={variant ?? "primary"}
            busy={sent === intent}
          >
            {label}
          </Button>
        ))}
      </div>
    </Form>
  );
}
