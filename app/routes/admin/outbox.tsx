import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { EmptyList } from "~/components/ui/empty-list";
import { PageHead } from "~/components/ui/page";
import { Pagination } from "~/components/ui/pagination";
import { type Column, Table } from "~/components/ui/table";
import { currentTab, Tabs } from "~/components/ui/tabs";
import { Time } from "~/components/ui/time";
import {
  inWords,
  OUTBOX_LABELS,
  OUTBOX_TABS,
  type OutboxTab,
} from "~/features/backoffice/consoles/labels";
import {
  type OutboxItem,
  outboxPage,
  sendKindAgain,
} from "~/features/backoffice/consoles/outbox.server";
import { requireStaff, requireStaffCommand } from "~/features/identity/accounts/guards.server";
import { paths, withQuery } from "~/paths";
import { defineActions, handleButton, textFields } from "~/platform/define-actions";
import { redirectWithToast, toastOnConflict } from "~/platform/flash";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Deliveries") }];

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = requireStaff(context, "run the system");
  const { url } = context.request;
  const tab = currentTab(url, OUTBOX_TABS);
  return { tab, ...(await outboxPage(ctx, tab, url.searchParams.get("after"))) };
}

export const action = defineActions(({ context }) => {
  const ctx = requireStaffCommand(context, "run the system");
  return {
    again: handleButton(textFields("kind"), ({ kind }) =>
      toastOnConflict(context, paths.admin.outbox, async () => {
        await sendKindAgain(ctx, kind);
        return redirectWithToast(context, paths.admin.outbox, { title: "Being sent again" });
      }),
    ),
  };
});

export default function Outbox() {
  const { tab, kinds, items, next } = useLoaderData<typeof loader>();
  const countOf = (name: (typeof OUTBOX_TABS)[number]) =>
    kinds[name].reduce((sum, { n }) => sum + n, 0);
  return (
    <>
      <PageHead
        title="Deliveries"
        index="Emails, live updates and other work outside the database that hasn't been done yet. Oldest first."
      />
      <Tabs
        label="Deliveries"
        current={tab}
        tabs={OUTBOX_TABS.map((value) => ({
          value,
          label: `${OUTBOX_LABELS[value]} (${countOf(value)})`,
        }))}
      />
      <KindList kinds={kinds[tab]} tab={tab} />
      {items.length > 0 ? <OutboxTable items={items} /> : <NothingQueued tab={tab} />}
      <Pagination
        label="Pages of deliveries"
        previous={null}
        next={next && withQuery("", { tab, after: next })}
      />
    </>
  );
}

type Kinds = Awaited<ReturnType<typeof outboxPage>>["kinds"][OutboxTab];

/** How much of each kind a tab has, and since when; all of a kind that was set aside can be sent again. */
const KindList = ({ kinds, tab }: { kinds: Kinds; tab: OutboxTab }) => (
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
  {
    label: "Queued",
    narrow: "before",
    cell: ({ createdAt }) => <Time at={createdAt} as="moment" />,
  },
  { label: "Attempts", narrow: "after", numeric: true, cell: ({ attempts }) => attempts },
  {
    label: "Next attempt",
    narrow: "before",
    cell: ({ failedAt, dueAt }) => (failedAt === null ? <Time at={dueAt} as="moment" /> : "None"),
  },
  {
    label: "Last error",
    narrow: "before",
    cell: ({ lastError }) => <span className="wrap-anywhere">{lastError ?? "None"}</span>,
  },
];

const EMPTY: Record<OutboxTab, { title: string; children: string }> = {
  "set-aside": {
    title: "Nothing is set aside",
    children: "What has failed too often appears here, and you can send it again.",
  },
  failing: {
    title: "Nothing is failing",
    children: "What has failed appears here until it's sent or set aside.",
  },
  waiting: {
    title: "Nothing is waiting",
    children: "What is to be sent appears here, mostly for a few seconds.",
  },
};

const NothingQueued = ({ tab }: { tab: OutboxTab }) => (
  <EmptyList {...EMPTY[tab]} example={["Email", "Queued 3 Mar, 09:12", "2 attempts"]} />
);

const OutboxTable = ({ items }: { items: OutboxItem[] }) => (
  <Table
    caption="Deliveries"
    captionHidden
    columns={COLUMNS}
    rows={items}
    rowKey={({ id }) => id}
  />
);
