import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import {
  Form,
  Link,
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { failedOnServer } from "~/components/revalidation";
import { Badge } from "~/components/ui/badge";
import { Button, ButtonLink } from "~/components/ui/button";
import { EmptyList } from "~/components/ui/empty-list";
import { FieldFrame, Input, SelectBox } from "~/components/ui/field";
import { PageHead } from "~/components/ui/page";
import { Pagination } from "~/components/ui/pagination";
import { type Column, Table } from "~/components/ui/table";
import { currentTab, Tabs } from "~/components/ui/tabs";
import { Time } from "~/components/ui/time";
import {
  listPayments,
  type PaymentItem,
} from "~/features/backoffice/payment-desk/list-payments.server";
import { STATUSES } from "~/features/backoffice/payment-desk/payment-labels";
import { ONE_ADMIN_UP_TO } from "~/features/billing/ledger/fees";
import { requireStaff, requireStaffCommand } from "~/features/identity/accounts/guards.server";
import { logStaffAccess } from "~/features/identity/accounts/staff-access.server";
import { DifferencesList } from "~/features/money/reconciliation/differences-list";
import { explainDifference } from "~/features/money/reconciliation/explain-difference.server";
import { explanationSchema } from "~/features/money/reconciliation/schema";
import { paths, withQuery } from "~/paths";
import { defineActions, handleForm } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { formatMoney } from "~/platform/money";
import { pageTitle } from "~/product";
import { PAYMENT_STATUSES } from "~db/constants";

export const meta: MetaFunction = () => [{ title: pageTitle("Payments") }];

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = requireStaff(context, "handle payments");
  const { url } = context.request;
  const { searchParams } = url;
  const tab = currentTab(url, ["all", "proposals", "differences"]);
  const filters = {
    q: (searchParams.get("q") ?? "").trim().slice(0, 120),
    status: PAYMENT_STATUSES.find((one) => one === searchParams.get("status")) ?? null,
    after: searchParams.get("after"),
  };
  const [page] = await Promise.all([
    listPayments(ctx, context.env, tab, filters),
    logStaffAccess(ctx, "payment_list", "all"),
  ]);
  return { tab, ...filters, ...page };
}

export const action = defineActions(({ context }) => {
  const ctx = requireStaffCommand(context, "handle payments");
  return handleForm(explanationSchema, async (explanation) => {
    await explainDifference(ctx, explanation);
    return redirectWithToast(context, withQuery(paths.admin.payments, { tab: "differences" }), {
      title: "Closed",
    });
  });
});

/** After a conflict the form needs to know the sums there are now. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  (change.actionStatus === 409 || change.defaultShouldRevalidate) && !failedOnServer(change);

export default function AdminPayments() {
  const actionData = useActionData<typeof action>() as FormActionData;
  const { tab, q, status, items, differences, waiting, next } = useLoaderData<typeof loader>();
  const asked = { tab, ...(q && { q }), ...(status && { status }) };
  return (
    <>
      <PageHead title="Payments" index="Every payment you open is recorded." />
      <Tabs
        label="Payments"
        current={tab}
        tabs={[
          { value: "all", label: "All" },
          { value: "proposals", label: `To confirm (${waiting.proposals})` },
          { value: "differences", label: `Differences (${waiting.differences})` },
        ]}
      />
      {tab === "all" && (
        <search>
          <Form key={`${q} ${status}`} className="mb-5 flex flex-wrap items-end gap-3">
            <FieldFrame id="q" label="Campaign, person or ID" small className="flex-1 basis-60">
              <Input id="q" type="search" name="q" defaultValue={q} autoComplete="off" />
            </FieldFrame>
            <FieldFrame id="status" label="Status" small>
              <SelectBox
                id="status"
                name="status"
                defaultValue={status ?? ""}
                placeholder="All"
                options={PAYMENT_STATUSES.map((value) => ({
                  value,
                  label: STATUSES[value].label,
                }))}
              />
            </FieldFrame>
            <Button variant="plain">Search</Button>
          </Form>
        </search>
      )}
      {tab !== "differences" && items.length > 0 && <PaymentsTable items={items} />}
      {(tab === "differences" ? differences : items).length === 0 && (
        <EmptyList
          {...EMPTY[tab]}
          action={
            (q || status) && (
              <ButtonLink to={withQuery("", { tab })} variant="plain" size="sm">
                Clear search
              </ButtonLink>
            )
          }
        />
      )}
      {tab === "differences" && (
        <DifferencesList differences={differences} actionData={actionData} />
      )}
      <Pagination
        label="Pages of payments"
        previous={null}
        next={next && withQuery("", { ...asked, after: next })}
      />
    </>
  );
}

const EXAMPLE = [
  "Spring Trail Launch",
  `Northlight and Rosie Calder · ${formatMoney(180000)}`,
  "3 Mar",
] as const;

const EMPTY = {
  all: {
    title: "No payments found",
    children: "A payment appears here when a brand pays a fee in.",
    example: EXAMPLE,
  },
  proposals: {
    title: "Nothing to confirm",
    children: `A payment appears here when a colleague proposes to move more than ${formatMoney(ONE_ADMIN_UP_TO)}.`,
    example: EXAMPLE,
  },
  differences: {
    title: "No differences",
    children: "The ledger and Stripe agree, as far as they've been compared.",
    example: ["Spring Trail Launch", "The ledger says more than Stripe", "3 Mar"],
  },
} as const;

const COLUMNS: Column<PaymentItem>[] = [
  {
    label: "Payment",
    cell: ({ id, campaign, name }) => (
      <span className="wrap-anywhere">
        <Link to={paths.admin.payment(id)}>{campaign}</Link>
        <span className="block text-sm font-normal text-soft">{name}</span>
      </span>
    ),
  },
  { label: "Brand", cell: ({ company }) => company },
  { label: "Athlete", cell: ({ athlete }) => athlete },
  {
    label: "Athlete's part",
    narrow: "beside",
    numeric: true,
    cell: ({ amount }) => formatMoney(amount),
  },
  { label: "Our fee", narrow: "before", numeric: true, cell: ({ fee }) => formatMoney(fee) },
  {
    label: "Status",
    cell: ({ status }) => <Badge tone={STATUSES[status].tone}>{STATUSES[status].label}</Badge>,
  },
  { label: "Since", narrow: "before", cell: ({ since }) => <Time at={since} as="day" /> },
];

const PaymentsTable = ({ items }: { items: PaymentItem[] }) => (
  <Table caption="Payments" captionHidden columns={COLUMNS} rows={items} rowKey={({ id }) => id} />
);
