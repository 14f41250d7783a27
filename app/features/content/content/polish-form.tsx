import { getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { actionDataFor, type FormActionData } from "~/components/action-data";
import { ErrorSummary, useZodForm } from "~/components/form";
import { Button } from "~/components/ui/button";
import { Findings } from "../disclosure/findings";
import { polishForm } from "./forms";
import type { AthleteContent } from "./queries.server";
import { ReasonField } from "./reason-field";

interface Props {
  content: AthleteContent;
  actionData: FormActionData;
}

/** Sends the draft to staff first; with a reason, where its caption fails the disclosure check. */
export function PolishForm({ content, actionData }: Props) {
  const sent = useNavigation().formData?.get("intent");
  const [form, fields] = useZodForm("polish", polishForm, {
    actionData: actionDataFor(actionData, "polish"),
    defaultValue: { disclosureReason: content.disclosureReason ?? "" },
  });
  return (
    <Form method="post" preventScrollReset {...getFormProps(form)} className="flex flex-col gap-4">
      <ErrorSummary form={form} />
      <p className="text-soft">Our team then sends it to the brand, or back to you with a note.</p>
      {content.description && content.findings.length > 0 && (
        <>
          <Findings findings={content.findings} />
          <ReasonField field={fields.disclosureReason} />
        </>
      )}
      <div>
        <Button variant="plain" name="intent" value="polish" busy={sent === "polish"}>
          Send to our team
        </Button>
      </div>
    </Form>
  );
}
