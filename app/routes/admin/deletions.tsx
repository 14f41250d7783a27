import { getFormProps } from "@conform-to/react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { actionDataFor, type FormActionData } from "~/components/action-data";
import { ErrorSummary, Field, useZodForm } from "~/components/form";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { EmptyList } from "~/components/ui/empty-list";
import { PageHead } from "~/components/ui/page";
import { Table } from "~/components/ui/table";
import { Time } from "~/components/ui/time";
import { requestForm } from "~/features/backoffice/own-data/forms";
import { ACKNOWLEDGED_HOURS, DELETED_DAYS, UNDO_DAYS } from "~/features/backoffice/own-data/limits";
import {
  addRequest,
  closeRequest,
  deletionQueue,
  startDeletion,
} from "~/features/backoffice/own-data/requests.server";
import { requestSchema } from "~/features/backoffice/own-data/schema";
import { requireStaff, requireStaffCommand } from "~/features/identity/accounts/guards.server";
import { logStaffAccess } from "~/features/identity/accounts/staff-access.server";
import { paths } from "~/paths";
import { defineActions, handleButton, handleForm, textFields } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { pageTitle } from "~/product";
import { newId } from "~db/columns";

export const meta: MetaFunction = () => [{ title: pageTitle("Deletion Requests") }];

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = requireStaff(context, "handle deletion requests");
  const [requests] = await Promise.all([
    deletionQueue(ctx),
    logStaffAccess(ctx, "deletion_requests", "all"),
  ]);
  return { requests, newId: newId() };
}

export const action = defineActions(({ context }) => {
  const ctx = requireStaffCommand(context, "handle deletion requests");
  const toPage = (title: string) => redirectWithToast(context, paths.admin.deletions, { title });
  return {
    add: handleForm(requestSchema, async (entered) => {
      await addRequest(ctx, entered);
      return toPage("Request added, and acknowledged by email.");
    }),
    start: handleButton(textFields("id"), async ({ id }) => {
      await startDeletion(ctx, id);
      return toPage("The account is closed.");
    }),
    close: handleButton(textFields("id"), async ({ id }) => {
      await closeRequest(ctx, id);
      return toPage("Request closed.");
    }),
  };
});

export default function AdminDeletions() {
  const { requests, newId: id } = useLoaderData<typeof loader>();
  const [form, fields] = useZodForm("add", requestForm, {
    actionData: actionDataFor(useActionData<typeof action>() as FormActionData, "add"),
    defaultValue: { id },
  });
  return (
    <>
      <PageHead
        title="Deletion Requests"
        index={`Sent by email. We acknowledge them within ${ACKNOWLEDGED_HOURS} hours and delete within ${DELETED_DAYS} days.`}
      />
      <div className="flex flex-col gap-6">
        <RequestList requests={requests} />
        <Card>
          <h2 className="mb-1 text-lg">Add a request</h2>
          <p className="mb-4 text-soft">
            We'll email the sender that we've got it. Closing an account gives its owner {UNDO_DAYS}{" "}
            days to undo it, so close it by day {DELETED_DAYS - UNDO_DAYS}.
          </p>
          <Form method="post" {...getFormProps(form)} className="flex flex-col gap-5">
            <ErrorSummary form={form} />
            <input type="hidden" name="intent" value="add" />
            <input type="hidden" name={fields.id.name} value={fields.id.initialValue ?? id} />
            <div className="grid items-start gap-5 md:grid-cols-2">
              <Field field={fields.email} label="Sender's email" type="email" autoComplete="off" />
              <Field field={fields.receivedOn} label="Received on" type="date" />
            </div>
            <Button className="self-start">Add request</Button>
          </Form>
        </Card>
      </div>
    </>
  );
}

interface Request {
  id: string;
  email: string;
  receivedAt: number;
  /** It was acknowledged late. */
  isLate: boolean;
  dueAt: number;
  isOverdue: boolean;
  hasAccount: boolean;
  isClosed: boolean;
}

const accountText = ({ hasAccount, isClosed }: Request) => {
  if (!hasAccount) return "None, or already deleted";
  return isClosed ? "Closed, will be deleted" : "Open";
};

/** The requests that came by mail, for staff. */
function RequestList({ requests }: { requests: Request[] }) {
  if (requests.length === 0)
    return (
      <EmptyList
        title="No open requests"
        example={["rosie@example.com", "Received 3 Mar · delete by 2 Apr", "Open"]}
      >
        A request that you add appears here until it's done.
      </EmptyList>
    );
  return (
    <Table
      caption="Open requests"
      rows={requests}
      rowKey={({ id }) => id}
      columns={[
        { label: "Email", cell: ({ email }) => <span className="break-all">{email}</span> },
        {
          label: "Received",
          narrow: "before",
          cell: ({ receivedAt, isLate }) => (
            <>
              <Time at={receivedAt} as="day" />
              {isLate && <span className="block text-sm text-alert">Acknowledged late</span>}
            </>
          ),
        },
        {
          label: "Delete by",
          narrow: "before",
          cell: ({ dueAt, isOverdue }) => (
            <span className={isOverdue ? "font-strong text-alert" : ""}>
              <Time at={dueAt} as="day" />
              {isOverdue && " (overdue)"}
            </span>
          ),
        },
        { label: "Account", narrow: "before", cell: accountText },
        {
          label: "Actions",
          quiet: true,
          cell: ({ id, email, hasAccount, isClosed }) => (
            <Form method="post" className="flex flex-wrap gap-2">
              <input type="hidden" name="id" value={id} />
              {hasAccount && !isClosed && (
                <Button size="sm" variant="plain" name="intent" value="start">
                  Close account<span className="sr-only">: {email}</span>
                </Button>
              )}
              <Button size="sm" variant="plain" name="intent" value="close">
                Done<span className="sr-only">: {email}</span>
              </Button>
            </Form>
          ),
        },
      ]}
    />
  );
}
