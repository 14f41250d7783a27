import { getFormProps } from "@conform-to/react";
import { Form, Link } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { ErrorSummary, TextArea, useZodForm } from "~/components/form";
import { RadioField } from "~/components/radio-field";
import { useSending } from "~/components/sending";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Time } from "~/components/ui/time";
import { filesOf, paths } from "~/paths";
import { REPORT_CHOICES, REPORT_DECISION_LABELS, REPORT_LABELS } from "./fields";
import { decideReportForm } from "./forms";
import type { StaffReport } from "./reports.server";
import { AnswerForm } from "./staff-panels";

/** Why a conversation was reported, the reported messages and the decision. */
export const ReportView = ({ report }: { report: StaffReport }) => (
  <Card className="flex flex-col gap-4">
    <p className="flex flex-wrap items-center gap-3">
      <Badge tone="wrong">{REPORT_LABELS[report.reason]}</Badge>
      <span className="text-sm text-soft">
        reported <Time at={report.createdAt} as="moment" />
      </span>
    </p>
    {report.details && (
      <p className="border-l-3 border-leaf pl-3 break-words whitespace-pre-line">
        “{report.details}”
      </p>
    )}
    <h2 className="text-lg">Messages from {report.reported}</h2>
    <p className="text-sm text-soft">
      {report.messages.length === 0
        ? "No messages were chosen. You see nothing else of the conversation."
        : "Copies from when they were reported. You see nothing else of the conversation."}
      {report.messages.some(({ file }) => file) && " We keep a record of each file you open."}
    </p>
    {report.messages.length > 0 && (
      <ol className="flex flex-col gap-2">
        {report.messages.map(({ seq, body, createdAt, file }) => (
          <li key={seq} className="rounded-control border border-line px-3.5 py-2">
            <p className="break-words whitespace-pre-wrap">{body}</p>
            {file && <ReportedFile reportId={report.id} file={file} />}
            <p className="text-xs text-soft">
              <Time at={createdAt} as="moment" />
            </p>
          </li>
        ))}
      </ol>
    )}
    {report.decision && (
      <div className="border-t border-line pt-4">
        <p>
          <strong>{REPORT_DECISION_LABELS[report.decision]}</strong>
          <span className="text-sm text-soft">
            {report.closedBy && ` by ${report.closedBy}`}
            {report.closedAt && (
              <>
                , <Time at={report.closedAt} as="moment" />
              </>
            )}
          </span>
        </p>
        {report.reportedNote && (
          <p>
            To {report.reported}: “{report.reportedNote}”
          </p>
        )}
        {report.reporterNote && (
          <p>
            To {report.reporter}: “{report.reporterNote}”
          </p>
        )}
      </div>
    )}
  </Card>
);

/** A link and not the picture itself, so that only a look on purpose is shown and audited. */
function ReportedFile({ reportId, file }: { reportId: string; file: ReportedFileShown }) {
  const { id, kind, width } = file;
  const isPicture = kind === "picture";
  const { file: addressOf } = filesOf(paths.admin.report(reportId));
  const address = addressOf(id, isPicture ? `${width}.webp` : "document.pdf");
  return (
    <p>
      <a
        href={address}
        {...(isPicture ? { target: "_blank", rel: "noopener" } : { download: true })}
        className="inline-flex min-h-11 items-center underline md:min-h-8"
      >
        {isPicture ? "Open the picture" : "Download the PDF"}
        {isPicture && <span className="sr-only"> (opens in a new tab)</span>}
      </a>
    </p>
  );
}

type ReportedFileShown = NonNullable<StaffReport["messages"][number]["file"]>;

/** The appeal against a warning, and the moderator's answer. Whoever gave the warning leaves it to a colleague. */
export function WarningAppeal({
  report: { id, appeal, appealAnswer, appealAnsweredAt, waitsForColleague },
  actionData,
}: {
  report: StaffReport;
  actionData: FormActionData;
}) {
  return (
    <section aria-labelledby="appeal">
      <h2 id="appeal" className="mb-3 text-lg">
        Appeal
      </h2>
      <Card className="flex flex-col gap-4">
        <p className="border-l-3 border-leaf pl-3 break-words whitespace-pre-line">“{appeal}”</p>
        {appealAnsweredAt !== null ? (
          <p className="whitespace-pre-line">
            Answered <Time at={appealAnsweredAt} as="moment" />: “{appealAnswer}”
          </p>
        ) : waitsForColleague ? (
          <p>You gave this warning, so a colleague answers the appeal.</p>
        ) : (
          <AnswerForm id={id} against="warned" actionData={actionData} />
        )}
      </Card>
    </section>
  );
}

export function ReportDecision({ actionData }: { actionData: FormActionData }) {
  const [form, fields] = useZodForm("decide-report", decideReportForm, {
    actionData: actionData ?? undefined,
  });
  return (
    <section aria-labelledby="decision">
      <h2 id="decision" className="mb-3 text-lg">
        Open report
      </h2>
      <Card>
        <Form
          method="post"
          {...getFormProps(form)}
          className="flex flex-col items-start gap-4 *:w-full"
        >
          <ErrorSummary form={form} />
          <RadioField field={fields.decision} label="Decision" options={REPORT_CHOICES} />
          <TextArea
            field={fields.reportedNote}
            label="Warning to the person reported"
            hint="Only sent with a warning. It doesn't name who reported them."
            rows={3}
          />
          <TextArea field={fields.reporterNote} label="Note to the reporter" rows={3} />
          <Button busy={useSending()} className="!w-auto">
            Close report
          </Button>
        </Form>
      </Card>
    </section>
  );
}

/** The latest reports of the same person, from any conversation. */
export function OtherReports({ report: { others, reported } }: { report: StaffReport }) {
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="others">
      <h2 id="others" className="mb-3 text-lg">
        Other reports of {reported}
      </h2>
      <Card className="!py-2">
        <ul className="divide-y divide-line">
          {others.map(({ id, reason, decision, createdAt }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3 py-3">
              <Link to={paths.admin.report(id)} className="inline-flex min-h-6 font-strong">
                {REPORT_LABELS[reason]}
              </Link>
              <span className="text-sm text-soft">
                <Time at={createdAt} /> · {decision ? REPORT_DECISION_LABELS[decision] : "Open"}
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
