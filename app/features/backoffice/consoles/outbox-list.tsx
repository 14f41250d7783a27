import { Form, Link } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { type Column, Table } from "~/components/ui/table";
import { Time } from "~/components/ui/time";
import { paths } from "~/paths";
import { inWords, type OutboxTab } from "./labels";
import type { OutboxItem, outboxPage } from "./outbox.server";

type Kinds = Awaited<ReturnType<typeof outboxPage>>["kinds"][OutboxTab];

/** How much of each kind a tab has, and since when; all of a kind that was set aside can be sent again. */
export const KindList = ({ kinds, tab }: { kinds: Kinds; tab: OutboxTab }) => (
  <ul className="mb-5 flex flex-col gap-3">
    {kinds.map(({ kind, n, oldest }) => (
      <li key={kind} className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span>
          <strong>{inWords(kind)}</strong>: {n}
          {oldest !== null && (
            <span className="text-soft">
              , the oldest from <Time at={oldest} as="moment" />
            </span>
          )}
        </span>
        {tab === "set-aside" && (
          <Form method="post">
            <input type="hidden" name="intent" value="again" />
            <Button variant="plain" size="sm" name="kind" value={kind}>
              Send all again<span className="sr-only">: {inWords(kind)}</span>
            </Button>
          </Form>
        )}
      </li>
    ))}
  </ul>
);

const COLUMNS: Column<OutboxItem>[] = [
  {
    label: "What",
    cell: ({ id, kind }) => (
      <span className="block min-w-28">
        <Link to={paths.admin.outboxRow(id)}>{inWords(kind)}</Link>
        <span className="block font-mono text-xs font-normal break-all text-soft">{id}</span>
      </span>
    ),
  },
  { label: "Queued", cell: ({ createdAt }) => <Time at={createdAt} as="moment" /> },
  { label: "Attempts", numeric: true, cell: ({ attempts }) => attempts },
  {
    label: "Next attempt",
    cell: ({ failedAt, dueAt }) => (failedAt === null ? <Time at={dueAt} as="moment" /> : "None"),
  },
  {
    label: "Last error",
    cell: ({ lastError }) => <span className="wrap-anywhere">{lastError ?? "None"}</span>,
  },
];

export const OutboxTable = ({ items }: { items: OutboxItem[] }) => (
  <Table
    caption="Deliveries"
    captionHidden
    columns={COLUMNS}
    rows={items}
    rowKey={({ id }) => id}
    empty="Nothing here."
  />
);
