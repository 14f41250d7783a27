import { getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { actionDataFor, type FormActionData } from "~/components/action-data";
import { ErrorSummary, useZodForm } from "~/components/form";
import { Button } from "~/components/ui/button";
import { Findings } from "../disclosure/findings";
import { sendForm } from "./forms";
import type { AthleteContent } from "./queries.server";
import { ReasonField } from "./reason-field";

interface Props {
  content: AthleteContent;
  actionData: FormActionData;
}

/** Sends the draft as it stands; with a reason, where its caption fails the disclosure check. */
export function SendSteps({ content, actionData }: Props) {
  const sent = useNavigation().formData?.get("intent");
  const [form, fields] = useZodForm("send", sendForm, {
    actionData: actionDataFor(actionData, "submit", "polish"),
    defaultValue: { disclosureReason: content.disclosureReason ?? "" },
  });
  return (
    <Form method="post" preventScrollReset {...getFormProps(form)} className="flex flex-col gap-4">
      <ErrorSummary form={form} />
      {content.findings.length > 0 && (
        <>
          <div>
            <h3 className="mb-1 text-base">Check the ad label first</h3>
            <Findings findings={content.findings} />
          </div>
          <ReasonField field={fields.disclosureReason} />
        </>
      )}
      {content.progress && (
        <p>
          {content.progress.missingAfterwards.length === 0
            ? "With this, you've delivered everything you agreed to."
            : `Still to deliver after this: ${content.progress.missingAfterwards.join(", ")}.`}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {/* The open form of the draft has a button that saves and submits. */}
        <Button
          name="intent"
          value="submit"
          busy={sent === "submit"}
          className="[:has(>details[open])>div_&]:hidden"
        >
          Submit for Review
        </Button>
        <Button variant="plain" name="intent" value="polish" busy={sent === "polish"}>
          Send to Polishing
        </Button>
      </div>
      <p className="text-sm text-soft">
        Our team looks it over first, then sends it to the brand or back to you with a note.
      </p>
    </Form>
  );
}
