import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PageHead } from "~/components/ui/page";
import { Pagination } from "~/components/ui/pagination";
import { requireStaff } from "~/features/identity/accounts/guards.server";
import { logStaffAccess } from "~/features/identity/accounts/staff-access.server";
import { DisputeQueue, QueueFilter } from "~/features/money/disputes/dispute-queue";
import { disputeQueue, type QueueFilters } from "~/features/money/disputes/staff-queries.server";
import { withQuery } from "~/paths";
import { pageTitle } from "~/product";
import { DISPUTE_PRIORITIES, DISPUTE_STATUSES } from "~db/constants";

export const meta: MetaFunction = () => [{ title: pageTitle("Disputes") }];

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = requireStaff(context, "manage disputes");
  const { searchParams } = context.request.url;
  const filters = {
    status: DISPUTE_STATUSES.find((known) => known === searchParams.get("status")) ?? "active",
    priority: DISPUTE_PRIORITIES.find((known) => known === searchParams.get("priority")) ?? null,
    mine: searchParams.get("mine") === "yes",
  } as const;
  const [queue] = await Promise.all([
    disputeQueue(ctx, filters, searchParams.get("after")),
    logStaffAccess(ctx, "dispute_queue", "all"),
  ]);
  return { filters, ...queue };
}

const filtersIn = ({ status, priority, mine }: QueueFilters) => ({
  status,
  ...(priority && { priority }),
  ...(mine && { mine: "yes" }),
});

export default function AdminDisputes() {
  const { filters, items, next } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="Disputes" index="The most urgent first, then the oldest." />
      <QueueFilter filters={filters} />
      <DisputeQueue
        disputes={items}
        isFiltered={filters.status !== "active" || filters.priority !== null || filters.mine}
      />
      <Pagination
        label="Pages of disputes"
        previous={null}
        next={next && withQuery("", { ...filtersIn(filters), after: next })}
      />
    </>
  );
}
