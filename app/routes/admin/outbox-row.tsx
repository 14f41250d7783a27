import { getFormProps } from "@conform-to/react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { ErrorSummary, TextArea, useZodForm } from "~/components/form";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { BackLink } from "~/components/ui/link";
import { PageHead } from "~/components/ui/page";
import { Time } from "~/components/ui/time";
import { discardForm } from "~/features/backoffice/consoles/forms";
import { inWords } from "~/features/backoffice/consoles/labels";
import {
  discardRow,
  type OutboxItem,
  sendAgain,
  unsentRow,
} from "~/features/backoffice/consoles/outbox.server";
import { discardSchema } from "~/features/backoffice/consoles/schema";
import { requireStaff, requireStaffCommand } from "~/features/identity/accounts/guards.server";
import { paths } from "~/paths";
import { defineActions, handleForm, requireParam } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Delivery") }];

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  unsentRow(requireStaff(context, "run the system"), requireParam(params, "outboxId"));

export const action = defineActions(({ context, params }) => {
  const ctx = requireStaffCommand(context, "run the system");
  const id = requireParam(params, "outboxId");
  const done = (title: string) => redirectWithToast(context, paths.admin.outbox, { title });
  return {
    again: async () => {
      await sendAgain(ctx, id);
      return done("Being sent again");
    },
    discard: handleForm(discardSchema, async ({ reason }) => {
      await discardRow(ctx, id, reason);
      return done("Discarded");
    }),
  };
});

export default function OutboxRow() {
  const row = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>() as FormActionData;
  return (
    <>
      <BackLink to={paths.admin.outbox}>Back to Deliveries</BackLink>
      <PageHead title={inWords(row.kind)} index={row.id} />
      <div className="flex max-w-text flex-col gap-6">
        <OutboxRowView row={row} />
        <OutboxDecision row={row} actionData={actionData} />
      </div>
    </>
  );
}

/** What is known of a delivery. Its text and address stay in the database. */
const OutboxRowView = ({ row }: { row: OutboxItem }) => (
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
function OutboxDecision({ row, actionData }: { row: OutboxItem; actionData: FormActionData }) {
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
