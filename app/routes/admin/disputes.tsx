import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PageHead } from "~/components/ui/page";
import { requireStaff } from "~/features/accounts/guards.server";
import { disputeQueue } from "~/features/disputes/queries.server";
import { DisputeQueue, QueueFilter } from "~/features/disputes/queue";
import { pageTitle } from "~/product";
import { DISPUTE_PRIORITIES, DISPUTE_STATUSES } from "~db/constants";

export const meta: MetaFunction = () => [{ title: pageTitle("Disputes") }];

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = requireStaff(context);
  const { searchParams } = context.request.url;
  const filters = {
    status: DISPUTE_STATUSES.find((known) => known === searchParams.get("status")) ?? "active",
    priority: DISPUTE_PRIORITIES.find((known) => known === searchParams.get("priority")) ?? null,
    mine: searchParams.get("mine") === "yes",
  } as const;
  return { filters, disputes: await disputeQueue(ctx, filters) };
}

export default function AdminDisputes() {
  const { filters, disputes } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="Disputes" index="The most urgent first, then the oldest." />
      <QueueFilter filters={filters} />
      <DisputeQueue disputes={disputes} />
    </>
  );
}
