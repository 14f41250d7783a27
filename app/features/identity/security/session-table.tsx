import { Form } from "@remix-run/react";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { type Column, Table } from "~/components/ui/table";
import { Time } from "~/components/ui/time";
import type { OwnSession } from "./security-settings.server";

const STATUS = {
  this: { label: "This device", tone: "good" },
  active: { label: "Active", tone: "neutral" },
  waiting: { label: "Waiting for a code", tone: "waiting" },
} as const;

const PhoneIcon = () => (
  <svg width="20" height="20" viewBox="0 0 24 24" fill="none" role="img" className="flex-none">
    <title>Phone</title>
    <path
      d="M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zm5 16h.01"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    />
  </svg>
);

const COLUMNS: Column<OwnSession>[] = [
  {
    label: "Device",
    cell: ({ device, isMobile }) => (
      <span className="inline-flex items-center gap-2">
        {isMobile && <PhoneIcon />}
        {device}
      </span>
    ),
  },
  { label: "IP Address", cell: ({ ipAddress }) => <span className="break-all">{ipAddress}</span> },
  { label: "Last Activity", cell: ({ lastActivity }) => <Time at={lastActivity} as="moment" /> },
  {
    label: "Status",
    narrow: "beside",
    cell: ({ status }) => <Badge tone={STATUS[status].tone}>{STATUS[status].label}</Badge>,
  },
  {
    label: "Actions",
    quiet: true,
    cell: ({ id, device, ipAddress }) => (
      // A whole new page: the revoked session may be this one.
      <Form method="post" reloadDocument>
        <input type="hidden" name="intent" value="revoke" />
        <Button
          variant="plain"
          size="sm"
          name="sessionId"
          value={id}
          aria-label={`Revoke ${device}, ${ipAddress}`}
        >
          Revoke
        </Button>
      </Form>
    ),
  },
];

export const SessionTable = ({ sessions }: { sessions: OwnSession[] }) => (
  <Table
    caption="Active Sessions"
    columns={COLUMNS}
    rows={sessions}
    rowKey={({ id }) => id}
    empty="No active sessions."
  />
);
