import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { Button, ButtonLink } from "~/components/ui/button";
import { EmptyList } from "~/components/ui/empty-list";
import { FieldFrame, Input, SelectBox } from "~/components/ui/field";
import { PageHead } from "~/components/ui/page";
import { Pagination } from "~/components/ui/pagination";
import { Table } from "~/components/ui/table";
import { Time } from "~/components/ui/time";
import { listAllContracts } from "~/features/deals/contracts/list-contracts.server";
import { CONTRACT_LABELS, ContractBadge } from "~/features/deals/contracts/status-badge";
import { requireStaff } from "~/features/identity/accounts/guards.server";
import { logStaffAccess } from "~/features/identity/accounts/staff-access.server";
import { paths, withQuery } from "~/paths";
import { formatMoney } from "~/platform/money";
import { pageTitle } from "~/product";
import { CONTRACT_STATUSES } from "~db/constants";

export const meta: MetaFunction = () => [{ title: pageTitle("Contracts") }];

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = requireStaff(context, "read contracts");
  const { searchParams } = context.request.url;
  const status = CONTRACT_STATUSES.find((one) => one === searchParams.get("status")) ?? null;
  const q = (searchParams.get("q") ?? "").trim().slice(0, 80);
  const [found] = await Promise.all([
    listAllContracts(ctx.db, { status, q, from: searchParams.get("after") }),
    logStaffAccess(ctx, "contract_list", "all"),
  ]);
  return { status, q, ...found };
}

export default function AdminContracts() {
  const { status, q, counts, items, next } = useLoaderData<typeof loader>();
  const countOf = (one: string) => counts.find((row) => row.status === one)?.n ?? 0;
  return (
    <>
      <PageHead title="Contracts" index="Read only. Every contract you open is recorded." />
      <Form method="get" className="mb-5 flex flex-wrap items-end gap-3">
        <FieldFrame id="q" label="Campaign, brand or athlete" small className="flex-1 basis-60">
          <Input id="q" name="q" type="search" defaultValue={q} />
        </FieldFrame>
        <FieldFrame id="status" label="Status" small>
          <SelectBox
            id="status"
            name="status"
            defaultValue={status ?? ""}
            placeholder="All"
            options={CONTRACT_STATUSES.map((value) => ({
              value,
              label: `${CONTRACT_LABELS[value]} (${countOf(value)})`,
            }))}
          />
        </FieldFrame>
        <Button variant="plain">Search</Button>
      </Form>
      {items.length > 0 ? (
        <Table
          caption="Contracts"
          captionHidden
          rows={items}
          rowKey={({ id }) => id}
          columns={[
            {
              label: "Campaign",
              cell: ({ id, title }) => <Link to={paths.admin.contract(id)}>{title}</Link>,
            },
            { label: "Brand", cell: ({ company }) => company },
            { label: "Athlete", cell: ({ athlete }) => athlete },
            { label: "Fee", narrow: "beside", numeric: true, cell: ({ fee }) => formatMoney(fee) },
            { label: "Sent", narrow: "before", cell: ({ createdAt }) => <Time at={createdAt} /> },
            {
              label: "Status",
              cell: (row) => <ContractBadge kind={row.kind} status={row.status} />,
            },
          ]}
        />
      ) : (
        <EmptyList
          title="No contracts found"
          example={[
            "Spring Trail Launch",
            `Northlight and Rosie Calder · ${formatMoney(80000)}`,
            CONTRACT_LABELS.pending,
          ]}
          action={
            (q || status) && (
              <ButtonLink to={paths.admin.contracts} variant="plain" size="sm">
                Clear search
              </ButtonLink>
            )
          }
        >
          A contract appears here when a brand sends it.
        </EmptyList>
      )}
      <Pagination
        label="Pages of contracts"
        previous={null}
        next={next && withQuery("", { ...(status && { status }), ...(q && { q }), after: next })}
      />
    </>
  );
}
