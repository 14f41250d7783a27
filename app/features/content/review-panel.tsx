import { getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { ErrorSummary, TextArea, useZodForm } from "~/components/form";
import { RadioField } from "~/components/radio-field";
import { Button, buttonClass } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { FLAG_REASONS } from "~db/constants";
import { answerTo, type FormAnswer } from "./form-answer";
import type { Piece } from "./queries.server";
import { approveSchema, flagSchema, REASON_LABELS, requestChangesSchema } from "./schema";

/** The brand's decision: approve, ask for changes, or flag. Afterwards it only says what was decided. */
export function ReviewPanel({
  piece: { status, updatedAt },
  answer,
}: {
  piece: Pick<Piece, "status" | "updatedAt">;
  answer: FormAnswer;
}) {
  if (status !== "awaiting_review")
    return (
      <Card>
        <p>
          {status === "polishing"
            ? "Our team is polishing this piece. It comes to you for review next."
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
        <Approve seen={updatedAt} answer={answerTo(answer, "approve")} />
        <RequestChanges seen={updatedAt} answer={answerTo(answer, "request-changes", "reject")} />
        <Flag seen={updatedAt} answer={answerTo(answer, "flag")} />
      </Card>
    </section>
  );
}

interface Decision {
  /** When the piece on this page last changed: what is decided is about that. */
  seen: number;
  answer: FormAnswer;
}

const useBusy = (intent: string) => useNavigation().formData?.get("intent") === intent;

function Approve({ seen, answer }: Decision) {
  const [form, fields] = useZodForm("approve", approveSchema, { answer });
  return (
    <Form method="post" {...getFormProps(form)} className="flex flex-col items-start gap-3">
      <ErrorSummary form={form} />
      <input type="hidden" name="intent" value="approve" />
      <input type="hidden" name="seen" value={seen} />
      <details className="w-full">
        <summary className="inline-flex min-h-11 items-center underline">
          Add a word of praise or advice
        </summary>
        <TextArea field={fields.feedback} label="Feedback" rows={4} />
      </details>
      <Button busy={useBusy("approve")}>Approve</Button>
    </Form>
  );
}

function RequestChanges({ seen, answer }: Decision) {
  const [form, fields] = useZodForm("request-changes", requestChangesSchema, { answer });
  return (
    <Choice label="Request Changes" open={Boolean(answer)}>
      <Form method="post" {...getFormProps(form)} className="flex flex-col items-start gap-3">
        <ErrorSummary form={form} title="Feedback Required" />
        <input type="hidden" name="intent" value="request-changes" />
        <input type="hidden" name="seen" value={seen} />
        <TextArea
          field={fields.feedback}
          label="What should change?"
          hint="The athlete reads this, and revises."
          rows={4}
        />
        <Button look="brand" busy={useBusy("request-changes")}>
          Send to the athlete
        </Button>
      </Form>
    </Choice>
  );
}

function Flag({ seen, answer }: Decision) {
  const [form, fields] = useZodForm("flag", flagSchema, { answer });
  return (
    <Choice label="Flag" open={Boolean(answer)}>
      <Form method="post" {...getFormProps(form)} className="flex flex-col items-start gap-3">
        <ErrorSummary form={form} title="Reason Required" />
        <input type="hidden" name="intent" value="flag" />
        <input type="hidden" name="seen" value={seen} />
        <p className="text-sm text-soft">
          Our moderators look at it. The piece goes back to the athlete as a draft.
        </p>
        <RadioField
          field={fields.reason}
          label="Reason"
          columns
          options={FLAG_REASONS.map((value) => ({ value, label: REASON_LABELS[value] }))}
        />
        <TextArea field={fields.feedback} label="Feedback" rows={4} />
        <Button look="plain" busy={useBusy("flag")}>
          Flag Content
        </Button>
      </Form>
    </Choice>
  );
}

/** A choice that shows its form when it is taken; open from the start when it came back with an error. */
function Choice({ label, open, children }: { label: string; open: boolean; children: ReactNode }) {
  return (
    <details open={open || undefined} className="border-t border-line pt-4">
      <summary className={`${buttonClass({ look: "plain" })} list-none`}>{label}</summary>
      <div className="mt-4 *:*:w-full [&_button]:!w-auto">{children}</div>
    </details>
  );
}
