import { getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { actionDataFor, type FormActionData } from "~/components/action-data";
import { ErrorSummary, TextArea, useZodForm } from "~/components/form";
import { RadioField } from "~/components/radio-field";
import { Button, buttonClass } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { FLAG_REASONS } from "~db/constants";
import { REASON_LABELS } from "./fields";
import { approveForm, flagForm, requestChangesForm } from "./forms";
import type { ContentDetail } from "./queries.server";
import { isClosed } from "./status";

/** The brand's decision: approve, request changes or flag. Afterwards it shows the decision. */
export function ReviewPanel({
  content,
  actionData,
}: {
  content: Pick<ContentDetail, "status" | "updatedAt" | "campaignStatus">;
  actionData: FormActionData;
}) {
  const { status, updatedAt } = content;
  if (status !== "awaiting_review")
    return (
      <Card>
        <p>
          {isClosed(content)
            ? "You cancelled the campaign, so this content was closed."
            : status === "polishing"
              ? "Our team is looking this over. You'll be notified when it's ready to review."
              : `Content has been ${status}. No further actions needed.`}
        </p>
      </Card>
    );
  return (
    <section aria-labelledby="decision">
      <h2 id="decision" className="mb-3 text-lg">
        Your decision
      </h2>
      <Card className="flex flex-col gap-4">
        <Approve seen={updatedAt} actionData={actionDataFor(actionData, "approve")} />
        <RequestChanges
          seen={updatedAt}
          actionData={actionDataFor(actionData, "request-changes", "reject")}
        />
        <Flag seen={updatedAt} actionData={actionDataFor(actionData, "flag")} />
      </Card>
    </section>
  );
}

interface Decision {
  /** When the piece on this page last changed: what is decided is about that. */
  seen: number;
  actionData: FormActionData;
}

const useBusy = (intent: string) => useNavigation().formData?.get("intent") === intent;

function Approve({ seen, actionData }: Decision) {
  const [form, fields] = useZodForm("approve", approveForm, { actionData });
  return (
    <Form method="post" {...getFormProps(form)} className="flex flex-col items-start gap-3">
      <ErrorSummary form={form} />
      <input type="hidden" name="intent" value="approve" />
      <input type="hidden" name="seen" value={seen} />
      <details className="w-full">
        <summary className="inline-flex min-h-11 items-center underline">
          Add a note (optional)
        </summary>
        <TextArea field={fields.feedback} label="Feedback" rows={4} />
      </details>
      <Button busy={useBusy("approve")}>Approve</Button>
    </Form>
  );
}

function RequestChanges({ seen, actionData }: Decision) {
  const [form, fields] = useZodForm("request-changes", requestChangesForm, { actionData });
  return (
    <Choice label="Request Changes" open={Boolean(actionData)}>
      <Form method="post" {...getFormProps(form)} className="flex flex-col items-start gap-3">
        <ErrorSummary form={form} title="Feedback Required" />
        <input type="hidden" name="intent" value="request-changes" />
        <input type="hidden" name="seen" value={seen} />
        <TextArea
          field={fields.feedback}
          label="What needs to change?"
          hint="The athlete will see this when they revise it."
          rows={4}
        />
        <Button variant="brand" busy={useBusy("request-changes")}>
          Send to athlete
        </Button>
      </Form>
    </Choice>
  );
}

function Flag({ seen, actionData }: Decision) {
  const [form, fields] = useZodForm("flag", flagForm, { actionData });
  return (
    <Choice label="Flag" open={Boolean(actionData)}>
      <Form method="post" {...getFormProps(form)} className="flex flex-col items-start gap-3">
        <ErrorSummary form={form} title="Reason Required" />
        <input type="hidden" name="intent" value="flag" />
        <input type="hidden" name="seen" value={seen} />
        <p className="text-sm text-soft">
          Our moderators will take a look. The content goes back to the athlete as a draft.
        </p>
        <RadioField
          field={fields.reason}
          label="Reason"
          columns
          options={FLAG_REASONS.map((value) => ({ value, label: REASON_LABELS[value] }))}
        />
        <TextArea field={fields.feedback} label="Feedback" rows={4} />
        <Button variant="plain" busy={useBusy("flag")}>
          Flag Content
        </Button>
      </Form>
    </Choice>
  );
}

/** A disclosure with the form of one decision; open when the form came back with an error. */
function Choice({ label, open, children }: { label: string; open: boolean; children: ReactNode }) {
  return (
    <details open={open || undefined} className="border-t border-line pt-4">
      <summary className={`${buttonClass({ variant: "plain" })} list-none`}>{label}</summary>
      <div className="mt-4 *:*:w-full [&_button]:!w-auto">{children}</div>
    </details>
  );
}
