import { getFormProps } from "@conform-to/react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { Cancel, Checkbox, ErrorSummary, Select, TextArea, useZodForm } from "~/components/form";
import { useSending } from "~/components/sending";
import { Button, ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { PageHead } from "~/components/ui/page";
import { Time } from "~/components/ui/time";
import { REPORT_LABELS } from "~/features/backoffice/moderation/fields";
import { reportForm } from "~/features/backoffice/moderation/forms";
import {
  loadReportable,
  reportConversation,
} from "~/features/backoffice/moderation/report-conversation.server";
import { reportSchema } from "~/features/backoffice/moderation/schema";
import { MessageChoices } from "~/features/communication/messages/message-choices";
import { requireMember } from "~/features/identity/accounts/guards.server";
import { paths, withQuery } from "~/paths";
import { defineActions, handleForm, requireParam } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { pageTitle } from "~/product";
import { REPORT_REASONS } from "~db/constants";

export const meta: MetaFunction = () => [{ title: pageTitle("Report a conversation") }];

/** `?before=` offers the messages before this number. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const before = context.request.url.searchParams.get("before") ?? "";
  return loadReportable(
    requireMember(context),
    requireParam(params, "conversationId"),
    /^\d{1,9}$/.test(before) ? Number(before) : null,
  );
}

export const action = defineActions(({ context, params }) => {
  const ctx = requireMember(context);
  const id = requireParam(params, "conversationId");
  return handleForm(reportSchema, async (report) => {
    await reportConversation(ctx, id, report);
    return redirectWithToast(context, paths.conversation(id), {
      title: report.block ? "Reported and blocked" : "Conversation reported",
      description: "Our moderators will look at it. We'll tell you what they decide.",
    });
  });
});

export default function ReportConversation() {
  const reported = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>() as FormActionData;
  const { name, reportedAt, conversationId } = reported;
  if (reportedAt === null)
    return (
      <>
        <PageHead title="Report a conversation" index={`With ${name}`} />
        <ReportForm reported={reported} actionData={actionData} />
      </>
    );
  return (
    <>
      <PageHead title="You've reported this conversation" index={`With ${name}`} />
      <p className="mb-5 max-w-text">
        You reported it on <Time at={reportedAt} />. Our moderators will look at it, and we'll tell
        you what they decide.
      </p>
      <ButtonLink to={paths.conversation(conversationId)}>Back to the conversation</ButtonLink>
    </>
  );
}

type Reportable = Awaited<ReturnType<typeof loadReportable>>;

const REASONS = REPORT_REASONS.map((value) => ({ value, label: REPORT_LABELS[value] }));

/** Asks for a reason and the messages to report. All offered messages are chosen at first. */
function ReportForm({
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
    <Card className="single-column">
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
        <div className="action-bar">
          <Button busy={busy}>{busy ? "Sending…" : "Send report"}</Button>
          <Cancel to={paths.conversation(conversationId)} />
        </div>
      </Form>
    </Card>
  );
}
