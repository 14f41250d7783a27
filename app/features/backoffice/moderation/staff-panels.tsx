import { getFormProps } from "@conform-to/react";
import { Form, Link, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { actionDataFor, type FormActionData } from "~/components/action-data";
import { ErrorSummary, TextArea, useZodForm } from "~/components/form";
import { RadioField } from "~/components/radio-field";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { paths } from "~/paths";
import { plural } from "~/platform/numbers";
import type { CaseDecision } from "~db/constants";
import { FlagReport } from "./case-history";
import { appealChoices, caseChoices } from "./fields";
import { appealForm, decideForm } from "./forms";
import type { CaseRecord, ModerationHistory } from "./queries.server";

const useBusy = (intent: string) => useNavigation().formData?.get("intent") === intent;

/** The open case of a content item, and the moderator's decision. */
export function CasePanel({
  found,
  record,
  maySuspend,
  actionData,
}: {
  found: CaseRecord;
  record: ModerationHistory | null;
  maySuspend: boolean;
  actionData: FormActionData;
}) {
  const [form, fields] = useZodForm("decide", decideForm, {
    actionData: actionDataFor(actionData, "decide"),
    defaultValue: { athleteNote: found.athleteNote, brandNote: found.brandNote },
  });
  return (
    <Panel title="Open case">
      <FlagReport found={found} />
      {record && <RecordLine record={record} />}
      {found.suspensionAskedBy && (
        <p>
          <strong>{found.suspensionAskedBy} asks an admin to suspend the athlete.</strong>{" "}
          {maySuspend
            ? "Their note is below, and is emailed as you leave it."
            : "You can still decide otherwise."}
        </p>
      )}
      <Form
        method="post"
        {...getFormProps(form)}
        className="flex flex-col items-start gap-4 border-t border-line pt-4 *:w-full"
      >
        <ErrorSummary form={form} />
        <input type="hidden" name="intent" value="decide" />
        <input type="hidden" name="id" value={found.id} />
        <RadioField field={fields.decision} label="Decision" options={caseChoices(maySuspend)} />
        <TextArea
          field={fields.athleteNote}
          label="Note to the athlete"
          hint="Needed unless you dismiss the flag. It's also the reason for a suspension."
          rows={3}
        />
        <TextArea field={fields.brandNote} label="Note to the brand" rows={3} />
        <Button busy={useBusy("decide")} className="!w-auto">
          Save decision
        </Button>
      </Form>
    </Panel>
  );
}

/** What moderators have decided about the athlete's content so far. */
const RecordLine = ({ record: { athleteId, warned, removed } }: { record: ModerationHistory }) => (
  <p className="text-sm text-soft">
    This athlete has had {plural(warned, "warning")} and {plural(removed, "removal")}.{" "}
    <Link to={paths.admin.user(athleteId)}>See their account</Link>.
  </p>
);

/** An athlete's appeal, and the moderator's answer. Whoever made the decision leaves it to a colleague. */
export function AppealPanel({
  found,
  readerId,
  actionData,
}: {
  found: CaseRecord;
  readerId: string;
  actionData: FormActionData;
}) {
  const waits = found.closedById === readerId && found.closerHasColleague;
  return (
    <Panel title="Appeal">
      <p className="border-l-3 border-leaf pl-3 whitespace-pre-line">“{found.appealNote}”</p>
      {waits ? (
        <p>You made this decision, so a colleague answers the appeal.</p>
      ) : (
        <AnswerForm id={found.appealId ?? ""} against={found.decision} actionData={actionData} />
      )}
    </Panel>
  );
}

/** @param id of the appeal, or of the report whose warning it is against */
export function AnswerForm({
  id,
  against,
  actionData,
}: {
  id: string;
  against: CaseDecision | null;
  actionData: FormActionData;
}) {
  const [form, fields] = useZodForm("decide-appeal", appealForm, {
    actionData: actionDataFor(actionData, "decide-appeal"),
  });
  return (
    <Form
      method="post"
      {...getFormProps(form)}
      className="flex flex-col items-start gap-4 border-t border-line pt-4 *:w-full"
    >
      <ErrorSummary form={form} />
      <input type="hidden" name="intent" value="decide-appeal" />
      <input type="hidden" name="id" value={id} />
      <RadioField field={fields.decision} label="Decision" options={appealChoices(against)} />
      <TextArea field={fields.answer} label="Answer to the person" rows={3} />
      <Button busy={useBusy("decide-appeal")} className="!w-auto">
        Answer appeal
      </Button>
    </Form>
  );
}

const Panel = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-labelledby="decision">
    <h2 id="decision" className="mb-3 text-lg">
      {title}
    </h2>
    <Card className="flex flex-col gap-4">{children}</Card>
  </section>
);
