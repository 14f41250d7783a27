import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { Cancel, Checkbox, ErrorSummary, Select, TextArea, useZodForm } from "~/components/form";
import { useSending } from "~/components/sending";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { MessageChoices } from "~/features/communication/messages/message-choices";
import { paths, withQuery } from "~/paths";
import { REPORT_REASONS } from "~db/constants";
import { REPORT_LABELS } from "./fields";
import { reportForm } from "./forms";
import type { loadReportable } from "./report-conversation.server";

type Reportable = Awaited<ReturnType<typeof loadReportable>>;

const REASONS = REPORT_REASONS.map((value) => ({ value, label: REPORT_LABELS[value] }));

/** Asks for a reason and the messages to report. All offered messages are chosen at first. */
export function ReportForm({
  reported: { conversationId, name, blocked, messages, earlier },
  actionData,
}: {
  reported: Reportable;
  actionData: FormActionData;
}) {
  const [form, fields] = useZodForm("report", reportForm, { actionData: actionData ?? undefined });
  const busy = useSending();
  const typed = actionData ? [fields.messages.initialValue].flat().map(String) : null;
  return (
    <Card className="max-w-text">
      <Form method="post" {...getFormProps(form)} className="flex flex-col gap-5">
        <ErrorSummary form={form} />
        <Select
          field={fields.reason}
          label="Reason"
          placeholder="Select a reason"
          options={REASONS}
        />
        <TextArea field={fields.details} label="What happened?" rows={4} />
        <MessageChoices
          field={fields.messages}
          legend={`Messages from ${name}`}
          hint={
            messages.length === 0
              ? `${name} hasn't written anything here.`
              : "Our moderators see only the messages you choose, not the rest of the conversation."
          }
          earlier={
            earlier === null
              ? null
              : withQuery(paths.reportConversation(conversationId), { before: String(earlier) })
          }
          messages={messages}
          isChosen={(seq) => typed === null || typed.includes(seq)}
        />
        {!blocked && (
          <Checkbox
            field={fields.block}
            label={`Also block ${name}`}
            hint="Neither of you can write until you unblock the conversation."
          />
        )}
        <p className="text-sm text-soft">
          We don't tell {name} that you reported them. If we warn them, they may guess.
        </p>
        <div className="flex flex-wrap gap-2.5">
          <Button busy={busy}>{busy ? "Sending…" : "Send report"}</Button>
          <Cancel to={paths.conversation(conversationId)} />
        </div>
      </Form>
    </Card>
  );
}
