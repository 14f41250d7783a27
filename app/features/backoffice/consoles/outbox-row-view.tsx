import { getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { ErrorSummary, TextArea, useZodForm } from "~/components/form";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Time } from "~/components/ui/time";
import { discardForm } from "./forms";
import type { OutboxItem } from "./outbox.server";

/** What is known of a delivery. Its text and address stay in the database. */
export const OutboxRowView = ({ row }: { row: OutboxItem }) => (
  <Card>
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
      <dt className="text-soft">Queued</dt>
      <dd>
        <Time at={row.createdAt} as="moment" />
      </dd>
      <dt className="text-soft">Attempts</dt>
      <dd>{row.attempts}</dd>
      <dt className="text-soft">Next attempt</dt>
      <dd>{row.failedAt === null ? <Time at={row.dueAt} as="moment" /> : "None: set aside"}</dd>
      <dt className="text-soft">Last error</dt>
      <dd className="wrap-anywhere">{row.lastError ?? "None"}</dd>
      <dt className="text-soft">Key</dt>
      <dd className="font-mono text-sm break-all">{row.key}</dd>
    </dl>
  </Card>
);

/** Sends it again, or gives it up with a reason. */
export function OutboxDecision({
  row,
  actionData,
}: {
  row: OutboxItem;
  actionData: FormActionData;
}) {
  const [form, fields] = useZodForm("discard", discardForm, { actionData });
  const intent = useNavigation().formData?.get("intent");
  const isSetAside = row.failedAt !== null;
  if (!isSetAside && row.attempts === 0) return null;
  return (
    <>
      <Form method="post">
        <Button name="intent" value="again" busy={intent === "again"}>
          Send again
        </Button>
      </Form>
      {isSetAside && (
        <section aria-labelledby="discard-title">
          <h2 id="discard-title" className="mb-3 text-lg">
            Discard
          </h2>
          <Card>
            <Form
              method="post"
              {...getFormProps(form)}
              className="flex flex-col items-start gap-4 *:w-full"
            >
              <ErrorSummary form={form} />
              <input type="hidden" name="intent" value="discard" />
              <TextArea
                field={fields.reason}
                label="Reason"
                hint="Kept in the audit log. A discarded delivery can't be brought back."
                rows={2}
              />
              <Button variant="plain" busy={intent === "discard"} className="!w-auto">
                Discard
              </Button>
            </Form>
          </Card>
        </section>
      )}
    </>
  );
}
