import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { ErrorSummary, Select, TextArea, useZodForm } from "~/components/form";
import { useSending } from "~/components/sending";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { FieldFrame, SelectBox } from "~/components/ui/field";
import { formatWeekday } from "~/platform/dates";
import { INTENT } from "~/platform/list-field";
import { type DisputePriority, isActiveDispute } from "~db/constants";
import { TEMPLATE, TEMPLATES } from "./decision-templates";
import { PRIORITIES, RESOLUTIONS } from "./fields";
import { priorityForm, resolveForm } from "./forms";
import { RefundField } from "./offers";
import type { StaffDisputePage } from "./staff-queries.server";

const ROW = "flex flex-wrap items-end gap-3";

/** Who handles the dispute and how urgent it is, and its next status. */
export function Handling({
  dispute,
  readerId,
  isAdmin,
  actionData,
}: {
  dispute: StaffDisputePage;
  readerId: string;
  isAdmin: boolean;
  actionData: FormActionData;
}) {
  const { status, assignedTo, assignee, priority, staff, appeal } = dispute;
  if (!isActiveDispute(status)) return null;
  const isFirstRuler = appeal?.ruledBy === readerId;
  const isOwn = !isFirstRuler && (assignedTo === null || assignedTo === readerId);
  const eligible = staff.filter(({ value }) => value !== appeal?.ruledBy);
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg">Handling</h2>
      <p>
        {assignedTo === null
          ? "No one is handling this yet."
          : `Handled by ${assignedTo === readerId ? "you" : (assignee ?? "a colleague")}.`}
        {isFirstRuler && " You made the decision that was appealed, so someone else decides now."}
      </p>
      {isAdmin ? (
        <Form method="post" className={ROW}>
          <FieldFrame id="staff" label="Assign to" small className="flex-1 basis-48">
            <SelectBox
              id="staff"
              name="staffId"
              key={assignedTo}
              defaultValue={assignedTo ?? ""}
              options={eligible}
              placeholder="Choose someone"
            />
          </FieldFrame>
          <Button name={INTENT} value="assign" variant="plain">
            Assign
          </Button>
        </Form>
      ) : (
        assignedTo === null &&
        !isFirstRuler && (
          <Form method="post">
            <input type="hidden" name="staffId" value={readerId} />
            <Button name={INTENT} value="assign" variant="plain">
              Take this dispute
            </Button>
          </Form>
        )
      )}
      <PriorityForm
        key={priority}
        priority={priority}
        mayBeUrgent={isAdmin}
        actionData={actionData}
      />
      {isOwn && (
        <Form method="post" className="flex flex-wrap gap-2.5">
          {status !== "under_review" && (
            <Button name={INTENT} value="review" variant="plain">
              Start review
            </Button>
          )}
          {status !== "escalated" && (
            <Button name={INTENT} value="escalate" variant="plain">
              Escalate
            </Button>
          )}
        </Form>
      )}
    </Card>
  );
}

/** An urgent dispute, which an admin marks, needs a reason. */
function PriorityForm({
  priority,
  mayBeUrgent,
  actionData,
}: {
  priority: DisputePriority;
  mayBeUrgent: boolean;
  actionData: FormActionData;
}) {
  const [form, fields] = useZodForm("priority-form", priorityForm, {
    actionData,
    defaultValue: { priority },
  });
  return (
    <Form
      method="post"
      {...getFormProps(form)}
      className="group flex flex-col items-start gap-3 *:w-full"
    >
      <ErrorSummary form={form} />
      <input type="hidden" name={INTENT} value="priority" />
      <Select
        field={fields.priority}
        label="Priority"
        options={PRIORITIES.filter(
          ({ value }) => mayBeUrgent || value !== "urgent" || value === priority,
        )}
      />
      {mayBeUrgent && (
        <div className="hidden group-has-[option[value=urgent]:checked]:block">
          <TextArea
            field={fields.reason}
            label="Why is it urgent?"
            hint="The dispute can then be decided before the other side answers. Your reason is kept in the audit log."
            rows={2}
          />
        </div>
      )}
      <Button variant="plain" className="!w-auto">
        Set priority
      </Button>
    </Form>
  );
}

/** Says how long our team waits for the respondent's answer. */
export const TooEarly = ({ name, day }: { name: string; day: string }) => (
  <section aria-labelledby="decision">
    <h2 id="decision" className="mb-3 text-lg">
      Decide
    </h2>
    <Card>
      <p>
        {name} has until {formatWeekday(day)} to answer. You can decide once they have, or after
        that day. An urgent dispute can be decided at once.
      </p>
    </Card>
  </section>
);

/** The ruling. */
export function ResolvePanel({
  isFinal,
  actionData,
}: {
  isFinal: boolean;
  actionData: FormActionData;
}) {
  const [form, fields] = useZodForm("resolve", resolveForm, { actionData });
  return (
    <section aria-labelledby="decision">
      <h2 id="decision" className="mb-3 text-lg">
        {isFinal ? "Decide on the appeal" : "Decide"}
      </h2>
      <Card>
        <Form
          method="post"
          {...getFormProps(form)}
          className="group relative flex flex-col items-start gap-4 *:w-full"
        >
          {/* Enter presses the first button, which must not be a template. */}
          <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
          <ErrorSummary form={form} />
          <input type="hidden" name={INTENT} value="resolve" />
          <Select
            field={fields.type}
            label="Resolution"
            placeholder="Select a resolution type"
            options={RESOLUTIONS}
          />
          <RefundField field={fields.refund} />
          <fieldset className="min-w-0">
            <legend className="text-sm font-strong">Start from a template</legend>
            <p className="text-sm text-soft">
              Fills in the resolution and the explanation for you to finish.
            </p>
            <div className="mt-2 flex flex-wrap gap-2">
              {Object.entries(TEMPLATES).map(([name, { label }]) => (
                <Button
                  key={name}
                  name={TEMPLATE}
                  value={name}
                  variant="plain"
                  size="sm"
                  formNoValidate
                >
                  {label}
                </Button>
              ))}
            </div>
          </fieldset>
          <TextArea
            field={fields.details}
            label="Explanation to both sides"
            hint={
              isFinal ? "Both read it. This decision is final." : "Both read it, and may appeal."
            }
            rows={5}
          />
          <Button busy={useSending()} className="!w-auto">
            Resolve dispute
          </Button>
        </Form>
      </Card>
    </section>
  );
}
