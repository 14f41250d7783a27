import { Form, Link } from "@remix-run/react";
import { Badge, type BadgeTone } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { type Column, Table } from "~/components/ui/table";
import { Time } from "~/components/ui/time";
import { paths, withQuery } from "~/paths";
import { deviceName } from "~/platform/device-name";
import { plural } from "~/platform/numbers";
import type { Severity } from "~db/constants";
import { EVENT_LABELS, inWords, LEVEL_LABELS, SEVERITY_LABELS } from "./labels";
import type { SecurityPage } from "./security.server";
import type { SecurityTab } from "./security-filters";

/** A person of a row; their name leads to what else the tab has of them. */
const Who = ({
  tab,
  of: { userId, name, email },
}: {
  tab: SecurityTab;
  of: { userId: string | null; name: string | null; email: string | null };
}) => {
  if (!userId) return <span className="text-soft">Not signed in</span>;
  return (
    <span className="block min-w-36">
      <Link to={withQuery(paths.admin.security, { tab, person: userId })}>
        {name || email || "Deleted account"}
      </Link>
      {name && email && (
        <span className="block text-sm font-normal break-all text-soft">{email}</span>
      )}
    </span>
  );
};

/** Where a request came from. */
const Where = ({
  of: { ipAddress, country = null, userAgent },
}: {
  of: { ipAddress: string; country?: string | null; userAgent: string };
}) => (
  <span className="block min-w-40">
    <span className="break-all">{ipAddress || "Erased"}</span>
    {country && `, ${country}`}
    <span className="block text-sm break-words text-soft" title={userAgent}>
      {deviceName(userAgent)}
    </span>
  </span>
);

type Item<Tab> = Extract<SecurityPage, { tab: Tab }>["items"][number];

const TONES: Record<Severity, BadgeTone> = {
  low: "neutral",
  medium: "waiting",
  high: "wrong",
  critical: "wrong",
};

const EVENTS: Column<Item<"events">>[] = [
  { label: "Event", cell: ({ kind }) => EVENT_LABELS[kind] ?? inWords(kind) },
  {
    label: "Severity",
    narrow: "beside",
    cell: ({ severity }) => <Badge tone={TONES[severity]}>{SEVERITY_LABELS[severity]}</Badge>,
  },
  { label: "Person", cell: (row) => <Who tab="events" of={row} /> },
  { label: "From", cell: (row) => <Where of={row} /> },
  { label: "When", cell: ({ at }) => <Time at={at} as="moment" /> },
  {
    label: "Status",
    narrow: "action",
    cell: (row) =>
      row.resolvedAt === null ? (
        <Form method="post">
          <input type="hidden" name="intent" value="resolve" />
          <Button
            variant="plain"
            size="sm"
            name="eventId"
            value={row.id}
            aria-label={`Resolve: ${EVENT_LABELS[row.kind] ?? row.kind}, ${row.name || row.email}`}
          >
            Resolve
          </Button>
        </Form>
      ) : (
        <span className="text-sm text-soft">
          Resolved <Time at={row.resolvedAt} as="moment" />
          {row.resolvedBy && ` by ${row.resolvedBy}`}
        </span>
      ),
  },
];

const AUDIT: Column<Item<"audit">>[] = [
  {
    label: "Action",
    cell: ({ action }) => <span className="block min-w-28">{inWords(action)}</span>,
  },
  { label: "Person", cell: (row) => <Who tab="audit" of={row} /> },
  {
    label: "Record",
    cell: ({ resourceType, resourceId }) => (
      <span className="block min-w-32">
        <span>{inWords(resourceType)}</span>
        <Link
          to={withQuery(paths.admin.security, { tab: "audit", record: resourceId })}
          className="block font-mono text-xs break-all"
        >
          {resourceId}
        </Link>
      </span>
    ),
  },
  { label: "Details", cell: ({ detail }) => <Detail of={detail} /> },
  { label: "From", cell: (row) => <Where of={row} /> },
  { label: "When", cell: ({ at }) => <Time at={at} as="moment" /> },
];

const SESSIONS: Column<Item<"sessions">>[] = [
  { label: "Person", cell: (row) => <Who tab="sessions" of={row} /> },
  { label: "From", cell: (row) => <Where of={row} /> },
  { label: "Signed in with", narrow: "before", cell: ({ level }) => LEVEL_LABELS[level] },
  { label: "Since", narrow: "before", cell: ({ since }) => <Time at={since} as="moment" /> },
  { label: "Last active", narrow: "before", cell: ({ at }) => <Time at={at} as="moment" /> },
];

const KEY = ({ id }: { id: string }) => id;

export function SecurityTable({ page }: { page: SecurityPage }) {
  switch (page.tab) {
    case "audit":
      return (
        <Table
          caption="Audit log"
          captionHidden
          columns={AUDIT}
          rows={page.items}
          rowKey={KEY}
          empty="Nothing found in the audit log."
        />
      );
    case "sessions":
      return (
        <Table
          caption="Active sessions"
          captionHidden
          columns={SESSIONS}
          rows={page.items}
          rowKey={KEY}
          empty="No active sessions found."
        />
      );
    default:
      return (
        <Table
          caption="Security events"
          captionHidden
          columns={EVENTS}
          rows={page.items}
          rowKey={KEY}
          empty="No security events found."
        />
      );
  }
}

/** As many characters fit beside the others in a row of two lines. */
const SHORT_DETAIL = 60;

/** What an audit row carries: 'fee: 250'; longer ones are folded. */
function Detail({ of }: { of: Record<string, unknown> | null }) {
  if (!of) return <span className="text-soft">None</span>;
  const details = Object.entries(of).map(
    ([name, value]) =>
      [name, typeof value === "object" ? JSON.stringify(value) : String(value)] as const,
  );
  const list = (
    <ul className="min-w-32 text-sm wrap-anywhere">
      {details.map(([name, value]) => (
        <li key={name}>
          <span className="text-soft">{name}:</span> {value}
        </li>
      ))}
    </ul>
  );
  if (details.length <= 2 && details.join().length <= SHORT_DETAIL) return list;
  return (
    <details>
      <summary className="disclosure text-sm">{plural(details.length, "detail")}</summary>
      {list}
    </details>
  );
}
