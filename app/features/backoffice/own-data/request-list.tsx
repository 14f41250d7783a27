import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/card";
import { Table } from "~/components/ui/table";
import { Time } from "~/components/ui/time";

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
export function RequestList({ requests }: { requests: Request[] }) {
  if (requests.length === 0) return <EmptyState title="No open requests" />;
  return (
    <Table
      caption="Open requests"
      rows={requests}
      rowKey={({ id }) => id}
      columns={[
        { label: "Email", cell: ({ email }) => <span className="break-all">{email}</span> },
        {
          label: "Received",
          cell: ({ receivedAt, isLate }) => (
            <>
              <Time at={receivedAt} as="day" />
              {isLate && <span className="block text-sm text-alert">Acknowledged late</span>}
            </>
          ),
        },
        {
          label: "Delete by",
          cell: ({ dueAt, isOverdue }) => (
            <span className={isOverdue ? "font-strong text-alert" : ""}>
              <Time at={dueAt} as="day" />
              {isOverdue && " (overdue)"}
            </span>
          ),
        },
        { label: "Account", cell: accountText },
        {
          label: "Actions",
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
